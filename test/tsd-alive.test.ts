/** tsd passes without a word when it finds nothing to check, so one broken line has to fail. */
import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { root } from './support/compile.js'

const scratch = fs.mkdtempSync(path.join(os.tmpdir(), 'modhook-tsd-'))
afterAll(() => fs.rmSync(scratch, { recursive: true }))

test('tsd fails on a broken line', () => {
  for (const part of ['package.json', 'dist', 'claude-code.d.ts']) fs.cpSync(path.join(root, part), path.join(scratch, part), { recursive: true })
  fs.symlinkSync(path.join(root, 'node_modules'), path.join(scratch, 'node_modules'))
  fs.mkdirSync(path.join(scratch, 'test-d'))
  for (const file of ['shape.ts', 'skill.test-d.ts']) fs.copyFileSync(path.join(root, 'test-d', file), path.join(scratch, 'test-d', file))
  const run = () => spawnSync(process.execPath, [path.join(root, 'node_modules/tsd/dist/cli.js'), '--files', 'test-d/skill.test-d.ts'], { cwd: scratch, encoding: 'utf8' })

  expect(run()).toMatchObject({ status: 0, stdout: '' })

  const file = path.join(scratch, 'test-d/skill.test-d.ts')
  const text = fs.readFileSync(file, 'utf8')
  const broken = text.replace('expectType<string>(input.skill)', 'expectType<number>(input.skill)')
  expect(broken).not.toBe(text)
  fs.writeFileSync(file, broken)
  expect(run()).toMatchObject({ status: 1, stderr: expect.stringContaining('skill.test-d.ts') as string })
})
