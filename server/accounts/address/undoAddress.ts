import { and, eq, gt, gte, isNull, or } from 'drizzle-orm'
import { addressTexts } from '#domain/accounts/texts/address.ts'
import { accountUiTexts } from '#domain/accounts/texts/screens.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { Answered, EndpointRequest } from '#server/platform/http/endpoint.ts'
import { Invalid } from '#server/platform/http/refusal.ts'
import type { Auth, AuthContext } from '../auth/buildAuth.ts'
import { countUnknown } from '../auth/countUnknown.ts'
import { recordAuthEvent } from '../auth/recordAuthEvent.ts'
import {
  addressChanges,
  authAccounts,
  authenticators,
  authSessions,
  passkeys,
  recoveryCodes,
} from '../authTables.ts'
import { addressUndoneEmail } from '../emails.ts'
import { sendResetLink } from '../signUp/emails.ts'
import { authUsers, roles } from '../tables.ts'
import { freeAddress, moveTo } from './changeAddress.ts'
import { readUndoToken } from './undoToken.ts'

/**
 * Undoes a change by a link that went to the old address, without a sign-in: whoever changed it may have every one. A change that
 * waits is stopped; one of the last seven days is taken back with every later one, and the password goes with it: whoever reads the old
 * address chooses a new one.
 */
export async function undoAddress(
  auth: Auth,
  { context, body }: EndpointRequest<{ token: string }>,
): Promise<Answered> {
  const { app, origin } = context
  const id = readUndoToken(body.token)
  const message = await auth.within(origin, async (db) => {
    const [change] = id
      ? await db
          .select()
          .from(addressChanges)
          .where(and(eq(addressChanges.id, id), gt(addressChanges.expiresAt, app.clock.now())))
          .for('update')
      : []
    if (!change) return null
    const wasConfirmed = change.confirmedAt !== null
    if (wasConfirmed) await giveBack({ db, app, origin }, change)
    // A later one began from an address that is not the account's any more.
    await db
      .delete(addressChanges)
      .where(and(eq(addressChanges.userId, change.userId), gte(addressChanges.createdAt, change.createdAt)))
    await recordAuthEvent(
      db,
      { action: 'address.undone', by: 'visitor', userId: change.userId, details: { wasConfirmed } },
      origin,
    )
    return wasConfirmed ? addressTexts.undone : addressTexts.stopped
  })
  if (message === null) {
    await countUnknown(context, 'undo address')
    throw new Invalid([{ field: 'token', message: accountUiTexts.linkSpent }])
  }
  app.wake.live()
  return { body: { message } }
}

async function giveBack(ctx: AuthContext, change: typeof addressChanges.$inferSelect): Promise<void> {
  const { db, app } = ctx
  const { userId, oldEmail } = change
  await freeAddress(db, oldEmail, userId, addressTexts.undoTaken)
  await moveTo(db, userId, oldEmail, app.clock.now(), addressTexts.undoTaken)
  await db.delete(authSessions).where(eq(authSessions.userId, userId))
  // The stranger may know the password, or have chosen it by a link to the new address; whoever reads this one chooses another.
  await db.update(authAccounts).set({ password: null }).where(eq(authAccounts.userId, userId))
  await forgetFactorsSince(db, userId, change.createdAt)
  if (change.tookStaff) await db.insert(roles).values({ userId, role: 'staff' }).onConflictDoNothing()
  const [user] = await db.select({ name: authUsers.name }).from(authUsers).where(eq(authUsers.id, userId))
  await sendResetLink(ctx, { id: userId, email: oldEmail, name: user?.name ?? '' }, addressUndoneEmail)
}

/** What was set up since the change was asked for may be the stranger's way back in. */
async function forgetFactorsSince(db: Db, userId: string, since: Date): Promise<void> {
  await db.delete(passkeys).where(and(eq(passkeys.userId, userId), gte(passkeys.createdAt, since)))
  // One that was only begun takes the secret of whoever goes on with it, and keeps the day it was begun.
  await db
    .delete(authenticators)
    .where(
      and(
        eq(authenticators.userId, userId),
        or(isNull(authenticators.confirmedAt), gte(authenticators.confirmedAt, since)),
      ),
    )
  await db
    .delete(recoveryCodes)
    .where(and(eq(recoveryCodes.userId, userId), gte(recoveryCodes.createdAt, since)))
}
