/**
 * Refreshes the recorded lines in `test/fixtures`: runs every session and adds a line for each shape that isn't there yet.
 * Records the session of `examples/sdk-reader` too, which is kept whole.
 *
 *   npm run record              into test/fixtures and examples/sdk-reader
 *   npm run record -- FOLDER    all of it into another folder
 */
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { root } from '../../../scripts/support/consumer.js'
import { cacheFolder, getClient } from '../engine/client.js'
import { kindOf } from './check.js'
import { identifiers, normaliser } from './normalise.js'
import { play, type Played } from './play.js'
import { record, type Recorded } from './recording.js'
import { exampleSession } from './sessions/example.js'
import { shapeOf, type Line } from './shape.js'

/** The files, each with the lines that it takes. */
const fixtures: { file: string; takes: (recorded: Recorded) => boolean }[] = [
  { file: 'hook-inputs.jsonl', takes: ({ source }) => source === 'hook' },
  { file: 'sdk-messages.jsonl', takes: ({ source, line }) => source === 'written' && !isControl(line) },
  { file: 'control.jsonl', takes: ({ source, line }) => source !== 'hook' && isControl(line) },
  { file: 'stdin-messages.jsonl', takes: ({ source, line }) => source === 'sent' && !isControl(line) },
]
const isControl = ({ type }: Line): boolean => String(type).startsWith('control_')

const elsewhere = process.argv[2] && resolve(process.argv[2])
const folder = elsewhere ?? join(root, 'test', 'fixtures')
const example = join(elsewhere ?? join(root, 'examples', 'sdk-reader'), 'session.jsonl')
const client = await getClient({ cache: cacheFolder(root) })
if ('unavailable' in client) throw new Error(client.unavailable)
const scratch = mkdtempSync(join(tmpdir(), 'modhook-record-'))
try {
  const { lines, missed } = await record(client, scratch)
  const whole = await play(client, exampleSession, join(scratch, 'example'))
  missed.push(...whole.missed)
  for (const what of missed) console.error(`✗ ${what}`)
  // half a session is no record of it
  if (missed.length > 0) process.exitCode = 1
  else {
    mkdirSync(folder, { recursive: true })
    for (const { file, takes } of fixtures) update(join(folder, file), lines.filter(takes))
    writeFileSync(example, inOrder(whole).map(line => `${JSON.stringify(line)}\n`).join(''))
  }
} finally {
  rmSync(scratch, { recursive: true, force: true })
}

/** What the client wrote, as it does without partial messages. */
function inOrder({ places, written }: Played): Line[] {
  const lines = written.filter(({ type, status }) => type !== 'stream_event' && status !== 'requesting')
  return lines.map(normaliser(places, identifiers(lines), true))
}

/** What is there stays, in its place; a shape that is new comes last. */
function update(path: string, recorded: Recorded[]): void {
  const kept = existsSync(path) ? readFileSync(path, 'utf8').trimEnd().split('\n') : []
  const known = new Set(kept.map(text => shapeOf(JSON.parse(text) as Line)))
  const seen = new Set<string>()
  const added: string[] = []
  for (const item of recorded) {
    const shape = shapeOf(item.line)
    if (!seen.has(shape) && !known.has(shape)) {
      added.push(JSON.stringify(item.line))
      console.log(`+ ${kindOf(item)} (session ${item.session})`)
    }
    seen.add(shape)
  }
  writeFileSync(path, `${[...kept, ...added].join('\n')}\n`)
  console.log(`${path}: ${kept.length + added.length} shapes, ${added.length} new, ${[...known].filter(shape => !seen.has(shape)).length} not seen this time`)
}
