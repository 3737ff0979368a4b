/** What the package promises is what it ships. */
import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { describe, expect, test } from 'vitest'
import { root } from './support/compile.js'
import { exportsOf, moduleEntries } from './support/entries.js'

const { exported } = exportsOf('types')

describe.each(moduleEntries)('$name', ({ name, module, types }) => {
  const promised = exported.filter(entry => entry.entry === name && entry.isValue).map(entry => entry.name).sort()

  test('exports at run time just the values that its declarations promise', async () => {
    const esm = (await import(pathToFileURL(module).href)) as object
    expect(Object.keys(esm).sort()).toEqual(promised)
    const cjs = createRequire(import.meta.url)(module.replace(/\.js$/, '.cjs')) as object
    expect(Object.keys(cjs).sort()).toEqual(promised)
  })

  test('has the same names for require as for import', () => {
    const names = (file: string) => fs.readFileSync(file, 'utf8').match(/export \{[^}]*\}|export type \{[^}]*\}/g)
    expect(names(types.replace(/\.d\.ts$/, '.d.cts'))).toEqual(names(types))
  })
})

test('every module of src/types reaches the root or an entry of its own', () => {
  const index = fs.readFileSync(path.join(root, 'src/types/index.ts'), 'utf8')
  const entries = moduleEntries.map(({ source }) => fs.readFileSync(source, 'utf8')).join('\n')
  const modules = fs.readdirSync(path.join(root, 'src/types')).filter(file => file.endsWith('.ts') && file !== 'index.ts')
  const unreachable = modules.filter(file => !index.includes(`./${file.replace(/ts$/, 'js')}`) && !entries.includes(`./types/${file.replace(/ts$/, 'js')}`))
  expect(unreachable).toEqual([])
})

test('depends on nothing', () => {
  const manifest = JSON.parse(fs.readFileSync(path.join(root, 'package.json'), 'utf8')) as Record<string, unknown>
  for (const field of ['dependencies', 'peerDependencies', 'optionalDependencies', 'bundledDependencies']) expect(manifest).not.toHaveProperty(field)
})

test('what the published documents link to is published', () => {
  const packed = spawnSync('npm', ['pack', '--dry-run', '--json', '--ignore-scripts'], { cwd: root, encoding: 'utf8', shell: process.platform === 'win32' })
  const [{ files }] = JSON.parse(packed.stdout) as [{ files: { path: string }[] }]
  const published = files.map(file => file.path)
  const pages = published.filter(file => file.endsWith('.md'))
  const dead = pages.flatMap(page => [...fs.readFileSync(path.join(root, page), 'utf8').matchAll(/\]\(([^)\s]+)\)/g)].flatMap(([, link = '']) => {
    if (/^https?:|^#/.test(link)) return []
    const target = path.posix.join(path.posix.dirname(page), link.replace(/#.*/, ''))
    return published.some(file => file === target || file.startsWith(`${target}/`)) ? [] : [`${page}: ${link}`]
  }))
  expect(pages).toContain('README.md')
  expect(dead).toEqual([])
})

test("the catalogue of modules is the modules' own words", () => {
  const checked = spawnSync(process.execPath, ['--import', 'tsx', 'scripts/catalogue.ts', '--check'], { cwd: root, encoding: 'utf8' })
  expect(checked).toMatchObject({ status: 0, stderr: '' })
})
