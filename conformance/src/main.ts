/**
 * The conformance run: compares the packed modhook with the official declarations and with the real client, prints what it
 * finds, and writes it to `docs/conformance.md`. Exits 1 when something doesn't hold.
 *
 *   npm run conformance              all parts
 *   npm run conformance -- pins      one part, by its name; nothing is written
 *   UPDATE_BASELINE=1 …              what conforms now is what has to conform from now on
 */
import { fork, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { consumer, npm, root } from '../../scripts/support/consumer.js'
import { AGENT_SDK_VERSION, CLAUDE_CODE_VERSION } from '../../src/version.js'
import { cacheFolder, getClient } from './engine/client.js'
import { inLanes } from './lanes.js'
import type { PartReport } from './part.js'
import { parts } from './parts.js'
import type { Task } from './child.js'

const folder = join(root, 'conformance')

/** Installs the package's own dependencies, unless the lock file's are there. */
function install(): void {
  const installed = join(folder, 'node_modules', '.package-lock.json')
  const lock = join(folder, 'package-lock.json')
  if (!existsSync(installed) || statSync(installed).mtimeMs < statSync(lock).mtimeMs) npm(['ci', '--no-audit', '--no-fund'], folder)
}

function build(): void {
  const ran = spawnSync('npm', ['run', '--silent', 'build'], { cwd: root, encoding: 'utf8' })
  if (ran.status !== 0) throw new Error(`modhook doesn't build:\n${ran.stdout}${ran.stderr}`)
}

/** Those that take longest, the longest last: they begin first, so that the run doesn't end on one of them. */
const longest = ['programs', 'pins', 'declarations', 'wire']

/** Runs a part in a process of its own. */
async function inProcess(task: Task): Promise<PartReport> {
  const child = fork(fileURLToPath(new URL('./child.ts', import.meta.url)))
  child.send(task)
  const [report] = (await Promise.race([once(child, 'message'), once(child, 'exit').then(([code]) => { throw new Error(`${task.name} ended with ${code}`) })])) as [PartReport]
  return report
}

const figuresOf = ({ figures }: PartReport) =>
  Object.entries(figures).map(([name, figure]) => `| ${name} | ${figure} |`).join('\n')

const sectionOf = (report: PartReport) => `## ${report.title}\n\n| figure | |\n|---|---|\n${figuresOf(report)}\n\n${report.body.trim()}\n`

function pageOf(reports: PartReport[], client: string): string {
  return [
    '# Conformance',
    '',
    `modhook compared with Claude Code ${CLAUDE_CODE_VERSION}, Agent SDK ${AGENT_SDK_VERSION} and the declarations that the client writes itself.`,
    `Written by \`npm run conformance\`; don't edit. ${client}`,
    '',
    ...reports.map(sectionOf),
  ].join('\n')
}

const wanted = process.argv.slice(2)
const unknown = wanted.filter(name => !parts[name])
if (unknown.length) {
  console.error(`there is no part ${unknown.join(', ')}: the parts are ${Object.keys(parts).join(', ')}`)
  process.exit(2)
}

install()
build()
const place = consumer()
const scratch = mkdtempSync(join(tmpdir(), 'modhook-conformance-'))
let failures = 0
try {
  const client = await getClient({ cache: cacheFolder(root) })
  const isThere = !('unavailable' in client)
  const words = isThere ? `The client ran ${client.isolation}.` : `The client could not be had, so the declarations were compared alone: ${client.unavailable}`
  console.log(words)
  const chosen = Object.keys(parts).filter(name => !wanted.length || wanted.includes(name))
  const [able, unable] = [chosen.filter(name => isThere || !parts[name]!.needsClient), chosen.filter(name => !isThere && parts[name]!.needsClient)]
  for (const name of unable) console.log(`\n${name}: not run, it needs the client`)
  // two at a time leave the client's sessions the time that they need, on a machine of two cores
  const inTurn = [...able].sort((a, b) => longest.indexOf(b) - longest.indexOf(a))
  const done = new Map(await inLanes(2, inTurn, async (name): Promise<[string, PartReport]> => {
    const started = performance.now()
    mkdirSync(join(scratch, name))
    const report = await inProcess({
      name,
      withClient: isThere,
      context: {
        root,
        scratch: join(scratch, name),
        modhook: join(place.folder, 'node_modules', 'modhook'),
        sdk: join(folder, 'node_modules', '@anthropic-ai', 'claude-agent-sdk'),
      },
    })
    console.log(`\n${report.title} (${((performance.now() - started) / 1000).toFixed(0)} s)`)
    for (const [figure, value] of Object.entries(report.figures)) console.log(`  ${figure.padEnd(36)}${value}`)
    for (const failure of report.failures) console.log(`  ✗ ${failure}`)
    return [name, report]
  }))
  const reports = able.map(name => done.get(name)!)
  failures = reports.reduce((count, report) => count + report.failures.length, 0)
  // a page of some of the parts would lose the others
  if (!wanted.length && isThere) writeFileSync(join(root, 'docs', 'conformance.md'), pageOf(reports, words))
} finally {
  place.remove()
  rmSync(scratch, { recursive: true, force: true })
}
console.log(failures ? `\n${failures} failed` : '\nall of it held')
process.exitCode = failures ? 1 : 0
