/** What a session cost, by model, from its results. */
import type { ModelUsage, SDKMessage, SDKResultMessage } from '@anthropic-ai/claude-agent-sdk'

export type Bill = { usd: number; turns: number; byModel: Record<string, Pick<ModelUsage, 'inputTokens' | 'outputTokens' | 'costUSD'>> }

const isResult = (message: SDKMessage): message is SDKResultMessage => message.type === 'result'

export const bill = (messages: readonly SDKMessage[]): Bill => {
  const last = messages.filter(isResult).at(-1)
  if (!last) return { usd: 0, turns: 0, byModel: {} }
  const byModel: Bill['byModel'] = {}
  for (const [model, usage] of Object.entries(last.modelUsage)) {
    const { inputTokens, outputTokens, costUSD } = usage
    byModel[model] = { inputTokens, outputTokens, costUSD }
  }
  return { usd: last.total_cost_usd, turns: last.num_turns, byModel }
}

export const cached = ({ usage }: SDKResultMessage): number => usage.cache_read_input_tokens / Math.max(1, usage.input_tokens)
