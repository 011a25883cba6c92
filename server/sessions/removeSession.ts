import { eq } from 'drizzle-orm'
import { SessionById } from '#contract/sessions.ts'
import { canDeleteSession } from '#domain/sessions/permissions.ts'
import { deed, nothingToCheck } from '#server/deed.ts'
import { NotFound } from '#server/http/refusal.ts'
import { getSession } from './reads.ts'
import { sessions } from './tables.ts'

/** Staff delete softly: recordings and minutes keep their links (T-076). */
export const removeSession = deed({
  input: SessionById,
  load: (scene) => getSession(scene, scene.input.id, { lock: true, removed: 'hidden' }),
  can: canDeleteSession,
  check: nothingToCheck,
  run: async ({ db, loaded, now, publish }) => {
    if (loaded.deletedAt) return { session: loaded, isNew: false }
    const [session] = await db
      .update(sessions)
      .set({ deletedAt: now, updatedAt: now })
      .where(eq(sessions.id, loaded.id))
      .returning()
    if (!session) throw new NotFound('session')
    await publish('sessions', {
      entity: 'session',
      id: session.id,
      version: session.version,
      kind: 'session.deleted',
      memberId: session.userId,
    })
    return { session, isNew: true }
  },
  audit: {
    action: 'session.deleted',
    subject: ({ session }) => ({ type: 'session', id: session.id, memberId: session.userId }),
    happened: ({ isNew }) => isNew,
  },
})
