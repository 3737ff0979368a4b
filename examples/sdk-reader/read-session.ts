/** Reads a session's stream-json from a file or from stdin, and prints what the session did, cost and was refused. */
import { createReadStream } from 'node:fs'
import { createInterface } from 'node:readline'
import type { SDKMessage, UnknownSDKMessage } from 'modhook/sdk'
import { summarize, type Summary, type Turn } from './summary.js'

const args = process.argv.slice(2)
const file = args.find(arg => !arg.startsWith('--'))

/** What is wrong with the input, in a line, and where. */
const refuse = (why: string): never => {
  console.error(`${file ?? 'stdin'}${why}`)
  process.exit(1)
}

const isMessage = (value: unknown): value is SDKMessage | UnknownSDKMessage =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'

async function* messagesOf(input: NodeJS.ReadableStream) {
  let number = 0
  for await (const line of createInterface({ input })) {
    number++
    if (!line.trim()) continue
    let value: unknown
    try {
      value = JSON.parse(line)
    } catch (error) {
      refuse(`:${number}: ${(error as Error).message}`)
    }
    yield isMessage(value) ? value : refuse(`:${number}: no message, since it has no type: ${line.slice(0, 60)}`)
  }
}

/** Rows under a heading, each column as wide as its widest cell. */
const table = (heading: string[], rows: (string | number | undefined)[][]) => {
  const cells = [heading, ...rows.map(row => row.map(cell => String(cell ?? '–')))]
  const widths = heading.map((_, column) => Math.max(...cells.map(row => row[column]?.length ?? 0)))
  return cells.map(row => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ').trimEnd()).join('\n')
}

const dollars = (usd: number) => `$${usd.toFixed(4)}`

const fill = ({ context }: Turn) =>
  context && (context.window === undefined ? context.used : `${context.used} (${((context.used / context.window) * 100).toFixed(1)}%)`)

const print = ({ turns, tools, denied, compactions, costUsd, tokens, errors, passedOver }: Summary) => {
  const sum = (key: 'requests' | 'toolCalls' | 'denied') => turns.reduce((total, turn) => total + turn[key], 0)
  const turnRows = turns.map((turn, index) => [
    index + 1, turn.model, turn.requests, turn.toolCalls, turn.denied, turn.tokens.input, turn.tokens.output,
    fill(turn), dollars(turn.costUsd), `${turn.seconds.toFixed(1)}s`, turn.end,
  ])
  const total = ['all', '', sum('requests'), sum('toolCalls'), sum('denied'), tokens.input, tokens.output, '', dollars(costUsd), '', '']
  const toolRows = Object.entries(tools).sort(([, a], [, b]) => b.calls - a.calls)
  const tables = [
    table(['turn', 'model', 'requests', 'tools', 'denied', 'in', 'out', 'context', 'cost', 'time', 'end'], [...turnRows, total]),
    toolRows.length && table(['tool', 'calls', 'failed', 'denied'], toolRows.map(([name, tool]) => [name, tool.calls, tool.failed, tool.denied])),
    denied.length && table(['denied', 'why'], denied.map(({ tool, why }) => [tool, why])),
    compactions.length && table(['compacted', 'from', 'to'], compactions.map(({ trigger, before, after }) => [trigger, before, after])),
    errors.length && table(['errors'], errors.map(error => [error])),
    Object.keys(passedOver).length && table(['passed over', 'lines'], Object.entries(passedOver)),
  ]
  console.log(tables.filter(Boolean).join('\n\n'))
}

const input: NodeJS.ReadableStream = file ? createReadStream(file) : process.stdin
input.on('error', (error: Error) => refuse(`: ${error.message}`))
const summary = await summarize(messagesOf(input))

if (args.includes('--json')) console.log(JSON.stringify(summary, null, 2))
else print(summary)
