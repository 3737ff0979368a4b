/** One part of the run, in a process of its own: while it compiles, no other part's talk with the client stands still. */
import { once } from 'node:events'
import { cacheFolder, getClient } from './engine/client.js'
import type { Context } from './part.js'
import { parts } from './parts.js'

/** What the process is told: the part's name, and its context but for the client, which can't be passed on. */
export type Task = { name: string; context: Omit<Context, 'client'>; withClient: boolean }

// the run that asked is over
process.once('disconnect', () => process.exit(1))

const [{ name, context, withClient }] = (await once(process, 'message')) as [Task]
const client = withClient ? await getClient({ cache: cacheFolder(context.root) }) : undefined
if (client && 'unavailable' in client) throw new Error(client.unavailable)
const part = await parts[name]!.load()
process.send!(await part({ ...context, ...client && { client } }), () => process.exit())
