import type { HookEvent } from '@anthropic-ai/claude-agent-sdk'
import type { Block, Script } from '../engine/model-api.js'
import type { Json, Line } from './shape.js'

/**
 * A session of the client, as data: what lies in the project, what the model answers, what the host says.
 * Paths are written as they stand in the fixtures: the project is /home/dev/project, the home folder /home/dev.
 */
export type Session = {
  name: string
  /** The hook events and message kinds that it is there to bring about, in words. */
  about: string
  /** Files of the project; an object is written as JSON. */
  files?: Files
  /** Files of the home folder. */
  home?: Files
  /** The project's settings; its hooks run beside those that record. */
  settings?: { hooks?: Partial<Record<HookEvent, object[]>>; [key: string]: unknown }
  /** Events that aren't recorded, where a hook on them would change what the client does. */
  unrecorded?: HookEvent[]
  /** Whether the project is a git repository with one commit. */
  git?: true
  /** The client is run once for each, in the same folders. */
  runs: SessionRun[]
}

export type Files = Record<string, string | object>

export type SessionRun = {
  /** The client's arguments; a stream in both directions where not given. */
  args?: string[]
  /** Whether the client has a terminal, where the host types. */
  terminal?: true
  /** Beside `args`. */
  more?: string[]
  env?: Record<string, string>
  model?: Script
  /** What the host does, one step after the other; then it closes the client's standard input. */
  host?: Step[]
  /** How the host answers the client's own control requests: an undefined answer leaves the request open. */
  answer?: (request: Line) => Line | undefined
}

export type Step =
  /** Writes a line to the client's standard input. */
  | { send: Line }
  /** Sends a control request, made from the lines so far where it's a function, and waits for the response. */
  | { ask: Line | ((lines: Line[]) => Line) }
  /** Waits for a line that has these keys and values, later than the last one waited for. */
  | { until: Line }
  /** Waits for a hook on the event, the run's first that reads these keys and values. */
  | { hook: HookEvent; has?: Line }
  /** Types a line into the client's terminal, and presses Enter until a hook on the event reads these keys and values. */
  | { type: string; hook: HookEvent; has?: Line }
  /** Writes files of the project. */
  | { write: Files }
  /** Writes a file of the project again and again, until a hook on `FileChanged` tells of it. */
  | { touch: string }
  /** Puts a device without room in place of the session's transcript. */
  | { fillDisk: true }
  /** Waits, in milliseconds, where nothing tells that the client is ready. */
  | { pause: number }

export const streams = ['-p', '--output-format', 'stream-json', '--input-format', 'stream-json', '--verbose', '--include-partial-messages', '--include-hook-events']
export const printed = (prompt: string): string[] => ['-p', prompt, '--output-format', 'stream-json', '--verbose', '--include-hook-events']

/** Permission modes, as arguments. */
export const mode = (name: string): string[] => ['--permission-mode', name, ...(name === 'bypassPermissions' ? ['--allow-dangerously-skip-permissions'] : [])]
/** The host decides on permissions. */
export const asksHost = [...mode('default'), '--permission-prompt-tool', 'stdio']

export const text = (words: string): Block => ({ type: 'text', text: words })
export const call = (name: string, input: object): Block => ({ type: 'tool_use', name, input })

export const say = (content: Json, more: Line = {}): Step =>
  ({ send: { type: 'user', message: { role: 'user', content }, parent_tool_use_id: null, session_id: '', ...more } })
/** A prompt, and the wait for its result. */
export const turn = (content: Json, more?: Line): Step[] => [say(content, more), { until: { type: 'result' } }]
export const ask = (subtype: string, more: Line = {}): Step => ({ ask: { subtype, ...more } })

/** Lets every tool run that the client asks about. */
export const allow = (request: Line): Line => request['subtype'] === 'can_use_tool' ? { behavior: 'allow', updatedInput: request['input'] ?? {} } : {}
