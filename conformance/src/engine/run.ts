import { spawn, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Job, Told } from './inside.js'
import type { Request, Script } from './model-api.js'

/** One run of the client. */
export type Run = {
  args: string[]
  cwd: string
  /** The client's HOME; a scratch folder, removed after the run, where not given. */
  home?: string
  /** Beside what every run gets; nothing of this process's environment reaches the client, PATH apart. */
  env?: Record<string, string>
  /** What the client's standard input begins with. It ends there, unless there is a conversation. */
  input?: string
  /** Called for each line of output: `send` writes a line to the client's standard input, `end` closes it. */
  converse?: (line: string, client: { send: (line: string) => void; end: () => void }) => void
  /** What the model answers. */
  script?: Script
  /** Milliseconds, 60,000 where not given; then the client and all that it started are killed. */
  timeout?: number
}

/** What a run came to; `code` is null where the client was killed. */
export type Ran = { code: number | null; timedOut: boolean; stdout: string; stderr: string; requests: Request[] }

/** How the client is kept from the network: the command that runs it, and words for it. */
export type Isolation = { command: string[]; words: string; env: Record<string, string> }

/** The first way that works here: namespaces of its own (as root, else as a user that is root inside), else switches. */
export function isolation(): Isolation {
  const own = ['--net', '--pid', '--fork', '--kill-child', '--mount-proc']
  for (const flags of [own, ['--map-root-user', ...own], ['--net'], ['--map-root-user', '--net']]) {
    const command = ['unshare', ...flags]
    const tried = spawnSync('unshare', [...flags, 'ip', 'link', 'set', 'lo', 'up'], { stdio: 'ignore' })
    if (tried.status === 0) return { command, words: 'in a network namespace with loopback alone', env: {} }
  }
  const nowhere = 'http://127.0.0.1:9'
  return {
    command: [],
    words: "without a namespace (none may be made here): only the client's own switches and a dead proxy keep it off the network",
    env: { HTTP_PROXY: nowhere, HTTPS_PROXY: nowhere, NO_PROXY: '127.0.0.1' },
  }
}

const inside = fileURLToPath(new URL('./inside.ts', import.meta.url))

/** What is spawned: node, under the TypeScript loader that this process runs under (`execArgv` carries it), isolated. */
function insideCommand({ command }: Isolation): string[] {
  const node = [process.execPath, ...process.execArgv, inside]
  return command.length === 0 ? node : [...command, 'sh', '-c', 'ip link set lo up && exec "$@"', 'sh', ...node]
}

/** Runs the client once, beside a stand-in for the model API of its own. Nothing that it started outlives the run. */
export async function run(command: string, isolation: Isolation, { args, cwd, home, env, input, converse, script = [], timeout = 60_000 }: Run): Promise<Ran> {
  const scratch = mkdtempSync(join(tmpdir(), 'modhook-run-'))
  const temporary = join(scratch, 'tmp')
  const HOME = home ?? join(scratch, 'home')
  mkdirSync(temporary)
  mkdirSync(HOME, { recursive: true })
  const job: Job = {
    command, args, cwd, script, timeout,
    env: {
      HOME, PATH: process.env['PATH'] ?? '', TERM: 'dumb', LANG: 'C.UTF-8', IS_SANDBOX: '1',
      TMPDIR: temporary, CLAUDE_CODE_TMPDIR: temporary,
      CLAUDE_CODE_DISABLE_NONESSENTIAL_TRAFFIC: '1', DISABLE_TELEMETRY: '1', DISABLE_AUTOUPDATER: '1', DISABLE_ERROR_REPORTING: '1',
      ...isolation.env, ...env,
    },
  }
  try {
    const [file = '', ...rest] = insideCommand(isolation)
    const child = spawn(file, rest, { stdio: ['pipe', 'pipe', 'pipe', 'ipc'] })
    const stdin = child.stdin!
    stdin.on('error', () => {}) // a client that ends without reading its input breaks the pipe
    const requests: Request[] = []
    let ended: { code: number | null; timedOut: boolean } | undefined
    child.on('message', (told: Told) => {
      if ('request' in told) requests.push(told.request)
      else ended = told.ended
    })
    child.send(job)

    let stdout = ''
    let stderr = ''
    let unread = ''
    const client = { send: (line: string) => void stdin.write(line + '\n'), end: () => void stdin.end() }
    child.stderr!.setEncoding('utf8').on('data', (piece: string) => { stderr += piece })
    child.stdout!.setEncoding('utf8').on('data', (piece: string) => {
      stdout += piece
      if (!converse) return
      const lines = (unread + piece).split('\n')
      unread = lines.pop() ?? ''
      for (const line of lines) converse(line, client)
    })
    if (input) stdin.write(input)
    if (!converse) stdin.end()

    await new Promise<void>((resolve, reject) => child.once('error', reject).once('close', () => resolve()))
    if (!ended) throw new Error(`The client could not be run: ${stderr.trim() || 'its namespace ended without a word'}`)
    return { ...ended, stdout, stderr, requests }
  } finally {
    rmSync(scratch, { recursive: true, force: true })
  }
}
