import type { HookEvent, SDKMessage } from '@anthropic-ai/claude-agent-sdk'

/** A message as its tags: `system/init`, `assistant`. */
type KindOf<Message> = Message extends { type: infer Type extends string; subtype: infer Subtype extends string } ? `${Type}/${Subtype}`
  : Message extends { type: infer Type extends string } ? Type : never

/** Hook events that no session brings about, each with the reason. */
export const unfiredEvents: Partial<Record<HookEvent, string>> = {}

/** Messages that no session brings about, each with the reason. */
export const unfiredMessages: Partial<Record<KindOf<SDKMessage>, string>> = {
  'system/local_command_output': 'The client has the shape and no code that sends it: what a local command prints comes as an assistant message.',
  'system/worker_shutting_down': 'Sent only over the bridge of Remote Control, which needs an account and the network.',
  'system/files_persisted': 'Sent only by sessions in the cloud.',
  'system/mirror_error': "Made by the Agent SDK's own library in the host, when the host's session store fails; the client doesn't send it.",
}
