/** Programs that modhook and the engine's file judge differently, each with its reason. One that no longer differs fails the run. */

/** What the engine does with a program: it runs it as the test beside it says, or refuses it in these words. */
type Engine = { runs: true } | { refuses: RegExp; by: 'plugin validate' | 'plugin test' }

export type Difference = {
  /** The program, below `conformance/programs/mod`, without its ending. */
  program: string
  /** What modhook does with it. The engine's file does the other. */
  modhook: 'accepts' | 'refuses'
  engine: Engine
  reason: string
}

const runs: Engine = { runs: true }
const noUndefined: Engine = { refuses: /matcher at agentId must be a string, .*; got undefined/, by: 'plugin test' }
const collectorOnly: Engine = { refuses: /stand on the telemetry stream "anthropic"/, by: 'plugin validate' }

/** Differences that one reason stands for. */
const because = (reason: string, modhook: Difference['modhook'], engine: Engine, ...programs: string[]): Difference[] =>
  programs.map(program => ({ program, modhook, engine, reason }))

export const DIFFERENCES: readonly Difference[] = [
  ...because('the engine loads no module with undefined in a matcher', 'refuses', noUndefined,
    'differences/matcher-with-undefined', 'differences/matcher-with-undefined-beside-a-tool'),
  ...because('the engine takes a list at any depth of a matcher', 'accepts', runs, 'differences/matcher-one-of-inside'),
  ...because('what matched is there, however optional it is declared', 'accepts', runs,
    'differences/matcher-on-an-optional-key', 'differences/matcher-in-an-optional-object', 'differences/matcher-in-an-optional-list'),
  ...because('a matcher is a value like any other, and its tool may be any', 'accepts', runs, 'differences/matcher-held-apart'),
  ...because('no call of the tool has the key, so the hook would never run', 'refuses', runs,
    'differences/matcher-misspelt-beside-a-tool', 'differences/matcher-of-another-tool'),
  ...because('no arm of the input has both, so the hook would never run', 'refuses', runs, 'differences/matcher-across-arms'),
  ...because('a tool that a `tool.list` hook adds stands in no table, and the engine serves, matches and calls it', 'accepts', runs,
    'differences/tool-of-no-table-served', 'differences/tool-of-no-table-matched', 'differences/tool-of-no-table-called',
    'differences/tool-named-by-a-string'),
  ...because('which tools are built in differs by build: modhook has those of all', 'accepts', runs,
    'differences/tool-of-other-builds-matched', 'differences/tool-of-other-builds-called'),
  ...because('a former name matches the tool under its name of today', 'accepts', runs, 'differences/tool-under-a-former-name'),
  ...because('a contract that declares one tool of a server rules out no other', 'accepts', runs,
    'merged/differences/tool-of-another-server-matched', 'merged/differences/tool-of-another-server-called'),
  ...because("a declared tool's arguments are checked; the engine hands on what it is given, for the server to refuse", 'refuses', runs,
    'merged/differences/tool-of-a-server-called-without-its-argument', 'merged/differences/tool-of-a-server-called-wrongly'),
  ...because('`next(e)` is what the event that `next.is` found answers, where its input tells it from all others', 'accepts', runs,
    'differences/next-after-is'),
  ...because('events whose inputs are of one shape are one type: `next(e)` is what any of them answers, not what the first does', 'refuses', runs,
    'differences/next-after-is-of-a-shared-shape'),
  ...because("an installed mod may hook the collector's stream alone, and has to name it", 'refuses', collectorOnly,
    'differences/telemetry-of-any-stream', 'differences/telemetry-of-an-event', 'differences/telemetry-to-anthropic',
    'differences/telemetry-to-a-list', 'differences/telemetry-marks', 'differences/telemetry-marks-matched', 'differences/telemetry-glob'),
  ...because('the stream is named by a string', 'refuses', { refuses: /names its destination as a RegExp/, by: 'plugin validate' },
    'differences/telemetry-to-a-pattern'),
  ...because("a test's `$.prompt` raises these events, too", 'accepts', runs,
    'differences/prompt-edited-in-a-test.test', 'differences/prompt-changed-in-a-test.test', 'differences/prompt-completed-in-a-test.test'),
  ...because("a test's streams have no `result`", 'refuses', runs, 'differences/stream-result-in-a-test.test'),
]
