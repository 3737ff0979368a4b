/**
 * Writes `docs/modules.md`, the catalogue of modules: the first sentence of each header, under its file's name.
 * `--check` only says whether it is up to date, and exits 1 where it isn't.
 */
import fs from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const folder = path.join(root, 'src/types')
const page = path.join(root, 'docs/modules.md')

const rows = fs
  .readdirSync(folder)
  .filter(file => file.endsWith('.ts') && file !== 'index.ts')
  .map(file => {
    const header = /^\/\*\*\s*\n((?: \* .*\n)+)/.exec(fs.readFileSync(path.join(folder, file), 'utf8'))
    if (!header?.[1]) throw new Error(`${file} has no header: begin it with a block that says what the module is`)
    const paragraph = header[1].replace(/^ \* /gm, '').replace(/\n/g, ' ').trim()
    const sentence = /^.*?[.](?= |$)/.exec(paragraph)?.[0] ?? paragraph
    return `| [\`${path.basename(file, '.ts')}\`](../src/types/${file}) | ${sentence.replace(/\|/g, '\\|')} |`
  })

const text = `# Modules

What each module of \`src/types\` declares. Written by \`npm run catalogue\`; don't edit.

| module | what it declares |
|---|---|
${rows.join('\n')}
`

if (process.argv.includes('--check')) {
  if (!fs.existsSync(page) || fs.readFileSync(page, 'utf8') !== text) {
    console.error('docs/modules.md is out of date: run `npm run catalogue`')
    process.exitCode = 1
  }
} else fs.writeFileSync(page, text)
