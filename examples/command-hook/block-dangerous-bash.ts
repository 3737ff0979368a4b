/**
 * A PreToolUse hook that refuses a Bash command which deletes, overwrites or publishes more than a person would want
 * to find out about afterwards. Claude Code writes the call to stdin and reads the answer from stdout.
 */
import { text } from 'node:stream/consumers'
import { type HookOutputOf, isHookType, isTool } from 'modhook'
import { parseHookInput } from 'modhook/parse'

// an illustration: a shell has many ways to say a thing, so patterns over its text catch slips, and stop nobody who means it
const DANGEROUS: [pattern: RegExp, why: string][] = [
  [/\brm(?=.*\s(-\w*[rR]|--recursive\b)).*\s["']?(\/|~|\$\{?HOME\}?)\/?\*?["']?(?=[\s;&|)]|$)/, 'deletes a whole home or root folder'],
  [/\bgit\s+push\b.*\s(--force(?!-with-lease|-if-includes)\b|-f\b)/, 'overwrites published history'],
  [/\b(curl|wget)\b[^|]*\|\s*(sudo\s+)?(ba|z)?sh\b/, 'runs a script straight from the network'],
  [/>\s*\/dev\/(sd|nvme|disk)/, 'writes over a disk'],
]

/** What the hook answers to a call: a refusal, or nothing, which leaves the decision to the permission rules. */
const judge = (command: string): HookOutputOf<'PreToolUse', 'Bash'> => {
  const found = DANGEROUS.find(([pattern]) => pattern.test(command))
  if (!found) return {}
  return {
    hookSpecificOutput: {
      hookEventName: 'PreToolUse',
      permissionDecision: 'deny',
      permissionDecisionReason: `Refused: this ${found[1]}. Ask the person to run it.`,
    },
  }
}

const read = async () => {
  try {
    return parseHookInput(await text(process.stdin))
  } catch (error) {
    // code 2 refuses the call; any other failure of a hook would let it through unjudged
    console.error(error instanceof Error ? error.message : error)
    process.exit(2)
  }
}
const input = await read()

if (isHookType(input, 'PreToolUse') && isTool(input, 'Bash')) {
  process.stdout.write(`${JSON.stringify(judge(input.tool_input.command))}\n`)
}
