import { SessionById } from '#contract/sessions.ts'
import { canHideSession } from '#domain/sessions/permissions.ts'
import { deed, nothingToCheck } from '#server/deed.ts'
import { getSession } from './reads.ts'
import { storeSession } from './storeSession.ts'

/** A member's 'delete': the session leaves their list, the row stays, and a repeat changes nothing (T-075, T-076). */
export const hideSession = deed({
  input: SessionById,
  load: (scene) => getSession(scene, scene.input.id, { lock: true, removed: 'hidden' }),
  can: (actor, session) => canHideSession(actor, { ...session, hiddenAt: null }),
  check: nothingToCheck,
  run: async (scene) => {
    const { loaded } = scene
    if (loaded.hiddenAt) return { session: loaded, isNew: false }
    const session = await storeSession(scene, loaded.id, { hiddenAt: scene.now }, 'session.hidden')
    return { session, isNew: true }
  },
  audit: {
    action: 'session.hidden',
    subject: ({ session }) => ({ type: 'session', id: session.id, memberId: session.userId }),
    happened: ({ isNew }) => isNew,
  },
})
