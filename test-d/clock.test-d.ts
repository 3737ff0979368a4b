import { expectError, expectType } from 'tsd'
import type { ClockCalls, ClockOps, ClockWait, NextBudget, NoArgs, SleepOptions, Timer, TimerCall } from 'modhook'
import { type Shape, shapeOf, valueOf } from './shape.js'

// ClockWait
expectType<Shape<{ required: 'ms'; optional: never; pinned: never }>>(shapeOf<ClockWait>())
expectType<number>(valueOf<ClockWait>().ms)

// SleepOptions: the signal is the program's own AbortSignal, or one of the same members
expectType<Shape<{ required: never; optional: 'signal'; pinned: never }>>(shapeOf<SleepOptions>())
declare const signal: NonNullable<SleepOptions['signal']>
expectType<boolean>(signal.aborted)
expectType<unknown>(signal.reason)

// Timer and TimerCall
expectType<Shape<{ required: 'cancel'; optional: never; pinned: never }>>(shapeOf<Timer>())
expectType<() => void>(valueOf<Timer>().cancel)
expectType<(ms: number, fn: () => void) => Timer>(valueOf<TimerCall>())
// the time first, other than with setTimeout
expectError(valueOf<TimerCall>()(() => {}, 1000))

// the maps
expectType<'clock.now' | 'clock.sleep' | 'clock.after' | 'clock.every'>(valueOf<keyof ClockOps>())
expectType<{ input: NoArgs; value: number }>(valueOf<ClockOps['clock.now']>())
expectType<{ input: ClockWait; value: void }>(valueOf<ClockOps['clock.sleep']>())
expectType<{ input: ClockWait; value: void }>(valueOf<ClockOps['clock.after']>())
expectType<{ input: ClockWait; value: void }>(valueOf<ClockOps['clock.every']>())
expectType<{
  now: () => Promise<number>
  sleep: (ms: number, options?: SleepOptions) => Promise<void>
  after: TimerCall
  every: TimerCall
}>(valueOf<ClockCalls>())
// the hook's own time is what a sleep uses up
valueOf<ClockCalls>().sleep(valueOf<NextBudget>().remainingMs / 2, { signal })
