import { expectAssignable, expectError, expectType } from 'tsd'
import type {
  DirectoryEntry,
  DirectoryOutput,
  ListDirectoryInput,
  ProposeSkillsInput,
  ProposeSkillsOutput,
  PublishPluginInput,
  PublishPluginOutput,
  SearchDirectoryInput,
  SkillProposal,
  SkillProposalEdit,
  SuggestedPlugin,
  SuggestPluginInstallInput,
  SuggestPluginInstallOutput,
  SuggestSkillsInput,
  SuggestSkillsOutput,
} from 'modhook'
import { valueOf } from './shape.js'

expectType<{
  path: string; destination?: 'organization'; description?: string; replace?: boolean; shown?: string[]
  question?: {
    digest: string; title: string; organization: { id: string; name?: string }
    plugin: { name: string; version?: string }; folder: string; mode: 'new' | 'replace'; steps: string[]
    warnings: string[]; writes?: { path: string; text: string }; sends: { files: number; bytes: number }
    files: { path: string; bytes: number; sha256: string; runs: boolean }[]; staying: number
    stays: {
      path: string; why: 'link' | 'hard-link' | 'ignored' | 'secret' | 'never' | 'generated' | 'special' | 'backslash'
      words: string
    }[]
    list: { sha256: string; path?: string }; unnamed?: { files: number; stays: number }
  }
}>(valueOf<PublishPluginInput>())
expectType<{
  state: 'published' | 'in-review' | 'publishing' | 'on-shelf' | 'refused'; refusal?: string; lines: string[]
}>(valueOf<PublishPluginOutput>())
expectType<{ old_string: string; new_string: string }>(valueOf<SkillProposalEdit>())
expectType<{
  name: string; kind: 'new' | 'improvement'; target?: string; description: string; evidence?: string[]
  edits?: [SkillProposalEdit, ...SkillProposalEdit[]]; skillMd?: string
}>(valueOf<SkillProposal>())

expectType<{
  proposals: [SkillProposal] | [SkillProposal, SkillProposal] | [SkillProposal, SkillProposal, SkillProposal]
}>(valueOf<ProposeSkillsInput>())
expectType<{ proposalCount: number }>(valueOf<ProposeSkillsOutput>())

expectType<{ keywords?: string[] }>(valueOf<ListDirectoryInput>())

expectType<{ keywords: string[] }>(valueOf<SearchDirectoryInput>())
expectType<{
  id: string; name: string; display_name?: string | null; description?: string | null; enabled?: boolean | null
  presents_as?: string | null; installation_preference?: string | null
}>(valueOf<DirectoryEntry>())
expectType<{ results: DirectoryEntry[]; note?: string }>(valueOf<DirectoryOutput>())

expectType<{
  keywords: string[]; contextLabel?: string; trigger?: 'user_asked' | 'proactive'
}>(valueOf<SuggestSkillsInput>())
expectType<{ results: DirectoryEntry[]; trigger?: 'user_asked' | 'proactive' }>(valueOf<SuggestSkillsOutput>())
expectType<{ pluginId: string; pluginName: string; description: string }>(valueOf<SuggestedPlugin>())

expectType<{
  contextLabel: string
  plugins: { pluginId: string; pluginName: string; description: string; skills?: { name: string; description?: string }[] }[]
  trigger?: 'user_asked' | 'proactive'
}>(valueOf<SuggestPluginInstallInput>())
expectType<{
  contextLabel: string; plugins: SuggestedPlugin[]; note: string; trigger?: 'user_asked' | 'proactive'
  answer?: 'added' | 'not_added' | 'not_now'; added?: string[]
}>(valueOf<SuggestPluginInstallOutput>())

declare const proposal: SkillProposal
expectAssignable<ProposeSkillsInput>({ proposals: [proposal, proposal, proposal] })
// the client refuses more than three
expectError<ProposeSkillsInput>({ proposals: [proposal, proposal, proposal, proposal] })
