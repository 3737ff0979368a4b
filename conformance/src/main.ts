/**
 * The conformance run: compares the packed modhook with the official declarations and with the real client, prints what it
 * finds, and writes it to `docs/conformance.md`. Exits 1 when something doesn't hold.
 *
 *   npm run conformance              all parts
 *   npm run conformance -- pins      one part, by its name; nothing is written
 *   UPDATE_BASELINE=1 …              what conforms now is what has to conform from now on
 */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { consumer, npm, root } from '../../scripts/support/consumer.js'
import { AGENT_SDK_VERSION, CLAUDE_CODE_VERSION } from '../../src/version.js'
import { cacheFolder, getClient } from './engine/client.js'
import type { Context, Part, PartReport } from './part.js'

const folder = join(root, 'conformance')

/** What a part needs beside the declarations, and how to get it: only once the packages are there that it imports. */
const parts: Record<string, { needsClient: boolean; load: () => Promise<Part> }> = {
  declarations: { needsClient: false, load: async () => (await import('./declarations/index.js')).declarations },
  programs: { needsClient: false, load: async () => (await import('./programs/index.js')).programs },
  wire: { needsClient: true, load: async () => (await import('./wire/index.js')).wire },
  mods: { needsClient: true, load: async () => (await import('./mods/index.js')).mods },
  schema: { needsClient: true, load: async () => (await import('./schema/index.js')).schema },
  pins: { needsClient: true, load: async () => (await import('./pins/index.js')).pins },
}

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
const reports: PartReport[] = []
let failures = 0
try {
  const client = await getClient({ cache: cacheFolder(root) })
  const isThere = !('unavailable' in client)
  const words = isThere ? `The client ran ${client.isolation}.` : `The client could not be had, so the declarations were compared alone: ${client.unavailable}`
  console.log(words)
  const context: Context = {
    root,
    scratch,
    modhook: join(place.folder, 'node_modules', 'modhook'),
    sdk: join(folder, 'node_modules', '@anthropic-ai', 'claude-agent-sdk'),
    ...(isThere ? { client } : {}),
  }
  const run = async (name: string, load: () => Promise<Part>): Promise<PartReport> => {
    const started = performance.now()
    const part = await load()
    mkdirSync(join(scratch, name))
    const report = await part({ ...context, scratch: join(scratch, name) })
    console.log(`\n${report.title} (${((performance.now() - started) / 1000).toFixed(0)} s)`)
    for (const [figure, value] of Object.entries(report.figures)) console.log(`  ${figure.padEnd(36)}${value}`)
    for (const failure of report.failures) console.log(`  ✗ ${failure}`)
    return report
  }
  const chosen = Object.entries(parts).filter(([name]) => !wanted.length || wanted.includes(name))
  for (const [name, { needsClient }] of chosen) if (needsClient && !isThere) console.log(`\n${name}: not run, it needs the client`)
  // the compiler takes a core to itself; the client's sessions mostly wait, so they run side by side
  for (const [name, { needsClient, load }] of chosen) if (!needsClient) reports.push(await run(name, load))
  if (isThere) reports.push(...(await Promise.all(chosen.filter(([, { needsClient }]) => needsClient).map(([name, { load }]) => run(name, load)))))
  failures = reports.reduce((count, report) => count + report.failures.length, 0)
  // a page of some of the parts would lose the others
  if (!wanted.length && isThere) writeFileSync(join(root, 'docs', 'conformance.md'), pageOf(reports, words))
} finally {
  place.remove()
  rmSync(scratch, { recursive: true, force: true })
}
console.log(failures ? `\n${failures} failed` : '\nall of it held')
process.exitCode = failures ? 1 : 0
