import { atom } from 'claude-code'
import type { Register } from 'claude-code'

// refused: no contract declares it
const total = atom({ plugin: 'tally', key: 'total' } as const, 0)

export const register: Register = () => total
