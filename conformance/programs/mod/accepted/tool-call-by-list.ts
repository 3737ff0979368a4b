import type { Register } from 'claude-code'

export const register: Register = on => {
  on('tool.call', { tool: ['Edit', 'Write'], file_path: /\.lock$/ }, (_, e) => ({
    deny: e.tool === 'Edit' ? `${e.file_path}: ${e.old_string} stays.` : `${e.file_path} stays: ${e.content.length} characters are not written.`,
  }))
}
