/** The code that checks hook inputs, compiled from their schema: a function an event, over functions for what events share. */
import { Ajv } from 'ajv'
import standalone from 'ajv/dist/standalone/index.js'
import type { Schema } from './schemas.js'

/** A schema without what has no bearing on validity. */
const bare = (schema: Schema): Schema =>
  JSON.parse(
    JSON.stringify(schema, (key, value: unknown) => {
      // a property may go by the name of a keyword: then it's a schema
      const isKeyword = typeof value !== 'object' || Array.isArray(value)
      return isKeyword && ['title', 'description', 'deprecated', 'examples'].includes(key) ? undefined : value
    }),
  ) as Schema

const groupBy = <T>(items: T[], keyOf: (item: T) => string): [string, T[]][] => {
  const groups = new Map<string, T[]>()
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item])
  return [...groups]
}

const without = ({ properties = {}, required = [], ...rest }: Schema, key: string): Schema => {
  const { [key]: _, ...others } = properties
  return { ...rest, properties: others, required: required.filter(name => name !== key) }
}

/** Puts the arms of a tagged union together that differ by the tag alone. */
const mergeArms = (union: Schema): Schema => {
  const [tag = ''] = union.required ?? []
  const arms = (union.allOf ?? []).map(arm => ({ value: arm.if?.properties?.[tag]?.const, rest: without(arm.then ?? {}, tag) }))
  return {
    ...union,
    allOf: groupBy(arms, ({ rest }) => JSON.stringify(rest)).map(([rest, alike]) => ({
      if: { properties: { [tag]: { enum: alike.map(({ value }) => value) } }, required: [tag] },
      then: JSON.parse(rest) as Schema,
    })),
  }
}

/** Moves properties that the same few objects have into definitions that these refer to. */
const share = (objects: Record<string, Schema>): Record<string, Schema> => {
  const properties = Object.entries(objects).flatMap(([owner, { properties = {}, required = [] }]) =>
    Object.entries(properties).map(([key, schema]) => ({ owner, property: JSON.stringify({ key, schema, isRequired: required.includes(key) }) })),
  )
  const owned = groupBy(properties, ({ property }) => property).map(([property, owners]) => ({
    ...(JSON.parse(property) as { key: string; schema: Schema; isRequired: boolean }),
    owners: owners.map(({ owner }) => owner),
  }))
  const definitions: Record<string, Schema> = Object.fromEntries(Object.keys(objects).map(name => [name, { allOf: [] }]))
  for (const [index, [, group]] of groupBy(owned, ({ owners }) => owners.join()).entries()) {
    const part: Schema = {
      properties: Object.fromEntries(group.map(({ key, schema }) => [key, schema])),
      required: group.filter(({ isRequired }) => isRequired).map(({ key }) => key),
    }
    const [owner = '', ...others] = group[0]?.owners ?? []
    if (others.length === 0) Object.assign(definitions[owner] ?? {}, part)
    else {
      definitions[`part${index}`] = part
      for (const name of [owner, ...others]) definitions[name]?.allOf?.push({ $ref: `#/definitions/part${index}` })
    }
  }
  return definitions
}

/** The checks as an ES module, from the published schema of hook inputs. They take an object whose event is known. */
export const compileChecks = (schema: Schema): string => {
  const { definitions = {}, properties } = bare(schema)
  const events = (properties?.['hook_event_name']?.enum ?? []) as string[]
  const ofEvent = new Map(events.map(event => [`${event}HookInput`, event]))
  const names = [...ofEvent.keys(), 'BaseHookInput']
  const inputs = names.map(name => [name, without(definitions[name] ?? {}, 'hook_event_name')] as const)
  const helpers = Object.entries(definitions).filter(([name]) => !names.includes(name))
  const parts = helpers.map(([name, helper]) => [name, helper.allOf ? mergeArms(helper) : helper] as const)

  // what the schema says of numbers is what the type says: NaN and Infinity are some
  const ajv = new Ajv({ code: { source: true, esm: true }, messages: false, inlineRefs: false, strictNumbers: false, strictTypes: false })
  const $id = 'urn:modhook:checks'
  ajv.addSchema({ $id, definitions: { ...Object.fromEntries(parts), ...share(Object.fromEntries(inputs)) } })
  const code = standalone.default(ajv, Object.fromEntries(names.map(name => [name, `${$id}#/definitions/${name}`])))
  return [
    '// Written by scripts/build-schemas.ts: do not edit.',
    // where in the schema a fault was found helps nobody, and is a fifth of the code
    code.replace(/schemaPath:"[^"]*",/g, ''),
    `export const checks = { ${[...ofEvent].map(([name, event]) => `${event}: ${name}`).join(', ')} }`,
    '',
  ].join('\n')
}
