import { and, eq, isNotNull, isNull, ne, sql } from 'drizzle-orm'
import type { AccountEvent } from '#domain/accounts/events.ts'
import { factorTexts } from '#domain/accounts/rules/factorTexts.ts'
import type { App } from '#server/platform/app.ts'
import type { Db } from '#server/platform/db/database.ts'
import { Invalid } from '#server/platform/http/refusal.ts'
import { queueMail } from '#server/platform/mail/queueMail.ts'
import { authenticators, authSessions, factorResets, passkeys } from '../authTables.ts'
import type { guardChanges } from '../emails.ts'
import { guardEmail } from '../emails.ts'
import { authUsers, roles } from '../tables.ts'
import type { AuthContext } from './buildAuth.ts'
import { recordAuthEvent } from './recordAuthEvent.ts'

/** The trail has it, and the owner of the account hears of it by mail. */
export async function noteFactor(
  { db, app, origin }: AuthContext,
  { userId, signInId }: { userId: string; signInId?: string },
  action: AccountEvent,
  what: (typeof guardChanges)[number],
): Promise<void> {
  const by = { by: 'member', userId, ...(signInId ? { signInId } : {}) } as const
  await recordAuthEvent(db, { action, ...by, details: { what } }, origin)
  const [user] = await db.select({ name: authUsers.name }).from(authUsers).where(eq(authUsers.id, userId))
  const email = guardEmail({ name: user?.name ?? '', what })
  await queueMail(db, app.clock.newId(), userId, email, `guard ${what} ${origin.requestId}`)
}

/**
 * A factor was turned on: this sign-in holds it, and what the others proved before by a password alone counts no more, or for
 * ten minutes whoever has the password could do what the factor is to guard (T-014).
 */
export async function holdFactor(db: Db, userId: string, signInId: string, now: Date): Promise<void> {
  await db.update(authSessions).set({ factorAt: now, provenAt: now }).where(eq(authSessions.id, signInId))
  await db
    .update(authSessions)
    .set({ provenAt: new Date(0) })
    .where(and(eq(authSessions.userId, userId), ne(authSessions.id, signInId), isNull(authSessions.factorAt)))
  // A reset that waits was of the factors before: it must not take this one.
  await db.delete(factorResets).where(eq(factorResets.userId, userId))
}

/** Refuses what would leave a person without the second factor that a role of theirs asks for. */
export async function keepFactor(db: Db, app: App, userId: string): Promise<void> {
  const { isAsked, ways } = await factorsOf(db, app, userId)
  if (isAsked && !ways.includes('app') && !ways.includes('passkey'))
    throw new Invalid([{ field: 'factor', message: factorTexts.factorKept }])
}

/** The second factors that somebody has, and whether a role of theirs asks for one. */
export async function factorsOf(
  db: Db,
  app: Pick<App, 'config'>,
  userId: string,
): Promise<{ isAsked: boolean; ways: readonly ('app' | 'passkey')[] }> {
  const [found] = await db
    .select({
      hasApp: sql<boolean>`exists (${db
        .select({ one: sql`1` })
        .from(authenticators)
        .where(and(eq(authenticators.userId, userId), isNotNull(authenticators.confirmedAt)))})`,
      hasPasskey: sql<boolean>`exists (${db.select({ one: sql`1` }).from(passkeys).where(eq(passkeys.userId, userId))})`,
      isStaff: sql<boolean>`exists (${db.select({ one: sql`1` }).from(roles).where(eq(roles.userId, userId))})`,
      isAdmin: sql<boolean>`exists (${db
        .select({ one: sql`1` })
        .from(roles)
        .where(and(eq(roles.userId, userId), eq(roles.role, 'admin')))})`,
    })
    .from(authUsers)
    .where(eq(authUsers.id, userId))
  return {
    isAsked: Boolean(found?.isAdmin || (found?.isStaff && app.config.requireStaffMfa)),
    ways: [
      ...(found?.hasApp ? (['app'] as const) : []),
      ...(found?.hasPasskey ? (['passkey'] as const) : []),
    ],
  }
}
