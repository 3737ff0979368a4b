/** Entry `modhook/parse`: reads what a settings hook receives, and says what is wrong with it. */
import { BaseHookInput, type Check, checks, type Fault, type WrongType, type WrongValue } from './hook-input-checks.js'
import { positionOfFault } from './json-fault.js'
import type { HookEvent, HookInput } from './types/hook-events.js'
import type { HookInputError, ParseHookInputOptions, UnknownHookInput } from './types/hook-parse.js'

export type { HookInputError, ParseHookInputOptions, UnknownHookInput } from './types/hook-parse.js'
export type { OpenSet } from './types/open-set.js'

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isEvent = (name: string): name is HookEvent => Object.hasOwn(checks, name)

const hookInputError = (reason: HookInputError['reason'], path: string, message: string, cause?: unknown): HookInputError =>
  Object.assign(new Error(message, cause === undefined ? {} : { cause }), { name: 'HookInputError', reason, path } as const)

/** How many keystrokes lie between two words: letters put in, left out or exchanged. */
const distance = (from: string, to: string): number => {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index)
  for (const [index, letter] of [...from].entries()) {
    const next = [index + 1]
    for (const [column, other] of [...to].entries()) {
      next.push(Math.min((next[column] ?? 0) + 1, (row[column + 1] ?? 0) + 1, (row[column] ?? 0) + (letter === other ? 0 : 1)))
    }
    row = next
  }
  return row[to.length] ?? 0
}

/** The word that a misspelt one stands for, if one of the candidates is as close as so many keystrokes. */
const nearest = (word: string, candidates: string[], reach = Math.ceil(word.length / 3)): string | undefined => {
  const [best] = candidates
    .map(candidate => ({ candidate, keystrokes: distance(word.toLowerCase(), candidate.toLowerCase()) }))
    .sort((a, b) => a.keystrokes - b.keystrokes)
  return best && best.keystrokes <= reach ? best.candidate : undefined
}

const NAMES: Record<string, string> = {
  string: 'a string', number: 'a number', boolean: 'a boolean', object: 'an object', array: 'an array', null: 'null',
}

/** A value as a message names it, what can't be seen as an escape. */
const named = (value: unknown): string => {
  if (typeof value === 'object' && value !== null) return Array.isArray(value) ? 'an array' : 'an object'
  const json = JSON.stringify(value) ?? String(value)
  const text = json.replace(/[\p{Cc}\p{Cf}\p{Z}]/gu, unseen => (unseen === ' ' ? unseen : `\\u{${unseen.codePointAt(0)?.toString(16)}}`))
  return text.length > 60 ? `${text.slice(0, 60)}…` : text
}

const expected = (fault: WrongType | WrongValue): string =>
  fault.keyword === 'type'
    ? [fault.params.type].flat().map(type => NAMES[type]).join(' or ')
    : `one of ${fault.params.allowedValues.map(named).join(', ')}`

/** A hint at the key that a missing one may have been misspelt as. Keys that are right differ by more than two letters. */
const misspellingOf = (key: string, place: object): string => {
  const misspelt = nearest(key, Object.keys(place), 2)
  return misspelt === undefined ? '' : `, is it misspelt as ${named(misspelt)}?`
}

/** The error that a fault comes to. */
const errorOf = (input: Record<string, unknown>, fault: Fault): HookInputError => {
  const subject = `${String(input['hook_event_name'])} input`
  const steps = fault.instancePath.split('/').slice(1)
  const place = steps.reduce<unknown>((value, step) => (value as Record<string, unknown>)[step], input)
  if (fault.keyword === 'required') {
    const key = fault.params.missingProperty
    const path = pathOf([...steps, key])
    return hookInputError('missing', path, `${subject}: ${path} is missing${misspellingOf(key, place as object)}`)
  }
  const path = pathOf(steps)
  return hookInputError('mistyped', path, `${subject}: ${path} should be ${expected(fault)} and is ${named(place)}`)
}

/** What keeps a text from being JSON. */
const faultIn = (text: string): string => {
  if (text.trim() === '') return 'it is empty: nothing came in, or stdin was read before'
  const position = positionOfFault(text)
  const code = text.codePointAt(position)
  return code === undefined ? `it ends too early, at position ${position}` : `unexpected ${named(String.fromCodePoint(code))} at position ${position}`
}

const pathOf = (steps: string[]): string => steps.join('.').replace(/\.(\d+)/g, '[$1]')

const checked = <Input>(input: Record<string, unknown>, check: Check): Input => {
  if (check(input)) return input as Input
  const [fault] = check.errors ?? []
  throw fault ? errorOf(input, fault) : new Error('a check failed without a fault')
}

/**
 * Reads what a hook received on stdin, and checks it. Keys that the types don't know are let through.
 *
 * @param text - the JSON
 * @throws `HookInputError`, with what is wrong and where
 * @example
 * const input = parseHookInput(await text(process.stdin))
 */
export function parseHookInput(text: string): HookInput
/**
 * Reads what a hook received on stdin, and checks it; an event newer than this package comes back with what all events
 * have checked, its own keys not. `isHookInput` tells the two apart.
 *
 * @param text - the JSON
 * @param options - how to read it
 * @throws `HookInputError`, with what is wrong and where
 * @example
 * const input = parseHookInput(await text(process.stdin), { allowUnknownEvents: true })
 * if (!isHookInput(input)) console.error(`${input.hook_event_name} is news to this hook`)
 */
export function parseHookInput(text: string, options: ParseHookInputOptions): HookInput | UnknownHookInput
export function parseHookInput(text: string, { allowUnknownEvents = false }: ParseHookInputOptions = {}): HookInput | UnknownHookInput {
  // a program without types may hand over a stream, or a promise of the text
  if (typeof text !== 'string') {
    throw hookInputError('not-json', '', 'hook input: this is no text; await the whole of stdin, and pass parsed JSON to isHookInput')
  }
  let input: unknown
  try {
    input = JSON.parse(text)
  } catch (error) {
    throw hookInputError('not-json', '', `hook input: not JSON, ${faultIn(text)}`, error)
  }
  if (!isObject(input)) {
    throw hookInputError('not-an-object', '', `hook input: the JSON should be an object and is ${named(input)}`)
  }

  const event = input['hook_event_name']
  if (event === undefined) {
    const hint = misspellingOf('hook_event_name', input) || ', which whatever Claude Code sends to a hook has'
    throw hookInputError('missing', 'hook_event_name', `hook input: hook_event_name is missing${hint}`)
  }
  if (typeof event !== 'string') {
    throw hookInputError('mistyped', 'hook_event_name', `hook input: hook_event_name should be a string and is ${named(event)}`)
  }
  if (isEvent(event)) return checked<HookInput>(input, checks[event])
  if (allowUnknownEvents) return checked<UnknownHookInput>(input, BaseHookInput)
  const meant = nearest(event, Object.keys(checks))
  const question = meant === undefined ? '' : ` Did you mean ${named(meant)}?`
  throw hookInputError(
    'unknown-event',
    'hook_event_name',
    `hook input: ${named(event)} is no known event.${question} To take events of newer builds, pass { allowUnknownEvents: true }.`,
  )
}

/**
 * Whether a value, such as parsed JSON, is a hook input of a known event: just what the type takes of a value that isn't
 * written out in place, so keys that it doesn't know are fine.
 *
 * @param value - anything
 */
export const isHookInput = (value: unknown): value is HookInput => {
  const event = isObject(value) ? value['hook_event_name'] : undefined
  return typeof event === 'string' && isEvent(event) && checks[event](value as object)
}

/**
 * Whether a caught error is one of `parseHookInput`.
 *
 * @param error - what was caught
 */
export const isHookInputError = (error: unknown): error is HookInputError => error instanceof Error && error.name === 'HookInputError'
