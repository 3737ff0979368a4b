import type { Register } from 'claude-code'
import { guard } from './guard'
import { secrets } from './secrets'
import { tally } from './tally'
import { thrift } from './thrift'
import { turns } from './turns'

export const register: Register = (on, options) => {
  secrets(on)
  guard(on)
  thrift(on)
  turns(on, Number(options.longTurnMinutes))
  tally(on)
}
