/** What a session did, message by message: its turns, tools and denials, what they cost, and how full the context was. */
import { isSDKMessage, type SDKMessage, type SDKMessageOf, type UnknownSDKMessage } from 'modhook/sdk'

export type Turn = {
  model: string | undefined
  /** How often the model was asked. */
  requests: number
  toolCalls: number
  denied: number
  /** What the model read, from its cache too, and what it wrote; without subagents. */
  tokens: { input: number; output: number }
  /** The tokens that the turn's last request put into the model's window, and how many fit. */
  context: { used: number; window: number | undefined } | undefined
  costUsd: number
  seconds: number
  /** `success`, or what cut the turn short. */
  end: string
}

export type Summary = {
  turns: Turn[]
  tools: Record<string, { calls: number; failed: number; denied: number }>
  denied: { tool: string; why: string | undefined }[]
  compactions: { trigger: string; before: number; after: number | undefined }[]
  costUsd: number
  tokens: { input: number; output: number }
  errors: string[]
  /** The kinds of lines that aren't among the SDK's messages, newer ones too, with how many came of each. */
  passedOver: Record<string, number>
}

/** The tokens that a request put into the model's window, those among them that its cache held. */
const inputOf = (usage: { input_tokens: number; cache_read_input_tokens: number | null; cache_creation_input_tokens: number | null }) =>
  usage.input_tokens + (usage.cache_read_input_tokens ?? 0) + (usage.cache_creation_input_tokens ?? 0)

export const summarize = async (messages: AsyncIterable<SDKMessage | UnknownSDKMessage>): Promise<Summary> => {
  const summary: Omit<Summary, 'tools' | 'denied' | 'passedOver'> = {
    turns: [], compactions: [], costUsd: 0, tokens: { input: 0, output: 0 }, errors: [],
  }
  // maps, not objects: the model makes up the names of the tools that it calls, `__proto__` among them
  const tools = new Map<string, Summary['tools'][string]>()
  const passedOver = new Map<string, number>()
  const toolNames = new Map<string, string>()
  const denials = new Map<string, Summary['denied'][number]>()
  const failures = new Map<string, string>()
  let totalCostUsd = 0
  let toolCalls = 0
  let request: { model: string; tokens: number } | undefined

  const toolOf = (name: string) => {
    const tool = tools.get(name) ?? { calls: 0, failed: 0, denied: 0 }
    tools.set(name, tool)
    return tool
  }

  /** Most denials come twice: with the reason as they happen, and on the result, which has them all. */
  const noteDenial = (id: string, tool: string, why?: string) => {
    if (!denials.has(id)) toolOf(tool).denied++
    denials.set(id, { tool, why: denials.get(id)?.why ?? why })
  }

  const noteAnswer = ({ message, parent_tool_use_id }: SDKMessageOf<'assistant'>) => {
    for (const block of message.content) {
      if (block.type !== 'tool_use') continue
      toolNames.set(block.id, block.name)
      toolOf(block.name).calls++
      toolCalls++
    }
    const tokens = inputOf(message.usage)
    // a subagent has a window of its own, and what Claude Code writes itself takes none
    if (parent_tool_use_id === null && tokens > 0) request = { model: message.model, tokens }
  }

  const noteToolResults = ({ message }: SDKMessageOf<'user'>) => {
    if (typeof message.content === 'string') return
    for (const block of message.content) {
      if (block.type !== 'tool_result' || !block.is_error) continue
      const name = toolNames.get(block.tool_use_id)
      if (name) failures.set(block.tool_use_id, name)
    }
  }

  const noteResult = (result: SDKMessageOf<'result'>) => {
    const { total_cost_usd, usage, modelUsage, model_usage_since_last_result, permission_denials } = result
    const tokens = { input: inputOf(usage), output: usage.output_tokens }
    // where a client doesn't tell the turn's own cost, take what the session's total grew by: it starts over at /clear,
    // and the first turn of a resumed session has all that was spent before
    const costUsd = model_usage_since_last_result
      ? Object.values(model_usage_since_last_result).reduce((sum, { costUSD }) => sum + costUSD, 0)
      : total_cost_usd < totalCostUsd ? total_cost_usd : total_cost_usd - totalCostUsd
    totalCostUsd = total_cost_usd
    summary.turns.push({
      model: request?.model,
      requests: result.num_turns,
      toolCalls,
      denied: permission_denials.length,
      tokens,
      context: request && { used: request.tokens, window: modelUsage[request.model]?.contextWindow },
      costUsd,
      seconds: result.duration_ms / 1000,
      end: result.subtype,
    })
    summary.costUsd += costUsd
    summary.tokens.input += tokens.input
    summary.tokens.output += tokens.output
    for (const { tool_use_id, tool_name } of permission_denials) noteDenial(tool_use_id, tool_name)
    if (result.subtype !== 'success') summary.errors.push(...result.errors)
    else if (result.is_error) summary.errors.push(result.result)
    toolCalls = 0
    request = undefined
  }

  const noteSystem = (message: SDKMessageOf<'system'>) => {
    if (message.subtype === 'permission_denied') {
      noteDenial(message.tool_use_id, message.tool_name, message.decision_reason ?? message.message)
    }
    if (message.subtype === 'compact_boundary') {
      const { trigger, pre_tokens, post_tokens } = message.compact_metadata
      summary.compactions.push({ trigger, before: pre_tokens, after: post_tokens })
    }
  }

  for await (const message of messages) {
    if (!isSDKMessage(message)) {
      const kind = message.subtype === undefined ? message.type : `${message.type}/${message.subtype}`
      passedOver.set(kind, (passedOver.get(kind) ?? 0) + 1)
      continue
    }
    switch (message.type) {
      case 'assistant': noteAnswer(message); break
      case 'user': noteToolResults(message); break
      case 'result': noteResult(message); break
      case 'system': noteSystem(message); break
      case 'stream_event':
      case 'tool_progress':
      case 'tool_use_summary':
      case 'auth_status':
      case 'rate_limit_event':
      case 'prompt_suggestion':
      case 'conversation_reset': break
      // a kind that a later modhook declares is an error here, for this reader to decide about
      default: message satisfies never
    }
  }
  // to the model a denied call has failed, and its denial may be told after that
  for (const [id, name] of failures) if (!denials.has(id)) toolOf(name).failed++
  return {
    ...summary,
    tools: Object.fromEntries(tools),
    denied: [...denials.values()],
    passedOver: Object.fromEntries(passedOver),
  }
}
