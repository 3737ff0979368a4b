import { atom } from 'claude-code'
import type { Register } from 'claude-code'

// refused: it is a number
const total = atom({ plugin: 'tally', key: 'total' } as const, '0')

export const register: Register = () => total
