import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { createReadStream, existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { promisify } from 'node:util'
import { CLAUDE_CODE_VERSION } from '../../../src/version.js'
import { isolation, run, type Ran, type Run } from './run.js'

export type { Ran, Run } from './run.js'

/** The real client, ready to run. */
export type Client = {
  version: string
  /** The executable. */
  path: string
  /** Where the client and what it wrote about itself are kept. */
  folder: string
  /** How it is kept off the network, as words for a report. */
  isolation: string
  run: (run: Run) => Promise<Ran>
}

const execute = promisify(execFile)

/** Where downloads are kept between runs. */
export const cacheFolder = (root: string): string => process.env['MODHOOK_CACHE'] ?? join(root, 'node_modules', '.cache', 'modhook')

/** The package that carries the client's executable for this machine, if there is one. */
function platformPackage(): string | undefined {
  const { platform, arch } = process
  if (!['linux', 'darwin'].includes(platform) || !['x64', 'arm64'].includes(arch)) return undefined
  const { header } = process.report.getReport() as unknown as { header: { glibcVersionRuntime?: string } }
  const libc = platform === 'linux' && !header.glibcVersionRuntime ? '-musl' : ''
  return `@anthropic-ai/claude-code-${platform}-${arch}${libc}`
}

async function digest(file: string): Promise<string> {
  const hash = createHash('sha512')
  await pipeline(createReadStream(file), hash)
  return `sha512-${hash.digest('base64')}`
}

/** Fetches the package and unpacks it beside its final place, so that an interrupted run leaves nothing half there. */
async function fetchClient(name: string, folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true })
  const scratch = mkdtempSync(join(folder, 'fetch-'))
  try {
    const wanted = `${name}@${CLAUDE_CODE_VERSION}`
    const { stdout: integrity } = await execute('npm', ['view', wanted, 'dist.integrity'], { cwd: scratch })
    const { stdout: file } = await execute('npm', ['pack', '--silent', wanted], { cwd: scratch })
    const tarball = join(scratch, file.trim())
    if (await digest(tarball) !== integrity.trim()) throw new Error(`${wanted} is not what the registry says it is`)
    await execute('tar', ['-xzf', tarball, '-C', scratch])
    renameSync(join(scratch, 'package'), join(folder, 'package'))
  } finally {
    rmSync(scratch, { recursive: true, force: true })
  }
}

/** The client at the pinned release, from the cache or else from the npm registry; or why it can't be had. */
export async function getClient({ cache }: { cache: string }): Promise<Client | { unavailable: string }> {
  const name = platformPackage()
  if (!name) return { unavailable: `Claude Code ${CLAUDE_CODE_VERSION} can't be run here: no way to run it on ${process.platform}-${process.arch}.` }
  const folder = join(cache, CLAUDE_CODE_VERSION)
  const path = join(folder, 'package', 'claude')
  try {
    if (!existsSync(path)) await fetchClient(name, folder)
  } catch (error) {
    const reason = error instanceof Error ? error.message.split('\n').find(line => /npm (error|ERR!)/.test(line)) ?? error.message : String(error)
    return { unavailable: `Claude Code ${CLAUDE_CODE_VERSION} could not be fetched from the npm registry: ${reason}` }
  }
  const isolated = isolation()
  return { version: CLAUDE_CODE_VERSION, path, folder, isolation: isolated.words, run: job => run(path, isolated, job) }
}

/** What the client's skill for plugin authors unpacks: `types`, `examples` and more. The client writes it, once. */
async function authoring(client: Client): Promise<string> {
  const folder = join(client.folder, 'plugin-authoring')
  if (existsSync(folder)) return folder
  const scratch = mkdtempSync(join(client.folder, 'authoring-'))
  try {
    // it goes into the client's folder for temporary files
    await client.run({ args: ['-p', '/plugin-authoring'], cwd: scratch, env: { CLAUDE_CODE_TMPDIR: scratch } })
    const types = join('plugin-authoring', 'types', 'claude-code.d.ts')
    const written = readdirSync(scratch, { recursive: true, encoding: 'utf8' }).find(name => name.endsWith(types))
    if (!written) throw new Error(`Claude Code ${client.version} wrote no declarations of the mod API.`)
    // another part of the run may have been quicker
    if (!existsSync(folder)) renameSync(join(scratch, written, '..', '..'), folder)
    return folder
  } finally {
    rmSync(scratch, { recursive: true, force: true })
  }
}

/** Where the engine's own declarations of the mod API lie. */
export const engineTypes = async (client: Client): Promise<string> => join(await authoring(client), 'types', 'claude-code.d.ts')

/** Where the mods lie that come with the engine as examples. */
export const engineExamples = async (client: Client): Promise<string> => join(await authoring(client), 'examples')
