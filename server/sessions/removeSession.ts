import { SessionById } from '#contract/sessions.ts'
import { canDeleteSession } from '#domain/sessions/permissions.ts'
import { deed, nothingToCheck } from '#server/deed.ts'
import { getSession } from './reads.ts'
import { storeSession } from './storeSession.ts'

/** Staff delete softly: recordings and minutes keep their links (T-076). */
export const removeSession = deed({
  input: SessionById,
  load: (scene) => getSession(scene, scene.input.id, { lock: true, removed: 'hidden' }),
  can: canDeleteSession,
  check: nothingToCheck,
  run: async (scene) => {
    const { loaded } = scene
    if (loaded.deletedAt) return { session: loaded, isNew: false }
    const session = await storeSession(scene, loaded.id, { deletedAt: scene.now }, 'session.deleted')
    return { session, isNew: true }
  },
  audit: {
    action: 'session.deleted',
    subject: ({ session }) => ({ type: 'session', id: session.id, memberId: session.userId }),
    happened: ({ isNew }) => isNew,
  },
})
