/** The Claude Code version that the declarations were last compared with. */
export const CLAUDE_CODE_VERSION = '2.1.332'

/** The version of `@anthropic-ai/claude-agent-sdk` that the declarations were last compared with. */
export const AGENT_SDK_VERSION = '0.3.332'
