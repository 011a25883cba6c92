import { and, eq, getTableColumns, sql } from 'drizzle-orm'
import type { Db } from '#server/platform/db/database.ts'
import type { Args } from '#server/platform/db/statement.ts'
import { statement } from '#server/platform/db/statement.ts'
import { NotFound } from '#server/platform/http/refusal.ts'
import { sessions } from '#server/sessions/tables.ts'

/** A session with whether the reader advises its member today. */
export type KnownSession = typeof sessions.$inferSelect & { isAssigned: boolean }

const columns = { ...getTableColumns(sessions), isAssigned: sql<boolean>`app_advises(sessions.user_id)` }
// What its member hid or staff deleted, nobody finds but those who manage it.
const isShown = sql`((sessions.deleted_at is null and sessions.hidden_at is null) or app_advises(sessions.user_id) or app_may('sessions.manage'))`

const byId = statement((q, { id }: Args<{ id: string }>) =>
  q
    .select(columns)
    .from(sessions)
    .where(and(eq(sessions.id, id), isShown)),
)
const byIdHeld = statement((q, { id }: Args<{ id: string }>) =>
  q
    .select(columns)
    .from(sessions)
    .where(and(eq(sessions.id, id), isShown))
    .for('update'),
)

/** One session the reader may know of, or a refusal that says no more than that there is none. */
export const loadSession = async (db: Db, id: string): Promise<KnownSession> => only(await byId(db, { id }))
/** The same, held still until the commit: everybody who writes minutes queues here. What is sent behind it is read once it is held. */
export const holdSession = async (db: Db, id: string): Promise<KnownSession> =>
  only(await byIdHeld(db, { id }))

function only([session]: readonly KnownSession[]): KnownSession {
  if (!session) throw new NotFound('session')
  return session
}

/** When a member last asked for a draft. */
export const setReportRequested = statement((q, s: Args<{ id: string; at: Date }>) =>
  q.update(sessions).set({ reportRequestedAt: s.at }).where(eq(sessions.id, s.id)),
)
