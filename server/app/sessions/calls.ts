import type { Feature } from '#server/platform/calls/feature.ts'
import { getBrief } from '../brief/getBrief.ts'
import {
  addSessionNote,
  deleteSessionNote,
  editSessionNote,
  linkSessionNote,
  restoreSessionNote,
  unlinkSessionNote,
} from '../sessionNotes/commands.ts'
import { listSessionNotes } from '../sessionNotes/queries.ts'
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
import { setSessionPeople } from './setSessionPeople.ts'

export const sessionCalls: Feature<'sessions'>['calls'] = {
  listSessions,
  getSession,
  getBrief,
  scheduleSession,
  editSession,
  setSessionStatus,
  hideSession,
  unhideSession,
  deleteSession,
  restoreSession,
  archiveSession,
  unarchiveSession,
  setSessionPeople,
  listSessionNotes,
  addSessionNote,
  editSessionNote,
  deleteSessionNote,
  restoreSessionNote,
  linkSessionNote,
  unlinkSessionNote,
}
