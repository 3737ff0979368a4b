import { tier } from 'claude-code/testing'

// refused: no plugin sits in the core
tier('core')
