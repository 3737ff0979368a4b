import type { HookEvent } from '@anthropic-ai/claude-agent-sdk'
import type { Session } from '../wire/session.js'
import type { Line } from '../wire/shape.js'

/** A place where it shows that the client read an answer. */
export type Sign =
  /** A request to the model holds the text. */
  | { request: string }
  /** The client wrote a line with these keys and values. */
  | { line: Line }
  /** A hook read an input with these keys and values. */
  | { hook: Line }
  /** The client sent the text to its terminal. */
  | { screen: string }
  /** The session's transcript holds the text. */
  | { transcript: string }
  /** The client's debug log holds the text: for answers that have no effect. */
  | { log: string }

/** What a hook says, once, and what the client does because of it. */
export type Answer = {
  event: HookEvent
  /** The tool that the event is about: the hook answers for it alone, and the answer is held to that tool's types. */
  tool?: string
  /** The host answers, through the control protocol, where a command hook can't say it in JSON. */
  by?: 'host'
  says: Line
  /** What the hook says later, where `says` is that it goes on in the background. */
  later?: Line
  shows: Sign[]
  /** Why it has no effect, where the client reads it and makes no use of it. */
  unused?: string
}

/** A session, and the answers of the hooks in it. Paths are those of the fixtures. */
export type Trial = { session: Session; answers: Answer[] }

/** An answer's own part. */
export const own = (hookEventName: HookEvent, keys: Line): Line => ({ hookSpecificOutput: { hookEventName, ...keys } })

/** An answer that the client only reads. */
export const unused = (event: HookEvent, says: Line, why: string): Answer =>
  ({ event, says, shows: [{ log: `Parsed JSON output from hook: ${JSON.stringify(says)}` }], unused: why })

/** An answer that sets the terminal's title: for events that take nothing else with an effect. */
export const titled = (event: HookEvent): Answer => {
  const terminalSequence = `\u001b]2;titled by ${event}\u0007`
  return { event, says: { terminalSequence }, shows: [{ screen: terminalSequence }] }
}

