/** Every TypeScript block of the README and the documents compiles as it stands, against the packed package. */
import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { consumer, root } from '../scripts/support/consumer.js'

const place = consumer()
afterAll(() => place.remove())

const documents = ['README.md', ...fs.readdirSync(path.join(root, 'docs')).filter(name => name.endsWith('.md')).map(name => `docs/${name}`)]
const blocks = documents.flatMap(name =>
  [...fs.readFileSync(path.join(root, name), 'utf8').matchAll(/```ts\n([\s\S]*?)```/g)].map((match, index) => ({ name, index: index + 1, text: match[1] ?? '' })),
)

test('there are blocks to compile', () => {
  expect(new Set(blocks.map(block => block.name))).toEqual(new Set(['README.md', 'docs/hooks.md', 'docs/messages.md', 'docs/mods.md']))
})

test.each([
  ['nodenext', 'nodenext'],
  ['esnext', 'bundler'],
])('they compile as module %s, resolved by %s', (module, moduleResolution) => {
  for (const { name, index, text } of blocks) {
    // what only declares stays a script, the rest is a module of its own
    const isModule = /^(import|export|await)\b/m.test(text)
    place.write(`blocks/${path.basename(name, '.md')}-${index}.ts`, isModule ? `${text}\nexport {}\n` : text)
  }
  place.write('tsconfig.json', JSON.stringify({
    compilerOptions: { target: 'es2022', lib: ['es2022'], types: ['node', 'modhook/claude-code'], module, moduleResolution, strict: true, noEmit: true, skipLibCheck: false },
    include: ['blocks'],
  }))
  expect(place.compile(['-p', '.'])).toBe('')
})

test('the hook of the README refuses what it cannot read, in a line', () => {
  // compiled where it stands, with nothing but what a person installs
  place.write('hook/hook.ts', `${blocks[0]?.text ?? ''}\nexport {}\n`)
  place.write('hook/tsconfig.json', JSON.stringify({ compilerOptions: { target: 'es2022', lib: ['es2022'], types: ['node'], module: 'nodenext', strict: true, outDir: '.', rootDir: '.' }, files: ['hook.ts'] }))
  expect(place.compile(['-p', 'hook'])).toBe('')
  const run = (input: string) => spawnSync(process.execPath, [path.join(place.folder, 'hook/hook.js')], { input, encoding: 'utf8' })

  expect(run('')).toMatchObject({ status: 2, stdout: '' })
  expect(run('').stderr.trim().split('\n')).toHaveLength(1)
  const bash = fs.readFileSync(path.join(root, 'test/fixtures/hook-inputs.jsonl'), 'utf8').split('\n')
    .map(line => (line ? JSON.parse(line) : {}) as { hook_event_name?: string; tool_name?: string; tool_input?: object })
    .find(input => input.hook_event_name === 'PreToolUse' && input.tool_name === 'Bash')
  expect(run(JSON.stringify(bash))).toMatchObject({ status: 0, stdout: '' })
  expect(run(JSON.stringify({ ...bash, tool_input: { ...bash?.tool_input, command: 'sudo ls' } })).stdout).toContain('"permissionDecision":"ask"')
})
