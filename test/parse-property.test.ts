/** `isHookInput` and `parseHookInput` say of a value what the compiler says of it. */
import fs from 'node:fs'
import path from 'node:path'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { HOOK_EVENTS } from '../src/index.js'
import { isHookInput, isHookInputError, parseHookInput } from '../src/parse.js'
import { diagnose, root } from './support/compile.js'

type Json = null | boolean | number | string | Json[] | { [key: string]: Json }
type Step = string | number

const lines = fs.readFileSync(path.join(root, 'test/fixtures/hook-inputs.jsonl'), 'utf8').trim().split('\n')
const inputs = lines.map(line => JSON.parse(line) as { [key: string]: Json })
const recorded = fc.constantFrom(...HOOK_EVENTS).chain(event => fc.constantFrom(...inputs.filter(input => input['hook_event_name'] === event)))

/** The places in a value where there is a key, each as the steps that lead there. */
const placesIn = (value: Json, above: Step[] = []): Step[][] => {
  if (typeof value !== 'object' || value === null) return []
  const entries: [Step, Json][] = Array.isArray(value) ? [...value.entries()] : Object.entries(value)
  return entries.flatMap(([step, inner]) => [
    ...(Array.isArray(value) ? [] : [[...above, step]]),
    ...placesIn(inner, [...above, step]),
  ])
}

/** A copy with the key at a place handed to `change`, beside the object that holds it. */
const changed = (input: Json, place: Step[], change: (holder: { [key: string]: Json }, key: string) => void): Json => {
  const copy = structuredClone(input)
  const holder = place.slice(0, -1).reduce<Json>((value, step) => (value as { [key: string]: Json })[step] ?? null, copy)
  change(holder as { [key: string]: Json }, String(place.at(-1)))
  return copy
}

/** Drops a letter of a word, doubles one, or changes its case. */
const misspelt = fc.record({ at: fc.nat(), how: fc.constantFrom('drop', 'double', 'case') }).map(({ at, how }) => (word: string) => {
  const index = at % Math.max(1, word.length)
  const letter = word.charAt(index)
  const put = { drop: '', double: letter + letter, case: letter === letter.toUpperCase() ? letter.toLowerCase() : letter.toUpperCase() }[how]
  return word.slice(0, index) + put + word.slice(index + 1)
})

const otherValue = fc.oneof(
  fc.constantFrom<Json>(null, true, false, 0, -1.5, 1e21, '', 'x', [], {}, ['x'], [{}], { level: 'high' }, { x: null }),
  fc.jsonValue({ maxDepth: 2 }) as fc.Arbitrary<Json>,
)

const mutant = fc
  .record({ input: recorded, pick: fc.nat(), how: fc.constantFrom('drop', 'mistype', 'misspell key', 'misspell value'), value: otherValue, misspell: misspelt })
  .map(({ input, pick, how, value, misspell }) => {
    const places = placesIn(input)
    const place = places[pick % places.length] ?? []
    return changed(input, place, (holder, key) => {
      const old = holder[key] ?? null
      if (how === 'misspell key') holder[misspell(key)] = old
      if (how === 'drop' || how === 'misspell key') delete holder[key]
      else holder[key] = how === 'misspell value' && typeof old === 'string' ? misspell(old) : value
    })
  })

/** The type of a value with its literals, as a declared constant would have it that isn't written out in place. */
const typeOf = (value: Json): string => {
  if (Array.isArray(value)) return `[${value.map(typeOf).join(', ')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  return `{ ${Object.entries(value).map(([key, inner]) => `${JSON.stringify(key)}: ${typeOf(inner)}`).join('; ')} }`
}

const refusedByCompiler = (values: Json[]): Set<number> => {
  const statements = values.map((value, index) => `declare const raw${index}: ${typeOf(value)}; export const input${index}: HookInput = raw${index}`)
  const found = diagnose([`import type { HookInput } from '../src/index.js'`, ...statements].join('\n'))
  return new Set(found.map(message => Number.parseInt(message, 10) - 2))
}

test('a thousand mutated inputs get from the guard, the parser and the compiler the same', () => {
  const mutants = fc.sample(mutant, { seed: 34, numRuns: 1000 })
  const refused = refusedByCompiler(mutants)
  // neither all nor nothing, or it would show little
  expect(refused.size).toBeGreaterThan(250)
  expect(refused.size).toBeLessThan(750)

  const disagreeing = mutants.filter((value, index) => isHookInput(value) === refused.has(index))
  expect(disagreeing).toEqual([])
  for (const [index, value] of mutants.entries()) {
    const text = JSON.stringify(value)
    if (!refused.has(index)) expect(parseHookInput(text)).toEqual(value)
    else {
      try {
        parseHookInput(text)
        expect.unreachable(text)
      } catch (error) {
        if (!isHookInputError(error)) throw error
        expect(['missing', 'mistyped', 'unknown-event']).toContain(error.reason)
        expect(error.path).toMatch(/^\w+(\.\w+|\[\d+\])*$/)
        expect(error.message).toContain(error.path === 'hook_event_name' ? 'hook' : error.path)
      }
    }
  }
})

test('no value at all makes the guard or the parser fail in another way', () => {
  fc.assert(
    fc.property(fc.oneof(fc.json(), fc.string(), mutant.map(value => JSON.stringify(value).slice(1))), text => {
      try {
        expect(isHookInput(parseHookInput(text))).toBe(true)
      } catch (error) {
        expect(isHookInputError(error)).toBe(true)
      }
    }),
    { seed: 34, numRuns: 1000 },
  )
  fc.assert(fc.property(fc.anything(), value => typeof isHookInput(value) === 'boolean'), { seed: 34, numRuns: 1000 })
})

/** Whether a text is JSON, or the beginning of some, as the runtime has it. */
const cutShort = (text: string): boolean => {
  try {
    JSON.parse(text)
    return true
  } catch (error) {
    return new RegExp(`Unexpected end of JSON input|at position ${text.length}\\b`).test(String(error))
  }
}

test('the position of a fault is where the text stops being the beginning of some JSON', () => {
  fc.assert(
    fc.property(fc.json(), fc.nat(), fc.constantFrom('', '}', ']', ',', ':', '"', 'x', '\\', '1', ' '), (text, at, put) => {
      const index = at % (text.length + 1)
      const broken = text.slice(0, index) + put + text.slice(index + (put === '' ? 1 : 0))
      fc.pre(broken.trim() !== '')
      let position: number | undefined
      try {
        parseHookInput(broken)
      } catch (error) {
        if (isHookInputError(error) && error.reason === 'not-json') position = Number(/position (\d+)$/.exec(error.message)?.[1])
      }
      if (position === undefined) return void JSON.parse(broken)
      // what stands before it is only cut short, says the runtime, and what comes then is wrong, or begins what is
      expect(cutShort(broken.slice(0, position))).toBe(true)
      expect(position === broken.length || !cutShort(broken.slice(0, position + 1)) || /[tfn\-.eE\\]/.test(broken.charAt(position))).toBe(true)
    }),
    { seed: 34, numRuns: 2000 },
  )
})
