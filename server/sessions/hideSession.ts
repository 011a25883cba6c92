import { eq } from 'drizzle-orm'
import { SessionById } from '#contract/sessions.ts'
import { canHideSession } from '#domain/sessions/permissions.ts'
import { deed, nothingToCheck } from '#server/deed.ts'
import { NotFound } from '#server/http/refusal.ts'
import { getSession } from './reads.ts'
import { sessions } from './tables.ts'

/** A member's 'delete': the session leaves their list, the row stays, and a repeat changes nothing (T-075, T-076). */
export const hideSession = deed({
  input: SessionById,
  load: (scene) => getSession(scene, scene.input.id, { lock: true, removed: 'hidden' }),
  can: (actor, session) => canHideSession(actor, { ...session, hiddenAt: null }),
  check: nothingToCheck,
  run: async ({ db, loaded, now, publish }) => {
    if (loaded.hiddenAt) return { session: loaded, isNew: false }
    const [session] = await db
      .update(sessions)
      .set({ hiddenAt: now, updatedAt: now })
      .where(eq(sessions.id, loaded.id))
      .returning()
    if (!session) throw new NotFound('session')
    await publish('sessions', {
      entity: 'session',
      id: session.id,
      version: session.version,
      kind: 'session.hidden',
      memberId: session.userId,
    })
    return { session, isNew: true }
  },
  audit: {
    action: 'session.hidden',
    subject: ({ session }) => ({ type: 'session', id: session.id, memberId: session.userId }),
    happened: ({ isNew }) => isNew,
  },
})
