import { and, eq, gt } from 'drizzle-orm'
import type { Db } from '#server/platform/db/database.ts'
import { unauthorized } from '#server/platform/http/refuse.ts'
import { authSessions } from '../authTables.ts'
import { idleUntil } from '../rules/idle.ts'

type Facts = Partial<Pick<typeof authSessions.$inferInsert, 'provenAt' | 'factorAt' | 'lockedAt'>>

/** Somebody is there: their sign-in lives on, with what became true of it. One that ran out meanwhile stays over (T-014). */
export async function renewSignIn(db: Db, signInId: string, now: Date, facts: Facts): Promise<void> {
  const renewed = await db
    .update(authSessions)
    .set({ ...facts, expiresAt: idleUntil(now), updatedAt: now })
    .where(and(eq(authSessions.id, signInId), gt(authSessions.expiresAt, now)))
    .returning({ id: authSessions.id })
  if (renewed.length === 0) throw unauthorized()
}
