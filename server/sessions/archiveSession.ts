import { eq } from 'drizzle-orm'
import { SessionById } from '#contract/sessions.ts'
import { canArchiveSession } from '#domain/sessions/permissions.ts'
import { deed, nothingToCheck } from '#server/deed.ts'
import { NotFound } from '#server/http/refusal.ts'
import { getSession } from './reads.ts'
import { sessions } from './tables.ts'

/** Archived is a moment, not a status (4.12.14); a repeat changes nothing. */
export const archiveSession = deed({
  input: SessionById,
  load: (scene) => getSession(scene, scene.input.id, { lock: true, removed: 'hidden' }),
  can: (actor, session) => canArchiveSession(actor, { ...session, archivedAt: null }, session),
  check: nothingToCheck,
  run: async ({ db, loaded, now, publish }) => {
    if (loaded.archivedAt) return { session: loaded, isNew: false }
    const [session] = await db
      .update(sessions)
      .set({ archivedAt: now, updatedAt: now })
      .where(eq(sessions.id, loaded.id))
      .returning()
    if (!session) throw new NotFound('session')
    await publish('sessions', {
      entity: 'session',
      id: session.id,
      version: session.version,
      kind: 'session.archived',
      memberId: session.userId,
    })
    return { session, isNew: true }
  },
  audit: {
    action: 'session.archived',
    subject: ({ session }) => ({ type: 'session', id: session.id, memberId: session.userId }),
    happened: ({ isNew }) => isNew,
  },
})
