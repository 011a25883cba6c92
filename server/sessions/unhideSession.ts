import { eq } from 'drizzle-orm'
import { SessionById } from '#contract/sessions.ts'
import { canUnhideSession } from '#domain/sessions/permissions.ts'
import { deed, nothingToCheck } from '#server/deed.ts'
import { NotFound } from '#server/http/refusal.ts'
import { getSession } from './reads.ts'
import { sessions } from './tables.ts'

/** Within 30 days a member has a deleted session back (T-075). */
export const unhideSession = deed({
  input: SessionById,
  load: (scene) => getSession(scene, scene.input.id, { lock: true, removed: 'hidden' }),
  can: (actor, session, now) =>
    canUnhideSession(actor, { ...session, hiddenAt: session.hiddenAt ?? now }, now),
  check: nothingToCheck,
  run: async ({ db, loaded, now, publish }) => {
    if (!loaded.hiddenAt) return { session: loaded, isNew: false }
    const [session] = await db
      .update(sessions)
      .set({ hiddenAt: null, updatedAt: now })
      .where(eq(sessions.id, loaded.id))
      .returning()
    if (!session) throw new NotFound('session')
    await publish('sessions', {
      entity: 'session',
      id: session.id,
      version: session.version,
      kind: 'session.unhidden',
      memberId: session.userId,
    })
    return { session, isNew: true }
  },
  audit: {
    action: 'session.unhidden',
    subject: ({ session }) => ({ type: 'session', id: session.id, memberId: session.userId }),
    happened: ({ isNew }) => isNew,
  },
})
