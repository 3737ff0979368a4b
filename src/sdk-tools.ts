/** Entry `modhook/sdk-tools`: the tools, under the names that `@anthropic-ai/claude-agent-sdk/sdk-tools` gives them. */
