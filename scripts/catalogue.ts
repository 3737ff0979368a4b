/**
 * Keeps the README's catalogue of modules equal to the modules: the first line of each header, under its file's name.
 * `--check` only says whether it is, and exits 1 where it isn't.
 */
import fs from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const folder = path.join(root, 'src/types')
const readme = path.join(root, 'README.md')

const rows = fs
  .readdirSync(folder)
  .filter(file => file.endsWith('.ts') && file !== 'index.ts')
  .map(file => {
    const header = /^\/\*\*\s*\n((?: \* .*\n)+)/.exec(fs.readFileSync(path.join(folder, file), 'utf8'))
    if (!header?.[1]) throw new Error(`${file} has no header: begin it with a block that says what the module is`)
    const paragraph = header[1].replace(/^ \* /gm, '').replace(/\n/g, ' ').trim()
    const sentence = /^.*?[.](?= |$)/.exec(paragraph)?.[0] ?? paragraph
    return `| [\`${path.basename(file, '.ts')}\`](src/types/${file}) | ${sentence.replace(/\|/g, '\\|')} |`
  })

const text = fs.readFileSync(readme, 'utf8')
const written = text.replace(/(<!-- catalogue -->\n)[\s\S]*?(<!-- \/catalogue -->)/, (_, open: string, close: string) =>
  `${open}| module | what it declares |\n|---|---|\n${rows.join('\n')}\n${close}`,
)

if (process.argv.includes('--check')) {
  if (written !== text) {
    console.error('the catalogue in README.md is out of date: run `npm run catalogue`')
    process.exitCode = 1
  }
} else fs.writeFileSync(readme, written)
