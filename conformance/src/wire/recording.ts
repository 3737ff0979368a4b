import { join } from 'node:path'
import type { Client } from '../engine/client.js'
import { inLanes } from '../lanes.js'
import { identifiers, normaliser } from './normalise.js'
import { play } from './play.js'
import { sessions } from './sessions/index.js'
import type { Session } from './session.js'
import { isObject, type Line } from './shape.js'

/** Where a line was read: a hook's standard input, the client's standard output, or what the host wrote. */
export type Source = 'hook' | 'written' | 'sent'

export type Recorded = {
  session: string
  source: Source
  line: Line
  /** Of a control response: the subtype of the request that it answers. */
  answers?: string
}

export type Recording = {
  /** Distinct lines, in a stable order. */
  lines: Recorded[]
  /** What the sessions waited for in vain. */
  missed: string[]
}

/** Sessions that run at once. */
export const SESSION_LANES = 3

/** Runs every session, each in a folder of its own under `scratch`. */
export async function record(client: Client, scratch: string, chosen: Session[] = sessions): Promise<Recording> {
  const recordings = await inLanes(SESSION_LANES, chosen, (session, index) => recordOne(client, session, join(scratch, `s${index}`)))
  return { lines: recordings.flatMap(({ lines }) => lines), missed: recordings.flatMap(({ missed }) => missed) }
}

async function recordOne(client: Client, session: Session, folder: string): Promise<Recording> {
  const { places, hooks, written, sent, missed } = await play(client, session, folder)
  const normalise = normaliser(places, identifiers([...hooks, ...written]))

  // a response says which request it answers by the request's id alone
  const asked = new Map<unknown, string>()
  for (const line of [...written, ...sent]) {
    const request = line['request']
    if (line['type'] === 'control_request' && isObject(request)) asked.set(line['request_id'], String(request['subtype']))
  }
  const recorded = (source: Source) => (line: Line): Recorded => {
    const response = line['type'] === 'control_response' && isObject(line['response']) ? line['response'] : undefined
    const answers = asked.get(response?.['request_id'])
    return { session: session.name, source, line: normalise(line), ...(response?.['subtype'] === 'success' && answers && { answers }) }
  }
  const all = [...hooks.map(recorded('hook')), ...written.map(recorded('written')), ...sent.map(recorded('sent'))]
  // one of each text, sorted, since what runs at the same time comes in any order
  const distinct = new Map(all.map(item => [`${item.source} ${item.answers ?? ''} ${JSON.stringify(item.line)}`, item]))
  const lines = [...distinct].sort(([a], [b]) => a < b ? -1 : 1).map(([, item]) => item)
  return { lines, missed: missed.map(what => `session ${session.name} waited in vain for ${what}`) }
}
