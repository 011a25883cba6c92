import { SessionById } from '#contract/sessions.ts'
import { canUnhideSession } from '#domain/sessions/permissions.ts'
import { deed, nothingToCheck } from '#server/deed.ts'
import { getSession } from './reads.ts'
import { storeSession } from './storeSession.ts'

/** Within 30 days a member has a deleted session back (T-075). */
export const unhideSession = deed({
  input: SessionById,
  load: (scene) => getSession(scene, scene.input.id, { lock: true, removed: 'hidden' }),
  can: (actor, session, now) =>
    canUnhideSession(actor, { ...session, hiddenAt: session.hiddenAt ?? now }, now),
  check: nothingToCheck,
  run: async (scene) => {
    const { loaded } = scene
    if (!loaded.hiddenAt) return { session: loaded, isNew: false }
    const session = await storeSession(scene, loaded.id, { hiddenAt: null }, 'session.unhidden')
    return { session, isNew: true }
  },
  audit: {
    action: 'session.unhidden',
    subject: ({ session }) => ({ type: 'session', id: session.id, memberId: session.userId }),
    happened: ({ isNew }) => isNew,
  },
})
