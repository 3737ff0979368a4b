/** The checks of hook inputs, which `scripts/build-schemas.ts` compiles from their schema into the `.js` of this name. */
import type { HookEvent } from './types/hook-events.js'

/** Where a fault is. */
type Place = {
  /** A JSON pointer; for a missing key, to the object that lacks it. */
  instancePath: string
}

/** A key is missing. */
export type MissingKey = Place & {
  /** The keyword of the schema. */
  keyword: 'required'
  /** The key. */
  params: Record<'missingProperty', string>
}

/** A value is of another type. */
export type WrongType = Place & {
  /** The keyword of the schema. */
  keyword: 'type'
  /** The type, or types, that it should have. */
  params: Record<'type', string | string[]>
}

/** A value is none of a closed set. */
export type WrongValue = Place & {
  /** The keyword of the schema. */
  keyword: 'enum'
  /** The set. */
  params: Record<'allowedValues', unknown[]>
}

/** What a check found wrong. */
export type Fault = MissingKey | WrongType | WrongValue

/** Checks an object, and leaves behind what is wrong with it. */
export type Check = ((value: object) => boolean) & {
  /** What is wrong: first of all the fault that the others come of. Null where nothing is. */
  errors?: Fault[] | null
}

/** Whether an object is what an event sends. Its `hook_event_name` is taken for granted. */
export const checks: Record<HookEvent, Check>

/** Whether an object has what all events send. Its `hook_event_name` is taken for granted. */
export const BaseHookInput: Check
