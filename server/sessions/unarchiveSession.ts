import { eq } from 'drizzle-orm'
import { SessionById } from '#contract/sessions.ts'
import { canUnarchiveSession } from '#domain/sessions/permissions.ts'
import { deed, nothingToCheck } from '#server/deed.ts'
import { NotFound } from '#server/http/refusal.ts'
import { getSession } from './reads.ts'
import { sessions } from './tables.ts'

/** Takes a session out of the archive; after 180 days its age archives it all the same (T-073). */
export const unarchiveSession = deed({
  input: SessionById,
  load: (scene) => getSession(scene, scene.input.id, { lock: true, removed: 'hidden' }),
  can: (actor, session, now) =>
    canUnarchiveSession(actor, { archivedAt: session.archivedAt ?? now }, session),
  check: nothingToCheck,
  run: async ({ db, loaded, now, publish }) => {
    if (!loaded.archivedAt) return { session: loaded, isNew: false }
    const [session] = await db
      .update(sessions)
      .set({ archivedAt: null, updatedAt: now })
      .where(eq(sessions.id, loaded.id))
      .returning()
    if (!session) throw new NotFound('session')
    await publish('sessions', {
      entity: 'session',
      id: session.id,
      version: session.version,
      kind: 'session.unarchived',
      memberId: session.userId,
    })
    return { session, isNew: true }
  },
  audit: {
    action: 'session.unarchived',
    subject: ({ session }) => ({ type: 'session', id: session.id, memberId: session.userId }),
    happened: ({ isNew }) => isNew,
  },
})
