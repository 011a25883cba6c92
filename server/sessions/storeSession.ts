import { eq } from 'drizzle-orm'
import type { SessionEvent } from '#domain/sessions/events.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { Effects } from '#server/platform/earlier/effects.ts'
import { NotFound } from '#server/platform/http/refusal.ts'
import type { SessionRow } from './reads.ts'
import { sessions } from './tables.ts'

type Context = { db: Db; now: Date } & Pick<Effects, 'publish'>
type Values = Partial<Omit<typeof sessions.$inferInsert, 'id' | 'userId' | 'createdBy' | 'updatedAt'>>

/** Stores what changed of a session and tells of it; only a change of words and times counts its version up. */
export async function storeSession(
  { db, now, publish }: Context,
  id: string,
  values: Values,
  kind: SessionEvent,
): Promise<SessionRow> {
  const [session] = await db
    .update(sessions)
    .set({ ...values, updatedAt: now })
    .where(eq(sessions.id, id))
    .returning()
  if (!session) throw new NotFound('session')
  await publish('sessions', {
    entity: 'session',
    id: session.id,
    version: session.version,
    kind,
    memberId: session.userId,
  })
  return session
}
