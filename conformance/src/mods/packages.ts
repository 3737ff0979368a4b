import { cpSync, mkdirSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { engineTypes, type Client } from '../engine/client.js'

/** The files of the two sides' declarations. */
export type Declarations = { ours: string; engine: string }

/** Lays what mods below the folder are compiled under into its `node_modules`: `modhook`, and the engine's file as `claude-code-engine`. */
export async function layPackages(folder: string, modhook: string, client: Client): Promise<Declarations> {
  const packages = join(folder, 'node_modules')
  const engine = join(packages, 'claude-code-engine', 'index.d.ts')
  mkdirSync(join(engine, '..'), { recursive: true })
  symlinkSync(modhook, join(packages, 'modhook'), 'dir')
  cpSync(await engineTypes(client), engine)
  return { ours: join(modhook, 'claude-code.d.ts'), engine }
}
