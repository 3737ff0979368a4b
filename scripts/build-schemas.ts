/**
 * Writes `schema/*.json`, the JSON Schemas of the settings hooks, and `src/hook-input-checks.js`, the code that
 * `modhook/parse` checks hook inputs with. Both are made of `src/types`, so neither can say something else.
 */
import fs from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { compileChecks } from './support/checks.js'
import { publishedSchemas } from './support/published.js'

const root = fileURLToPath(new URL('..', import.meta.url))
const folder = path.join(root, 'schema')

const schemas = publishedSchemas()
fs.rmSync(folder, { recursive: true, force: true })
fs.mkdirSync(folder)
for (const [name, schema] of Object.entries(schemas)) fs.writeFileSync(path.join(folder, `${name}.json`), `${JSON.stringify(schema)}\n`)
fs.writeFileSync(path.join(root, 'src/hook-input-checks.js'), compileChecks(schemas['hook-input']))
