import { atom } from 'claude-code'
import type { Register } from 'claude-code'

// refused: the contract has no such key
const sum = atom({ plugin: 'tally', key: 'sum' } as const, 0)

export const register: Register = () => sum
