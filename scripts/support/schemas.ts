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
  type ChainNodeParser,
  createFormatter,
  createParser,
  DEFAULT_CONFIG,
  derefType,
  type NodeParser,
  ObjectType,
  removeUndefined,
  SchemaGenerator,
  StringType,
  type SubNodeParser,
  UnionType,
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
  type?: string | string[]
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
    const anything = new UnknownType(false)
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
    return new AnnotatedType(new StringType(), { pattern: `^${parts.map(escaped).join('[\\s\\S]*')}$` }, false)
  },
}

/** `NonNullable` of an optional key's type: the generator makes empty objects of it. */
const definedTypes = (chain: NodeParser): SubNodeParser => ({
  supportsNode: node => ts.isTypeReferenceNode(node) && node.typeName.getText() === 'NonNullable',
  createType: (node, context) => {
    const [argument] = (node as ts.TypeReferenceNode).typeArguments ?? []
    const type = argument && derefType(chain.createType(argument, context))
    if (!(type instanceof UnionType)) throw new Error(`${node.getText()} isn't a union`)
    return removeUndefined(type).newType
  },
})

const { options } = ts.parseJsonConfigFileContent(ts.readConfigFile(path.join(root, 'tsconfig.json'), ts.sys.readFile).config, ts.sys, root)
const config = { ...DEFAULT_CONFIG, encodeRefs: false, extraTags: ['since'] }

/** Makes the schemas of types that modules of `src/types` declare, as the generator has them; of a generic one, unbound. */
export const generatorOf = (...modules: string[]): ((type: string) => Schema) => {
  const files = modules.map(module => path.join(root, 'src/types', module))
  const program = ts.createProgram(files, options)
  const parser = createParser(program, config, chain => {
    chain.addNodeParser(toolTypes).addNodeParser(templateLiterals).addNodeParser(definedTypes(chain as ChainNodeParser))
  })
  const generator = new SchemaGenerator(program, parser, createFormatter(config), config)
  const declared = files.flatMap(file => [...(program.getSourceFile(file)?.statements ?? [])])
  return type => {
    const node = declared.find(statement => (ts.isTypeAliasDeclaration(statement) || ts.isInterfaceDeclaration(statement)) && statement.name.text === type)
    if (!node) throw new Error(`${modules.join(', ')} declare no ${type}`)
    return generator.createSchemaFromNodes([node]) as Schema
  }
}

const isEmpty = (value: unknown) => typeof value === 'object' && value !== null && Object.keys(value).length === 0

const referred = ({ $ref }: Schema) => $ref?.replace('#/definitions/', '')

/** Instances of generic types have no name that a person knows. */
const isNamed = (name: string) => /^\w+$/.test(name)

/** The description, with what the tags say that a schema has no keyword for. */
const describe = ({ description, deprecated, since }: Schema) =>
  [description, since && `Since ${since}.`, typeof deprecated === 'string' && `Deprecated. ${deprecated}`].filter(Boolean).join('\n\n')

/** The property that tells the arms of a union apart: each arm requires another constant there. */
const tagOf = (arms: Schema[]) =>
  arms[0]?.required?.find(key => {
    const values = arms.map(arm => (arm.required?.includes(key) ? arm.properties?.[key]?.const : undefined))
    return arms.length > 1 && values.every(value => typeof value === 'string') && new Set(values).size === arms.length
  })

/** Mends the schema of a type, and the definitions it refers to. `isOpen` lets keys through that the types don't know. */
export const mend = (generated: Schema, isOpen = false): Schema & { definitions: Record<string, Schema> } => {
  const originals = generated.definitions ?? {}
  const definitions: Record<string, Schema> = {}

  /** What is referred to, under the description of who refers to it. */
  const inline = (schema: Schema): Schema => {
    const name = referred(schema)
    if (name === undefined) return schema
    const { $ref: _, ...own } = schema
    const { description, ...target } = originals[name] ?? {}
    return { ...inline(isNamed(name) && description !== undefined ? { ...target, description } : target), ...own }
  }

  const walk = (schema: Schema): Schema => {
    const name = referred(schema)
    if (name !== undefined) {
      // beside a `$ref`, draft 7 ignores a description
      if (!isNamed(name) || schema.description !== undefined) return walk(inline(schema))
      return define(name)
    }
    const { since: _, description: __, deprecated, anyOf, ...rest } = schema
    const text = describe(schema)
    const said = { ...(text && { description: text }), ...(deprecated !== undefined && { deprecated: true }) }
    if (anyOf) return { ...said, ...union(anyOf) }
    const mended: Schema = { ...said, ...rest }
    if (rest.items) mended.items = walk(rest.items)
    if (rest.properties) {
      // what may only be undefined has no place in JSON
      const kept = Object.entries(rest.properties).filter(([, property]) => !isEmpty(property.not))
      mended.properties = Object.fromEntries(kept.map(([key, property]) => [key, walk(property)]))
      const required = rest.required?.filter(key => mended.properties?.[key])
      if (required?.length) mended.required = required
      else delete mended.required
    }
    if (typeof rest.additionalProperties === 'object') mended.additionalProperties = walk(rest.additionalProperties)
    if (isEmpty(rest.additionalProperties) || (isOpen && rest.additionalProperties === false)) delete mended.additionalProperties
    return mended
  }

  const union = (arms: Schema[]): Schema => {
    const inlined = arms.map(inline)
    // an open set: any string, and the known ones for an editor to offer
    if (inlined.some(arm => arm.type === 'string' && !arm.enum && !arm.const && !arm.pattern)) {
      return { type: 'string', examples: inlined.flatMap(arm => arm.enum ?? (arm.const === undefined ? [] : [arm.const])) }
    }
    const tag = tagOf(inlined)
    if (tag === undefined) return { anyOf: arms.map(walk) }
    // the tag picks the arm, so that a mistake is reported of that arm alone
    const values = inlined.map(arm => arm.properties?.[tag]?.const)
    return {
      type: 'object',
      properties: { [tag]: { description: inlined[0]?.properties?.[tag]?.description, enum: values } },
      required: [tag],
      allOf: arms.map((arm, index) => ({
        if: { properties: { [tag]: { const: values[index] } }, required: [tag] },
        then: isNamed(referred(arm) ?? '') ? define(referred(arm) ?? '') : walk(arm),
      })),
    }
  }

  const define = (name: string): Schema => {
    if (!definitions[name]) {
      definitions[name] = {} // taken, for a type that holds itself
      definitions[name] = { title: name, ...walk(inline(originals[name] ?? {})) }
    }
    return { $ref: `#/definitions/${name}` }
  }

  const name = referred(generated) ?? ''
  define(name)
  const { [name]: body, ...others } = definitions
  return { ...body, definitions: others }
}
