/**
 * The process inside the namespace: serves the model API and runs the client beside it.
 * `run.ts` starts it, hands it one job over the channel between them, and shares its standard streams with the client.
 */
import { spawn, type ChildProcess } from 'node:child_process'
import { serveModel, type Request, type Script } from './model-api.js'

/** What to run. */
export type Job = {
  command: string
  args: string[]
  cwd: string
  /** The whole environment, but for the address of the model API. */
  env: Record<string, string>
  script: Script
  /** Milliseconds. */
  timeout: number
}

/** What is told back: each request to the model as it comes, then the end. */
export type Told = { request: Request } | { ended: { code: number | null; timedOut: boolean } }

const tell = (told: Told): Promise<void> => new Promise(resolve => process.send?.(told, () => resolve()))

/** The client leads a process group of its own, so that what it left running goes with it. */
function killGroup(child: ChildProcess): void {
  try {
    if (child.pid) process.kill(-child.pid, 'SIGKILL')
  } catch {
    // the group is gone already
  }
}

process.once('message', async (job: Job) => {
  const address = await serveModel(job.script, request => void tell({ request }))
  const child = spawn(job.command, job.args, {
    cwd: job.cwd,
    env: { ANTHROPIC_AUTH_TOKEN: 'local', ...job.env, ANTHROPIC_BASE_URL: address },
    stdio: 'inherit',
    detached: true,
  })
  let timedOut = false
  const timer = setTimeout(() => {
    timedOut = true
    killGroup(child)
  }, job.timeout)
  process.once('disconnect', () => {
    killGroup(child)
    process.exit(1)
  })
  child.once('error', error => console.error(error.message))
  child.once('close', async code => {
    clearTimeout(timer)
    killGroup(child)
    await tell({ ended: { code, timedOut } })
    process.exit(0)
  })
})
