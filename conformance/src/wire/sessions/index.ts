import type { Session } from '../session.js'
import { agentSessions } from './agents.js'
import { controlSessions } from './control.js'
import { failureSessions } from './failures.js'
import { lifecycleSessions } from './lifecycle.js'
import { permissionSessions } from './permissions.js'
import { serverSessions } from './servers.js'
import { toolSessions } from './tools.js'

/** Every session that is recorded, in the order of the fixtures. */
export const sessions: Session[] = [
  ...toolSessions, ...agentSessions, ...permissionSessions, ...serverSessions, ...lifecycleSessions, ...controlSessions, ...failureSessions,
]
