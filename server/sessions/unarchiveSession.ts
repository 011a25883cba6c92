import { SessionById } from '#contract/sessions.ts'
import { canUnarchiveSession } from '#domain/sessions/permissions.ts'
import { deed, nothingToCheck } from '#server/deed.ts'
import { getSession } from './reads.ts'
import { storeSession } from './storeSession.ts'

/** Takes a session out of the archive; after 180 days its age archives it all the same (T-073). */
export const unarchiveSession = deed({
  input: SessionById,
  load: (scene) => getSession(scene, scene.input.id, { lock: true, removed: 'hidden' }),
  can: (actor, session, now) =>
    canUnarchiveSession(actor, { archivedAt: session.archivedAt ?? now }, session),
  check: nothingToCheck,
  run: async (scene) => {
    const { loaded } = scene
    if (!loaded.archivedAt) return { session: loaded, isNew: false }
    const session = await storeSession(scene, loaded.id, { archivedAt: null }, 'session.unarchived')
    return { session, isNew: true }
  },
  audit: {
    action: 'session.unarchived',
    subject: ({ session }) => ({ type: 'session', id: session.id, memberId: session.userId }),
    happened: ({ isNew }) => isNew,
  },
})
