import { expectError, expectType } from 'tsd'
import type { FormerToolNames, ToolName } from 'modhook'
import { BUILTIN_TOOL_NAMES, LEGACY_TOOL_NAME_ALIASES } from 'modhook/sdk'

// a tuple, so that its names are literals and can't be added to
expectType<'Agent'>(BUILTIN_TOOL_NAMES[0])
expectType<54>(BUILTIN_TOOL_NAMES.length)
expectError(BUILTIN_TOOL_NAMES.push('Agent'))
// each is a name of the table; the list has none from before
const names: readonly Exclude<ToolName, keyof FormerToolNames>[] = BUILTIN_TOOL_NAMES
expectType<readonly Exclude<ToolName, keyof FormerToolNames>[]>(names)

expectType<Readonly<FormerToolNames & Record<string, string>>>(LEGACY_TOOL_NAME_ALIASES)
expectType<'Agent'>(LEGACY_TOOL_NAME_ALIASES.Task)
// any name may be looked up
expectType<string | undefined>(LEGACY_TOOL_NAME_ALIASES['Bash'])
// a list of the client's, not for others to add to
expectError((LEGACY_TOOL_NAME_ALIASES['Bash'] = 'Shell'))
