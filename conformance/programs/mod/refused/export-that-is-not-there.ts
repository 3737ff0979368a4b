// refused: the module has no such name
import type { RegisterFunction } from 'claude-code'

export const register: RegisterFunction = undefined
