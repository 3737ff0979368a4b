/** The verdicts of the published schema of `hooks.json` and of the client, on files that are good and files that aren't. */
import { cpSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import type { Client } from '../engine/client.js'
import type { Part } from '../part.js'

type Problem = { path: string; message: string }

/** What the run reads of `plugin validate --json`. */
type Validation = { contents: { file: string; type: string; errors: Problem[]; warnings: Problem[] }[] }

/** What the client does with a file: it refuses the plugin, drops what it can't use with a warning, or takes all of it. */
type Verdict = 'refuses' | 'drops' | 'takes'

const dropped = "The client drops a key that it doesn't know without a word; the schema takes it for a typo, as the compiler does"

/** Files that the schema refuses and the client takes, and why that is meant. */
const stricter: Record<string, string> = {
  'unknown-key-at-the-top': `${dropped}.`,
  'unknown-key-of-a-group': `${dropped}.`,
  'misspelt-key': `${dropped}.`,
  'key-of-another-handler': `${dropped}: a command handler has no \`url\`.`,
  'key-that-prompts-lack': `${dropped}: a prompt handler has no \`onFailure\`.`,
  'schema-a-number': "The client doesn't look at `$schema`.",
  'mcp-on-failure-of-another-kind': "The client doesn't look at the `onFailure` of an `mcp_tool` handler, which the SDK declares.",
}

/** A plugin of that one file. */
function writePlugin(folder: string, hooks: string): void {
  mkdirSync(join(folder, '.claude-plugin'), { recursive: true })
  mkdirSync(join(folder, 'hooks'))
  writeFileSync(join(folder, '.claude-plugin', 'plugin.json'), JSON.stringify({
    name: basename(folder), version: '1.0.0', description: 'A plugin with one file of hooks.', author: { name: 'modhook' },
  }))
  cpSync(hooks, join(folder, 'hooks', 'hooks.json'))
  for (const module of ['mod.ts', 'other.ts']) writeFileSync(join(folder, 'hooks', module), 'export const register = () => {}\n')
}

/**
 * Validates a plugin of each file, all of them as one marketplace, so that the client starts once. It lists the files that
 * it finds fault with; that it has read the others too, the files that it must refuse show.
 */
async function verdictsOf(client: Client, folder: string, files: string[]): Promise<Map<string, { verdict: Verdict; words: string }>> {
  const names = files.map(file => `${basename(dirname(file))}-${basename(file, '.json')}`)
  files.forEach((file, index) => writePlugin(join(folder, names[index]!), file))
  mkdirSync(join(folder, '.claude-plugin'))
  writeFileSync(join(folder, '.claude-plugin', 'marketplace.json'), JSON.stringify({
    name: 'files', owner: { name: 'modhook' }, plugins: names.map(name => ({ name, source: `./${name}` })),
  }))

  const { stdout, stderr } = await client.run({ args: ['plugin', 'validate', '--json', folder], cwd: folder })
  if (!stdout.startsWith('{')) throw new Error(`plugin validate gave no report: ${(stdout + stderr).trim()}`)
  const { contents } = JSON.parse(stdout) as Validation
  return new Map(files.map((file, index) => {
    const checked = contents.filter(({ file, type }) => type === 'hooks' && file.startsWith(join(folder, names[index]!, '/')))
    const words = checked.flatMap(({ errors, warnings }) => [...errors, ...warnings]).map(({ message }) => message).join('; ')
    const verdict = checked.some(({ errors }) => errors.length > 0) ? 'refuses' : checked.some(({ warnings }) => warnings.length > 0) ? 'drops' : 'takes'
    return [file, { verdict, words }]
  }))
}

/**
 * Validates the files that `test/schema.test.ts` holds the schema to: those in `good` it takes, those in `bad` it refuses.
 * What the client drops is refused too: the hook would never run.
 */
export const schema: Part = async ({ root, scratch, client }) => {
  if (!client) throw new Error('The hooks files need the client.')
  const fixtures = join(root, 'test', 'fixtures', 'hooks-json')
  const failures: string[] = []
  const rows: string[] = []
  const figures = { 'files that both take': 0, 'files that both refuse': 0, 'files that the schema alone refuses': 0 }
  const filesOf = (kind: string) => readdirSync(join(fixtures, kind)).sort().map(file => join(fixtures, kind, file))
  const verdicts = await verdictsOf(client, join(scratch, 'marketplace'), ['good', 'bad'].flatMap(filesOf))
  for (const kind of ['good', 'bad']) {
    for (const path of filesOf(kind)) {
      const [file, name] = [basename(path), basename(path, '.json')]
      const { verdict, words } = verdicts.get(path)!
      const isAccepted = kind === 'bad' && name in stricter
      if (kind === 'good' && verdict !== 'takes') failures.push(`hooks-json/good/${file}: the client ${verdict} it: ${words}`)
      if (kind === 'bad' && verdict === 'takes' && !isAccepted) failures.push(`hooks-json/bad/${file}: the client takes it, the schema doesn't: say why in schema/index.ts, or mend the schema.`)
      if (isAccepted && verdict !== 'takes') failures.push(`hooks-json/bad/${file}: the client ${verdict} it too, so its reason in schema/index.ts is stale.`)
      if (isAccepted) rows.push(`| \`${name}\` | ${stricter[name]} |`)
      figures[kind === 'good' ? 'files that both take' : isAccepted ? 'files that the schema alone refuses' : 'files that both refuse']++
    }
  }
  const names = readdirSync(join(fixtures, 'bad')).map(file => basename(file, '.json'))
  failures.push(...Object.keys(stricter).filter(name => !names.includes(name)).map(name => `schema/index.ts has a reason for ${name}, which is no file.`))
  return {
    title: 'Schema of `hooks.json` against the client',
    figures,
    failures,
    body: ['| file that the schema alone refuses | why |', '| --- | --- |', ...rows].join('\n'),
  }
}
