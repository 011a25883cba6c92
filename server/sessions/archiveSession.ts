import { SessionById } from '#contract/sessions.ts'
import { canArchiveSession } from '#domain/sessions/permissions.ts'
import { deed, nothingToCheck } from '#server/deed.ts'
import { getSession } from './reads.ts'
import { storeSession } from './storeSession.ts'

/** Archived is a moment, not a status (4.12.14); a repeat changes nothing. */
export const archiveSession = deed({
  input: SessionById,
  load: (scene) => getSession(scene, scene.input.id, { lock: true, removed: 'hidden' }),
  can: (actor, session) => canArchiveSession(actor, { ...session, archivedAt: null }, session),
  check: nothingToCheck,
  run: async (scene) => {
    const { loaded } = scene
    if (loaded.archivedAt) return { session: loaded, isNew: false }
    const session = await storeSession(scene, loaded.id, { archivedAt: scene.now }, 'session.archived')
    return { session, isNew: true }
  },
  audit: {
    action: 'session.archived',
    subject: ({ session }) => ({ type: 'session', id: session.id, memberId: session.userId }),
    happened: ({ isNew }) => isNew,
  },
})
