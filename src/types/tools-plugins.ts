/**
 * Tools for plugins and skills: publishing, finding and proposing them.
 *
 * Compared with Claude Code 2.1.332 and `sdk-tools.d.ts` of the Agent SDK 0.3.332.
 *
 * @see https://code.claude.com/docs/en/agent-sdk/typescript
 */
import type { Flat } from './internal/flat.js'

/** What `PublishPlugin` takes. */
export type PublishPluginInput = {
  /** The plugin's folder, or that of a mod without a manifest. */
  path: string
  /** Where to: the organization's library is the only place. */
  destination?: 'organization'
  /** What the plugin does, for a folder without a manifest. */
  description?: string
  /** Whether to replace the person's earlier upload of that name. Absent for false. */
  replace?: boolean
  /** The question to the person, as text. The client fills it in: leave it out. */
  shown?: string[]
  /** The question to the person, as data. The client fills it in: leave it out. */
  question?: {
    /** What a yes holds for. */
    digest: string
    /** The question's title. */
    title: string
    /** Where it goes. */
    organization: {
      /** The organization. */
      id: string
      /** What it is called. */
      name?: string
    }
    /** What goes there. */
    plugin: {
      /** What it is called. */
      name: string
      /** Its version. */
      version?: string
    }
    /** The folder that it comes from. */
    folder: string
    /** Whether it replaces one of that name. Closed set. */
    mode: 'new' | 'replace'
    /** What happens on a yes, in order. */
    steps: string[]
    /** What to be aware of. */
    warnings: string[]
    /** The manifest that is written first. Absent where there is one. */
    writes?: {
      /** The file. */
      path: string
      /** What it will say. */
      text: string
    }
    /** How much is sent. */
    sends: {
      /** How many files. */
      files: number
      /** How large, in bytes. */
      bytes: number
    }
    /** The files that are sent. */
    files: {
      /** The file. */
      path: string
      /** Its size, in bytes. */
      bytes: number
      /** Its hash. */
      sha256: string
      /** Whether it may be run. */
      runs: boolean
    }[]
    /** How many entries stay here without being named. */
    staying: number
    /** The entries that stay here and are named. */
    stays: {
      /** The entry. */
      path: string
      /** Why it stays. Closed set. */
      why: 'link' | 'hard-link' | 'ignored' | 'secret' | 'never' | 'generated' | 'special' | 'backslash'
      /** The same in words. */
      words: string
    }[]
    /** The list of all that is sent or named. */
    list: {
      /** Its hash. */
      sha256: string
      /** The file that holds it. Absent for none. */
      path?: string
    }
    /** How many aren't named here, the lists being full. Absent for none. */
    unnamed?: {
      /** How many files. */
      files: number
      /** How many entries that stay. */
      stays: number
    }
  }
}

/** What `PublishPlugin` answers. */
export type PublishPluginOutput = {
  /** How the plugin stands. Closed set. */
  state: 'published' | 'in-review' | 'publishing' | 'on-shelf' | 'refused'
  /** Why it was refused. Absent where it wasn't. */
  refusal?: string
  /** What came of it, line by line. */
  lines: string[]
}

/** A change to a skill's `SKILL.md`. */
export type SkillProposalEdit = {
  /** The text to take out, which stands there just once. */
  old_string: string
  /** The text to put in. */
  new_string: string
}

/** A skill that is proposed: new, or a better version of one. */
export type SkillProposal = {
  /** Its name: lower case with dashes, 64 characters at most, without `claude` or `anthropic`. */
  name: string
  /** Whether there is one already. Closed set. */
  kind: 'new' | 'improvement'
  /** Which one there is. Absent for `new`. */
  target?: string
  /** When to use it: 1024 characters at most, without angle brackets. */
  description: string
  /** The memory files that show the habit. */
  evidence?: string[]
  /** The changes, in order: 1 to 100. Absent where `skillMd` has it all. */
  edits?: [SkillProposalEdit, ...SkillProposalEdit[]]
  /** The whole `SKILL.md`. Absent where `edits` say what changes. */
  skillMd?: string
}

/** What `propose_skills` takes. */
export type ProposeSkillsInput = {
  /** The skills: 1 to 3. */
  proposals:
    | [SkillProposal]
    | [SkillProposal, SkillProposal]
    | [SkillProposal, SkillProposal, SkillProposal]
}

/** What `propose_skills` answers. */
export type ProposeSkillsOutput = {
  /** How many the person was shown. */
  proposalCount: number
}

/** What `ListPlugins` and `ListSkills` take. */
export type ListDirectoryInput = {
  /** Words to look for. Absent for the whole list. */
  keywords?: string[]
}

/** What `SearchPlugins` and `SearchSkills` take. */
export type SearchDirectoryInput = {
  /** What the person is after. */
  keywords: string[]
}

/** A plugin or a skill of the directory. */
export type DirectoryEntry = {
  /** Its id. */
  id: string
  /** Its name. */
  name: string
  /** What to show as its name. Null or absent for `name`. */
  display_name?: string | null
  /** What it does. */
  description?: string | null
  /** Whether it is on. */
  enabled?: boolean | null
  /** What it is shown as. */
  presents_as?: string | null
  /** How the organization wants it installed. */
  installation_preference?: string | null
}

/** What `ListPlugins`, `ListSkills`, `SearchPlugins` and `SearchSkills` answer. */
export type DirectoryOutput = {
  /** What there is. */
  results: DirectoryEntry[]
  /** What else there is to say. Absent for nothing. */
  note?: string
}

/** What `SuggestSkills` takes. */
export type SuggestSkillsInput = {
  /** What the person is after. */
  keywords: string[]
  /** A heading that ties it to what they asked. */
  contextLabel?: string
  /** Whether the person asked. Closed set. */
  trigger?: 'user_asked' | 'proactive'
}

/** What `SuggestSkills` answers. */
export type SuggestSkillsOutput = {
  /** What there is. */
  results: DirectoryEntry[]
  /** Whether the person asked. Closed set. */
  trigger?: 'user_asked' | 'proactive'
}

/** A plugin that is suggested. */
export type SuggestedPlugin = {
  /** The plugin, as `SearchPlugins` has it. */
  pluginId: string
  /** What it is called. */
  pluginName: string
  /** What it does. */
  description: string
}

/** What `SuggestPluginInstall` takes. */
export type SuggestPluginInstallInput = {
  /** A heading that ties it to what the person asked. */
  contextLabel: string
  /** The plugins. */
  plugins: Flat<SuggestedPlugin & {
    /** Its skills. */
    skills?: {
      /** What it is called. */
      name: string
      /** What it does. */
      description?: string
    }[]
  }>[]
  /** Whether the person asked. Closed set. */
  trigger?: 'user_asked' | 'proactive'
}

/** What `SuggestPluginInstall` answers. */
export type SuggestPluginInstallOutput = {
  /** The heading. */
  contextLabel: string
  /** The plugins. */
  plugins: SuggestedPlugin[]
  /** What the model makes of it. */
  note: string
  /** Whether the person asked. Closed set. */
  trigger?: 'user_asked' | 'proactive'
  /** What the person said. Absent until they did. Closed set. */
  answer?: 'added' | 'not_added' | 'not_now'
  /** The plugins that they added. */
  added?: string[]
}
