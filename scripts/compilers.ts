/**
 * Installs the packed modhook in a consumer and compiles it there with every compiler and setting that it promises to
 * work under. Prints a line for each; exits 1 when one complains.
 */
import fs from 'node:fs'
import path from 'node:path'
import { moduleEntries } from '../test/support/entries.js'
import { consumer, root } from './support/consumer.js'

const compilers = ['5.4', '5.9', '6.0', '7.0']
const packageOf = (version: string) => (version === '5.9' ? 'typescript' : `typescript-${version}`)
const resolutions = [
  { name: 'node16', module: 'node16', moduleResolution: 'node16' },
  { name: 'bundler', module: 'esnext', moduleResolution: 'bundler' },
  // removed from 7.0, and deprecated in 6.0; without `exports`, it finds the root alone
  { name: 'node10', module: 'esnext', moduleResolution: 'node10', rootOnly: true },
]

const entries = moduleEntries.map(entry => entry.name)
const importsOf = (names: string[]) =>
  names.map((name, index) => `import type * as entry${index} from '${name}'\nexport type Entry${index} = typeof entry${index}`).join('\n')

const place = consumer()
let failed = 0
const report = (title: string, messages: string) => {
  if (messages) failed++
  console.log(`${messages ? 'fail' : 'ok  '} ${title}${messages ? `\n${messages}` : ''}`)
}

try {
  report('installs without a warning', /warn/i.test(place.installed) ? place.installed : '')
  place.write('all.ts', `${importsOf(entries)}\nimport { HOOK_EVENTS, isHookType } from 'modhook'\nexport const count: number = HOOK_EVENTS.length\nexport { isHookType }\n`)
  place.write('required.cts', importsOf(entries))
  place.write('root.ts', `${importsOf(['modhook'])}\nimport { HOOK_EVENTS } from 'modhook'\nexport const count: number = HOOK_EVENTS.length\n`)
  place.write('mod.ts', `import type { Register } from 'claude-code'\nexport const register: Register = on => {\n  on('turn.start', ($, e, next) => next(e))\n}\n`)

  // each global of the hooks environment, used
  place.write('globals.ts', fs.readFileSync(path.join(root, 'test/fixtures/globals-usage.ts'), 'utf8'))

  for (const compiler of compilers)
    for (const { name, rootOnly, ...resolution } of resolutions) {
      if (rootOnly && compiler === '7.0') continue
      for (const dom of [false, true])
        for (const exactOptionalPropertyTypes of [false, true]) {
          const compilerOptions = {
            target: 'es2022', lib: dom ? ['es2022', 'dom'] : ['es2022'], strict: true, noEmit: true, skipLibCheck: false,
            exactOptionalPropertyTypes, ...resolution,
            ...(rootOnly && compiler === '6.0' ? { ignoreDeprecations: '6.0' } : {}),
          }
          const files = rootOnly ? ['root.ts'] : name === 'node16' ? ['all.ts', 'required.cts'] : ['all.ts']
          const title = `TypeScript ${compiler} ${name}${dom ? ' dom' : ''}${exactOptionalPropertyTypes ? ' exactOptionalPropertyTypes' : ''}`
          place.write('tsconfig.json', JSON.stringify({ compilerOptions: { ...compilerOptions, types: [] }, files }))
          report(title, place.compile(['-p', '.'], packageOf(compiler)))
          if (rootOnly) continue
          // beside Node's types too, before and behind them
          for (const types of [['modhook/claude-code'], exactOptionalPropertyTypes ? ['node', 'modhook/claude-code'] : ['modhook/claude-code', 'node']]) {
            place.write('tsconfig.json', JSON.stringify({ compilerOptions: { ...compilerOptions, types }, files: ['mod.ts', 'globals.ts'] }))
            report(`${title}, a mod with ${types.join(', ')}`, place.compile(['-p', '.'], packageOf(compiler)))
          }
        }
    }
} finally {
  place.remove()
}
console.log(failed ? `${failed} failed` : 'all compile')
process.exitCode = failed ? 1 : 0
