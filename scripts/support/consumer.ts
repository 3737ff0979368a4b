/** A folder outside the repository with the packed modhook installed in it: what a person who runs `npm install` has. */
import { execFileSync, spawnSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('../..', import.meta.url))

export type Consumer = {
  folder: string
  /** What npm said while it installed; a warning is a fault of the package. */
  installed: string
  write: (file: string, text: string) => void
  /** Runs a compiler of the repository's own in the folder; the messages, empty where it is content. */
  compile: (args: string[], compiler?: string) => string
  remove: () => void
}

export const npm = (args: string[], cwd: string) => {
  const ran = spawnSync('npm', args, { cwd, encoding: 'utf8', shell: process.platform === 'win32' })
  if (ran.status !== 0) throw new Error(`npm ${args.join(' ')} failed in ${cwd}:\n${ran.stdout}${ran.stderr}`)
  return ran.stdout + ran.stderr
}

/** Packs what `npm run build` built. The build has to be there. */
const pack = (into: string): string => {
  if (!fs.existsSync(path.join(root, 'dist/index.d.ts'))) throw new Error('dist/ is missing: run `npm run build` first')
  const [packed] = JSON.parse(execFileSync('npm', ['pack', '--json', '--ignore-scripts', '--pack-destination', into], { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })) as [{ filename: string }]
  return path.join(into, packed.filename)
}

export const consumer = (): Consumer => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'modhook-consumer-'))
  const write = (file: string, text: string) => {
    fs.mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
    fs.writeFileSync(path.join(folder, file), text)
  }
  write('package.json', JSON.stringify({ name: 'consumer', private: true, type: 'module' }))
  const installed = npm(['install', '--no-audit', '--no-fund', '--loglevel=warn', pack(folder)], folder)
  // the types of Node itself are the consumer's own
  fs.mkdirSync(path.join(folder, 'node_modules/@types'), { recursive: true })
  for (const name of ['@types/node', 'undici-types']) fs.symlinkSync(path.join(root, 'node_modules', name), path.join(folder, 'node_modules', name), 'junction')
  return {
    folder,
    installed,
    write,
    compile: (args, compiler = 'typescript') =>
      spawnSync(process.execPath, [path.join(root, 'node_modules', compiler, 'bin/tsc'), ...args], { cwd: folder, encoding: 'utf8' }).stdout,
    remove: () => fs.rmSync(folder, { recursive: true, force: true }),
  }
}
