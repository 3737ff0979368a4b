import type { Register } from 'claude-code'

export const register: Register = on => {
  on('classic.PermissionRequest', { tool_name: 'WebFetch' }, (_, e) => ({
    decision: {
      behavior: 'allow',
      updatedPermissions: [{ type: 'addRules', rules: [{ toolName: e.tool_name }], behavior: 'allow', destination: 'session' }],
    },
  }))
}
