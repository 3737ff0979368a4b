/** The schemas that are published, by file name. */
import { generatorOf, mend, type Schema } from './schemas.js'

/** What the client refuses of a handler and a type can't say, by key. */
const bounds: Record<string, Schema> = {
  timeout: { exclusiveMinimum: 0 },
  url: { pattern: '^[A-Za-z][A-Za-z0-9+.-]*:.+$' },
  rewakeMessage: { minLength: 1 },
  rewakeSummary: { minLength: 1 },
}

/** Makes the published schemas from `src/types`. */
export const publishedSchemas = () => {
  const generate = generatorOf('hook-config.ts', 'hook-events.ts', 'hook-outputs.ts')
  const input = mend(generate('HookInput'), true)
  const { definitions: _, ...base } = mend(generate('BaseHookInput'), true)
  input.definitions['BaseHookInput'] = base

  const configOf = (type: string) => {
    const generated = generate(type)
    // an event's name has no doc block of its own: its input's tells what it is, and what a matcher is compared with
    for (const [event, groups] of Object.entries(generated.definitions?.['HookGroups']?.properties ?? {})) {
      groups.description = input.definitions[`${event}HookInput`]?.description
    }
    const schema = mend(generated)
    for (const { properties = {} } of Object.values(schema.definitions)) {
      for (const [key, bound] of Object.entries(bounds)) Object.assign(properties[key] ?? {}, bound)
    }
    return schema
  }

  const plugin = configOf('PluginHooksFile')
  for (const { properties } of plugin.anyOf ?? []) {
    for (const modules of [properties?.['modules'], ...(properties?.['modules']?.anyOf ?? [])]) {
      if (modules?.items) modules.items.pattern = '\\.([cm]?[jt]s|[jt]sx)$'
    }
  }

  // a settings file says more than this
  const { additionalProperties: __, ...settings } = configOf('HooksConfig')

  const anyOutput = mend(generate('HookJSONOutput'))
  const outputs = mend(generate('HookOutputs'))
  const byEvent = Object.entries(outputs.properties ?? {}).map(([event, output]) => [`${event}HookOutput`, { title: `${event}HookOutput`, ...output }] as const)
  const output = { ...anyOutput, definitions: { ...anyOutput.definitions, ...outputs.definitions, ...Object.fromEntries(byEvent) } }

  const schemas = { hooks: plugin, 'settings-hooks': settings, 'hook-input': input, 'hook-output': output }
  const named = Object.entries(schemas).map(([name, schema]) => [
    name,
    { $schema: 'http://json-schema.org/draft-07/schema#', $id: `urn:modhook:${name}`, ...schema },
  ])
  return Object.fromEntries(named) as Record<keyof typeof schemas, typeof input>
}
