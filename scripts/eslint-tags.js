/**
 * The status tags that modhook's doc blocks give a meaning of their own: `@pinned` goes with `readonly`, in both
 * directions on the input of an event, and `@deprecated` says what to use.
 */
const blockBefore = (context, node) => {
  const blocks = context.sourceCode.getCommentsBefore(node).filter(({ type, value }) => type === 'Block' && value.startsWith('*'))
  return blocks.at(-1)?.value ?? ''
}

/** An input of the mod API's events; the settings hooks' inputs are read, never handed on. */
const isEventInput = name => /Input$/.test(name) && !/HookInput$/.test(name)

export default {
  meta: {
    type: 'problem',
    messages: {
      notReadonly: '`{{key}}` is @pinned, so it is readonly.',
      notPinned: '`{{key}}` of an event input is readonly, so it is @pinned.',
      bareDeprecated: 'Say since when `{{key}}` is deprecated and what to use.',
    },
    schema: [],
  },
  create(context) {
    const declarations = []
    const enter = node => declarations.push(node.id.name)
    const leave = () => declarations.pop()
    const check = node => {
      const block = blockBefore(context, node)
      const data = { key: context.sourceCode.getText(node.key ?? node.id) }
      const report = messageId => context.report({ node, messageId, data })
      if (/@deprecated\s*(\n|$)/.test(block)) report('bareDeprecated')
      if (node.type !== 'TSPropertySignature') return
      const isPinned = /@pinned\b/.test(block)
      if (isPinned && !node.readonly) report('notReadonly')
      if (!isPinned && node.readonly && isEventInput(declarations.at(-1) ?? '')) report('notPinned')
    }
    return {
      TSTypeAliasDeclaration: enter,
      'TSTypeAliasDeclaration:exit': leave,
      TSInterfaceDeclaration: enter,
      'TSInterfaceDeclaration:exit': leave,
      TSPropertySignature: check,
      TSMethodSignature: check,
    }
  },
}
