import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { HOOK_EVENTS, type HookEvent } from '@anthropic-ai/claude-agent-sdk'
import type { Client } from '../engine/client.js'
import type { Request } from '../engine/model-api.js'
import { isolation, run as start } from '../engine/run.js'
import { asName, type Places } from './normalise.js'
import { streams, type Files, type Session, type SessionRun, type Step } from './session.js'
import { isObject, type Json, type Line } from './shape.js'

/** What a session came to, as the client wrote it. */
export type Played = {
  places: Places
  /** What hooks read from standard input. */
  hooks: Line[]
  /** What the client wrote to standard output. */
  written: Line[]
  /** What the client wrote to its terminal. */
  screen: string
  /** What the host wrote to the client. */
  sent: Line[]
  /** What the client asked of the model. */
  requests: Request[]
  /** The steps that waited in vain, in words. */
  missed: string[]
}

/** Milliseconds that a step may wait. */
const patience = 40_000
/** The one file that a hook on `FileChanged` names. */
export const watched = 'watched.txt'

/** Whether the value has the pattern's keys with the pattern's values, and of a list each item somewhere. */
export const fits = (pattern: Json, value: Json | undefined): boolean =>
  Array.isArray(pattern) ? Array.isArray(value) && pattern.every(item => value.some(inner => fits(item, inner)))
  : isObject(pattern) ? isObject(value) && Object.entries(pattern).every(([key, item]) => fits(item, value[key]))
  : pattern === value

function lay(folder: string, files: Files): void {
  for (const [name, content] of Object.entries(files)) {
    const path = join(folder, name)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content))
  }
}

/** A value with the real paths in place of those of the fixtures; functions stay as they are. */
export function located<T>(value: T, { project, home }: Places): T {
  const visit = (item: unknown): unknown => {
    if (typeof item === 'string') return item.replaceAll('/home/dev/project', project).replaceAll('/home/dev', home).replaceAll('-home-dev-project', asName(project))
    if (Array.isArray(item)) return item.map(visit)
    if (typeof item === 'object' && item !== null) return Object.fromEntries(Object.entries(item).map(([key, inner]) => [visit(key), visit(inner)]))
    return item
  }
  return visit(value) as T
}

/** The session's settings, with a hook on every event that keeps what it reads, one file each time. */
function settingsOf({ settings, unrecorded = [] }: Session, kept: string): object {
  const keep = `cat > "$(mktemp '${kept}/XXXXXXXXXX')"`
  const recorders = HOOK_EVENTS.filter(event => !unrecorded.includes(event)).map(event => {
    // the client takes the folder that this event's hook prints
    const command = event === 'WorktreeCreate' ? `${keep}; mkdir -p "$HOME/worktree" && echo "$HOME/worktree"` : keep
    const recorder = { hooks: [{ type: 'command', command }] }
    // a matcher is what makes the client watch a file; without one the hook hears of files that are watched for another reason
    return [event, [...(event === 'FileChanged' ? [{ ...recorder, matcher: watched }] : []), recorder, ...(settings?.hooks?.[event] ?? [])]]
  })
  return { ...settings, hooks: Object.fromEntries(recorders) }
}

function commitAll(project: string): void {
  const git = (...args: string[]) => execFileSync('git', ['-c', 'user.name=dev', '-c', 'user.email=dev@example.com', ...args], { cwd: project, stdio: 'ignore' })
  git('init', '-b', 'main')
  git('add', '-A')
  git('commit', '-m', 'Begin')
}

/** The transcript of the session that runs. */
const transcript = (home: string): string | undefined => {
  const projects = join(home, '.claude', 'projects')
  const name = existsSync(projects) ? readdirSync(projects, { recursive: true, encoding: 'utf8' }).find(file => file.endsWith('.jsonl')) : undefined
  return name && join(projects, name)
}

/** Runs the session in folders of its own under `folder`. */
export async function play(client: Client, given: Session, folder: string): Promise<Played> {
  const places: Places = { project: join(folder, 'project'), home: join(folder, 'home'), temporary: join(folder, 'tmp'), host: hostname() }
  const session = located(given, places)
  const kept = join(places.home, 'recorded')
  for (const path of [places.project, places.temporary, kept]) mkdirSync(path, { recursive: true })
  lay(places.project, { ...session.files, '.claude/settings.json': settingsOf(session, kept) })
  lay(places.home, session.home ?? {})
  if (session.git) commitAll(places.project)

  const played: Played = { places, hooks: [], written: [], screen: '', sent: [], requests: [], missed: [] }
  for (const run of session.runs) await runOnce(client, run, places, kept, played)
  played.hooks = readHooks(kept)
  return played
}

/** What hooks have read, but for the files before. A hook that was cut off leaves half a line: it isn't on record. */
const readHooks = (kept: string, before: string[] = []): Line[] => readdirSync(kept).filter(name => !before.includes(name)).flatMap(name => {
  try {
    return [JSON.parse(readFileSync(join(kept, name), 'utf8')) as Line]
  } catch {
    return []
  }
})

/** Runs the client in a terminal that `script` makes. A first line of output tells that it is there: the client itself moves the cursor. */
const inTerminal = ({ path }: Client): Client['run'] => ({ args, env, ...job }) => {
  const words = [path, ...args].map(word => `'${word.replaceAll("'", "'\\''")}'`)
  return start('script', isolation(), { ...job, args: ['--quiet', '--return', '--flush', '--command', `echo; exec ${words.join(' ')}`, '/dev/null'], env: { ...env, TERM: 'xterm-256color' } })
}

/** Does something over and over, beginning now, until what is awaited is there. */
async function again(interval: number, action: () => void, awaited: Promise<void>): Promise<void> {
  action()
  const timer = setInterval(action, interval)
  await awaited
  clearInterval(timer)
}

async function runOnce(client: Client, run: SessionRun, places: Places, kept: string, played: Played): Promise<void> {
  const { written, sent, missed } = played
  let isOver = false
  let wake = (): void => {}
  // what is sent before the client's first line is its input; the rest goes through the handle that comes with that line
  let input = ''
  let handle: { send: (line: string) => void; end: () => void } | undefined
  const send = (line: Line): void => {
    sent.push(line)
    if (handle) handle.send(JSON.stringify(line))
    else input += `${JSON.stringify(line)}\n`
  }
  const answer = (request: Line): void => {
    const asked = request['request']
    if (!isObject(asked)) return
    const response = run.answer ? run.answer(asked) : {}
    if (response) send({ type: 'control_response', response: { subtype: 'success', request_id: request['request_id'] ?? '', response: located(response, places) } })
  }

  let from = written.length
  let asked = sent.length
  const wait = async (what: string, isThere: () => boolean): Promise<void> => {
    let left = patience
    while (!isThere()) {
      if (isOver || left <= 0) {
        missed.push(what)
        return
      }
      const began = Date.now()
      await Promise.race([new Promise<void>(resolve => { wake = resolve }), delay(50)])
      // where this process itself was busy, compiling for another part, the client isn't late
      left -= Math.min(Date.now() - began, 100)
    }
  }
  const until = (pattern: Line): Promise<void> => wait(`a line with ${JSON.stringify(pattern)}`, () => {
    const index = written.findIndex((line, place) => place >= from && fits(pattern, line))
    if (index >= 0) from = index + 1
    return index >= 0
  })
  const before = readdirSync(kept)
  const untilHeard = (): Promise<void> => wait('a first line', () => handle !== undefined)
  const untilHook = (event: HookEvent, has?: Line): Promise<void> =>
    wait(`a hook on ${event}`, () => readHooks(kept, before).some(hook => fits({ hook_event_name: event, ...has }, hook)))
  const take = async (step: Step): Promise<void> => {
    if ('send' in step) send(step.send)
    else if ('until' in step) await until(step.until)
    else if ('type' in step) {
      await untilHeard()
      handle?.send(step.type)
      // a list of completions or a question takes the key first; on an empty line it does nothing
      await again(500, () => handle?.send('\r'), untilHook(step.hook, step.has))
    } else if ('touch' in step) {
      let count = 0
      // nothing tells when the client has begun to watch, and it waits for a file to be left alone
      await again(1500, () => lay(places.project, { [step.touch]: `// ${++count}\n` }), untilHook('FileChanged', { file_path: join(places.project, step.touch) }))
    } else if ('hook' in step) await untilHook(step.hook, step.has)
    else if ('write' in step) lay(places.project, step.write)
    else if ('pause' in step) await delay(step.pause)
    else if ('ask' in step) {
      const request_id = `ask_${++asked}`
      send({ type: 'control_request', request_id, request: typeof step.ask === 'function' ? step.ask(written) : step.ask })
      await wait(`a response to ${request_id}`, () => written.some(line => fits({ type: 'control_response', response: { request_id } }, line)))
    } else {
      const file = transcript(places.home)
      if (!file) return void missed.push('a transcript')
      rmSync(file)
      symlinkSync('/dev/full', file)
    }
  }
  const talk = async (): Promise<void> => {
    for (const step of run.host ?? []) if (!isOver) await take(step)
    if (run.host?.length) await untilHeard()
    handle?.end()
  }

  const talking = talk()
  const { timedOut, stderr, requests } = await (run.terminal ? inTerminal(client) : client.run)({
    args: [...(run.args ?? streams), ...(run.more ?? [])],
    cwd: places.project, home: places.home, input, script: run.model ?? [], timeout: 120_000,
    // the hooks at the end get longer than the usual 1.5 s, which a busy machine exceeds
    env: { TMPDIR: places.temporary, CLAUDE_CODE_TMPDIR: places.temporary, CLAUDE_CODE_SESSIONEND_HOOKS_TIMEOUT_MS: '10000', ...run.env },
    ...((!run.args || run.terminal) && {
      converse: (text, client) => {
        handle = client
        const line = parsed(text)
        if (!line) return
        written.push(line)
        if (line['type'] === 'control_request') answer(line)
        wake()
      },
    }),
  }).then(ran => {
    isOver = true
    if (run.terminal) played.screen += ran.stdout
    else if (run.args) written.push(...ran.stdout.split('\n').map(parsed).filter(line => line !== undefined))
    return ran
  }, error => {
    isOver = true
    throw error
  })
  await talking
  played.requests.push(...requests)
  if (timedOut) missed.push(`the end of the client: ${stderr.slice(0, 200)}`)
}

function parsed(text: string): Line | undefined {
  try {
    const line = JSON.parse(text) as Json
    return isObject(line) ? line : undefined
  } catch {
    return undefined
  }
}
