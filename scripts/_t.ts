import { generatorOf, mend } from './support/schemas.js'
import fs from 'node:fs'
const g = generatorOf('hook-config.ts', 'hook-events.ts', 'hook-outputs.ts')
for (const [t, o] of [['PluginHooksFile', false],['HooksConfig',false],['HookInput',true],['BaseHookInput',true],['HookJSONOutput',false],['HookOutputs',false]] as const) { const raw=g(t); const s=mend(raw,o); fs.writeFileSync('/tmp/schema/m.'+t+'.json', JSON.stringify(s,null,1)); console.log(t, JSON.stringify(s).length, Object.keys(s.definitions).length) }
console.log(JSON.stringify(mend(generatorOf('uuid.ts')('UUID'))), JSON.stringify(mend(generatorOf('tools-mcp.ts')('McpToolName'))))
