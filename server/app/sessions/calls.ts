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
import { listLinkedNotes, listSessionNotes } from '../sessionNotes/queries.ts'
import {
  archiveSession,
  clearNoShow,
  deleteSession,
  editSession,
  hideSession,
  restoreSession,
  scheduleSession,
  setNoShow,
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
  setNoShow,
  clearNoShow,
  listLinkedNotes,
  listSessionNotes,
  addSessionNote,
  editSessionNote,
  deleteSessionNote,
  restoreSessionNote,
  linkSessionNote,
  unlinkSessionNote,
}
