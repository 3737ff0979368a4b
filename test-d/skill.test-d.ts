import { expectAssignable, expectError, expectNotAssignable, expectType } from 'tsd'
import type {
  SkillEventCalls,
  SkillEvents,
  SkillFrontmatter,
  SkillFrontmatterList,
  SkillFrontmatterValue,
  SkillPromptArgs,
  SkillPromptInput,
  SkillPromptResult,
  SkillSource,
} from 'modhook'
import { type Shape, shapeOf, valueOf } from './shape.js'

// SkillSource: an open set, its known values named
expectType<
  | 'userSettings' | 'projectSettings' | 'policySettings' | 'plugin' | 'built-in' | 'mcp' | 'syncedSkills'
  | (string & {})
>(valueOf<SkillSource>())
expectAssignable<SkillSource>('a-source-of-a-later-build')

// SkillFrontmatter and its values: JSON, read-only
expectType<null | boolean | number | string | SkillFrontmatterList | SkillFrontmatter>(valueOf<SkillFrontmatterValue>())
expectType<SkillFrontmatterValue | undefined>(valueOf<SkillFrontmatter>()['any'])
expectAssignable<SkillFrontmatter>({ name: 'commit', 'allowed-tools': ['Bash', { deep: null }] })
expectNotAssignable<SkillFrontmatterValue>(() => 'a function is not JSON')
expectNotAssignable<SkillFrontmatterValue>(undefined)
// the engine freezes the frontmatter
expectError((valueOf<SkillFrontmatter>()['name'] = 'other'))
expectType<SkillFrontmatterValue | undefined>(valueOf<SkillFrontmatterList>().at(0))
expectError(valueOf<SkillFrontmatterList>().push('a frozen list takes no more'))

// SkillPromptInput: text and frontmatter are free, the rest pinned
expectType<
  Shape<{
    required: 'skill' | 'text' | 'frontmatter' | 'source'
    optional: 'frontmatterProblem' | 'pluginName' | 'path'
    pinned: 'skill' | 'frontmatterProblem' | 'source' | 'pluginName' | 'path'
  }>
>(shapeOf<SkillPromptInput>())
declare const input: SkillPromptInput
expectType<string>(input.skill)
expectType<string>(input.text)
expectType<SkillFrontmatter>(input.frontmatter)
expectType<string | undefined>(input.frontmatterProblem)
expectType<SkillSource>(input.source)
expectType<string | undefined>(input.pluginName)
expectType<string | undefined>(input.path)
// pinned: the engine skips a hook that changes one
expectError((input.skill = 'other'))
expectError((input.source = 'mcp'))

// SkillPromptResult
expectType<Shape<{ required: 'text'; optional: never; pinned: never }>>(shapeOf<SkillPromptResult>())
expectType<string>(valueOf<SkillPromptResult>().text)

// SkillPromptArgs: frontmatter and source may be left out
expectAssignable<SkillPromptArgs>({ skill: 'commit', text: 'Commit.' })
// a call still names its skill
expectError<SkillPromptArgs>({ text: 'Commit.' })

// the maps
expectType<'skill.prompt'>(valueOf<keyof SkillEvents>())
expectType<{ input: SkillPromptInput; result: SkillPromptResult }>(valueOf<SkillEvents['skill.prompt']>())
expectType<{ prompt: (input: SkillPromptArgs) => Promise<SkillPromptResult> }>(valueOf<SkillEventCalls>())
