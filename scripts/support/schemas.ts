/**
 * The JSON Schemas of the settings hooks, generated from `src/types` and mended where the generator loses something.
 *
 * What a hook reads stays open: keys newer than this package are let through. What a person writes is closed, as it is to
 * the compiler, although the client drops a key that it doesn't know without a word: there, a key too many is a typo.
 */
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import {
  AnnotatedType,
  type BaseType,
  createFormatter,
  createParser,
  createProgram,
  DEFAULT_CONFIG,
  ObjectType,
  SchemaGenerator,
  StringType,
  type SubNodeParser,
  UnknownType,
} from 'ts-json-schema-generator'
import ts from 'typescript'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** A JSON Schema of draft 7: the keywords that are used here. */
export type Schema = {
  $schema?: string
  $id?: string
  $ref?: string
  title?: string
  description?: string
  deprecated?: boolean | string
  since?: string
  type?: string
  const?: unknown
  enum?: unknown[]
  examples?: unknown[]
  pattern?: string
  minLength?: number
  exclusiveMinimum?: number
  properties?: Record<string, Schema>
  required?: string[]
  additionalProperties?: boolean | Schema
  items?: Schema
  minItems?: number
  maxItems?: number
  anyOf?: Schema[]
  allOf?: Schema[]
  not?: Schema
  if?: Schema
  then?: Schema
  definitions?: Record<string, Schema>
}

/** What a tool takes and answers. No schema knows the tool, and the generator can't work out the table's conditional types. */
const toolTypes: SubNodeParser = {
  supportsNode: node => ts.isTypeReferenceNode(node) && ['ToolInput', 'ToolOutput'].includes(node.typeName.getText()),
  createType: node => {
    const anything = new UnknownType()
    return (node as ts.TypeReferenceNode).typeName.getText() === 'ToolInput' ? new ObjectType('tool-input', [], [], anything) : anything
  },
}

const escaped = (text: string) => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')

/** A template literal as a string with a pattern: the generator would keep the string alone. */
const templateLiterals: SubNodeParser = {
  supportsNode: node =>
    ts.isTemplateLiteralTypeNode(node) && node.templateSpans.every(({ type }) => type.kind === ts.SyntaxKind.StringKeyword),
  createType: (node): BaseType => {
    const { head, templateSpans } = node as ts.TemplateLiteralTypeNode
    const parts = [head.text, ...templateSpans.map(({ literal }) => literal.text)]
    return new AnnotatedType(new StringType(), { pattern: `^${parts.map(escaped).join('.*')}$` }, false)
  },
}

const config = {
  ...DEFAULT_CONFIG,
  tsconfig: path.join(root, 'tsconfig.json'),
  // each of them a root of its own
  path: path.join(root, 'src/types/*.ts'),
  skipTypeCheck: true,
  encodeRefs: false,
  extraTags: ['since'],
}

/** Makes the schema of an exported type of `src/types`, as the generator has it. */
export const generator = (): ((type: string) => Schema) => {
  const program = createProgram(config)
  const parser = createParser(program, config, chain => chain.addNodeParser(toolTypes).addNodeParser(templateLiterals))
  const generating = new SchemaGenerator(program, parser, createFormatter(config), config)
  return type => generating.createSchema(type) as Schema
}

const referred = ({ $ref }: Schema) => $ref?.replace('#/definitions/', '')

/** The description, with what the tags say that a schema has no keyword for. */
const describe = ({ description, deprecated, since }: Schema) =>
  [description, since && `Since ${since}.`, typeof deprecated === 'string' && `Deprecated. ${deprecated}`].filter(Boolean).join('\n\n')

/** The property that tells the arms of a union apart: each arm requires another constant there. */
const tagOf = (arms: Schema[]) => {
  const [first] = arms
  return first?.required?.find(key => {
    const values = arms.map(arm => (arm.required?.includes(key) ? arm.properties?.[key]?.const : undefined))
    return arms.length > 1 && values.every(value => typeof value === 'string') && new Set(values).size === arms.length
  })
}

/** Mends what one type came to. `isOpen` lets keys through that the types don't know. */
const mend = (generated: Schema, isOpen: boolean): Schema & { definitions: Record<string, Schema> } => {
  const originals = generated.definitions ?? {}
  const definitions: Record<string, Schema> = {}
  // instances of generic types have no name that a person knows
  const isNamed = (name: string) => /^\w+$/.test(name)
  const resolve = (schema: Schema): Schema => {
    const name = referred(schema)
    return name === undefined ? schema : resolve(originals[name] ?? {})
  }

  const walk = (schema: Schema): Schema => {
    const name = referred(schema)
    if (name !== undefined) {
      // beside a `$ref`, draft 7 ignores a description: the definition is put in its place
      if (!isNamed(name) || schema.description !== undefined) return walk({ ...resolve(schema), ...schema, $ref: undefined })
      define(name)
      return { $ref: `#/definitions/${name}` }
    }
    const { since: _, description: __, deprecated, ...rest } = schema
    const text = describe(schema)
    const said: Schema = { ...(text && { description: text }), ...(deprecated !== undefined && { deprecated: true }) }
    if (rest.anyOf) return { ...said, ...union(rest.anyOf) }
    const mended: Schema = { ...said, ...rest }
    if (rest.items) mended.items = walk(rest.items)
    if (rest.properties) {
      const kept = Object.entries(rest.properties).filter(([, property]) => !isNever(property))
      mended.properties = Object.fromEntries(kept.map(([key, property]) => [key, walk(property)]))
    }
    if (typeof rest.additionalProperties === 'object') mended.additionalProperties = walk(rest.additionalProperties)
    if (rest.type === 'object' && (isOpen || isEmpty(rest.additionalProperties))) delete mended.additionalProperties
    return mended
  }

  const union = (arms: Schema[]): Schema => {
    const resolved = arms.map(resolve)
    // an open set: any string, and the known ones for completion
    if (resolved.some(arm => arm.type === 'string' && !arm.enum && !arm.const && !arm.pattern)) {
      return { type: 'string', examples: resolved.flatMap(arm => arm.enum ?? (arm.const === undefined ? [] : [arm.const])) }
    }
    const tag = tagOf(resolved)
    if (tag === undefined) return { anyOf: arms.map(walk) }
    // by its tag each arm is chosen alone, so that a mistake is told of the right arm
    const values = resolved.map(arm => arm.properties?.[tag]?.const)
    return {
      type: 'object',
      properties: { [tag]: { enum: values } },
      required: [tag],
      allOf: arms.map((arm, index) => ({
        if: { properties: { [tag]: { const: values[index] } }, required: [tag] },
        // the arm's own description stands in its definition
        then: walk(isNamed(referred(arm) ?? '') ? { $ref: arm.$ref } : arm),
      })),
    }
  }

  const isNever = (property: Schema) => property.not !== undefined && isEmpty(property.not)
  const isEmpty = (value: unknown) => typeof value === 'object' && value !== null && Object.keys(value).length === 0

  const define = (name: string): void => {
    if (definitions[name]) return
    definitions[name] = {} // taken, for a type that holds itself
    const original = originals[name] ?? {}
    const body = original.$ref === undefined ? original : { ...resolve(original), ...original, $ref: undefined }
    definitions[name] = { title: name, ...walk(body) }
  }

  const top = referred(generated) ?? ''
  define(top)
  const { [top]: body = {}, ...others } = definitions
  return { ...body, definitions: others }
}
