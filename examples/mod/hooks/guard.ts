import type { EngineInterface, On } from 'claude-code'
import { count } from './tally'

/** Files that hold credentials, as a path or a word of a shell command. It goes by spelling: a link has another. */
const PROTECTED = /(?:^|[\s/\\'"=<>])(?:\.env(?:\.local)?|id_rsa|id_ed25519)(?:$|[\s'";|&<>])/

const refuse = async ($: EngineInterface, what: string) => {
  await count($, 'refusals')

  return { deny: `${$.plugin.name}: ${what} is protected here.` }
}

/** What a guard answers when it fails: without a `.catch`, the call would go on unjudged. */
const failed = ($: EngineInterface) => ({ deny: `${$.plugin.name}: its guard failed.` })

/** Refuses reads and writes of files that hold credentials, and has the person asked before a forced push. */
export const guard = (on: On) => {
  on('tool.call', { tool: ['Read', 'Edit', 'Write'], file_path: PROTECTED }, ($, e) => refuse($, e.file_path)).catch(failed)

  on('tool.call', { tool: 'Bash', command: PROTECTED }, ($, e) => refuse($, `a file in \`${e.command}\``)).catch(failed)

  // a file that a prompt mentions is read without a tool call
  on('prompt.mention', { path: PROTECTED }, ($, e) => refuse($, e.mention)).catch(failed)

  // what the settings hooks beneath decide stands, but for an allow
  on('classic.PreToolUse', { tool: 'Bash', command: /\bgit push\b.* (?:-f|--force)\b/ }, async ($, e, next) => {
    const decided = await next(e)

    return decided.deny === undefined ? { ...decided, allow: undefined, ask: 'It rewrites what others may have pulled.' } : decided
  })
}
