import { INSTRUCTION_FILE_KINDS } from 'claude-code'
import type { InstructionFileKind, Register } from 'claude-code'

const kinds: readonly InstructionFileKind[] = INSTRUCTION_FILE_KINDS

export const register: Register = on => {
  on('prompt.compose', async (_, e, next) => {
    const { sections } = await next({ ...e, outputStyle: null })

    return { sections: [...sections, { id: 'tidy', text: 'Be brief.', scope: 'session' }] }
  })
  on('prompt.section', { name: 'env_info' }, () => ({ text: null, breakPromptCache: true }))
  on('prompt.context', async (_, e, next) => {
    const { blocks, instructionFiles = [] } = await next(e)

    return { blocks, instructionFiles: instructionFiles.filter(file => kinds.includes(file.kind)) }
  })
}
