import type { Feature } from '#server/platform/calls/feature.ts'
import {
  archiveSession,
  deleteSession,
  editSession,
  hideSession,
  restoreSession,
  scheduleSession,
  setSessionStatus,
  unarchiveSession,
  unhideSession,
} from './commands.ts'
import { getSession, listSessions } from './queries.ts'

export const sessionCalls: Feature<'sessions'>['calls'] = {
  listSessions,
  getSession,
  scheduleSession,
  editSession,
  setSessionStatus,
  hideSession,
  unhideSession,
  deleteSession,
  restoreSession,
  archiveSession,
  unarchiveSession,
}
