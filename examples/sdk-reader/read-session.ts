/** Reads a session's stream-json from a file or from stdin, and prints what the session did, cost and was refused. */
import { createReadStream } from 'node:fs'
import { createInterface } from 'node:readline'
import type { SDKMessage, StdoutMessage } from 'modhook/sdk'

type Summary = {
  model: string | undefined
  turns: number
  tools: Record<string, number>
  costUsd: number
  tokens: { input: number; output: number }
  denied: { tool: string; why: string }[]
  errors: string[]
}

const summary: Summary = { model: undefined, turns: 0, tools: {}, costUsd: 0, tokens: { input: 0, output: 0 }, denied: [], errors: [] }

const note = (message: SDKMessage | StdoutMessage): void => {
  switch (message.type) {
    case 'system':
      if (message.subtype === 'init') summary.model = message.model
      if (message.subtype === 'permission_denied') summary.denied.push({ tool: message.tool_name, why: message.decision_reason ?? message.message })
      break
    case 'assistant':
      for (const block of message.message.content)
        if (block.type === 'tool_use') summary.tools[block.name] = (summary.tools[block.name] ?? 0) + 1
      break
    case 'result':
      summary.turns += message.num_turns
      // the cost of a result counts from the start of its session
      summary.costUsd = Math.max(summary.costUsd, message.total_cost_usd)
      summary.tokens.input += message.usage.input_tokens
      summary.tokens.output += message.usage.output_tokens
      if (message.subtype !== 'success') summary.errors.push(...message.errors)
      break
  }
}

const args = process.argv.slice(2)
const file = args.find(arg => !arg.startsWith('--'))
for await (const line of createInterface({ input: file ? createReadStream(file) : process.stdin }))
  if (line.trim()) note(JSON.parse(line) as SDKMessage)

if (args.includes('--json')) console.log(JSON.stringify(summary, null, 2))
else {
  const tools = Object.entries(summary.tools).sort(([, a], [, b]) => b - a)
  console.log(`model    ${summary.model ?? 'unknown'}`)
  console.log(`turns    ${summary.turns}`)
  console.log(`tokens   ${summary.tokens.input} in, ${summary.tokens.output} out`)
  console.log(`cost     $${summary.costUsd.toFixed(4)}`)
  console.log(`tools    ${tools.map(([name, count]) => `${name} ×${count}`).join(', ') || 'none'}`)
  console.log(`denied   ${summary.denied.map(({ tool, why }) => `${tool} (${why})`).join(', ') || 'none'}`)
  if (summary.errors.length) console.log(`errors   ${summary.errors.join('; ')}`)
}
