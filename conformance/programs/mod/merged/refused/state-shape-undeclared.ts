import { atom } from 'claude-code'
import type { Register } from 'claude-code'

// refused: the contract declares no tag
const total = atom({ plugin: 'tally', key: 'total' } as const, 0, { shape: 'total-1' })

export const register: Register = () => total
