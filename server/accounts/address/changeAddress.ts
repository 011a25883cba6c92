import { and, eq, gt, isNull, ne } from 'drizzle-orm'
import { addressLimits, codeRate } from '#domain/accounts/limits.ts'
import { isStaffAddress } from '#domain/accounts/rules/staffAddress.ts'
import { addressTexts } from '#domain/accounts/texts/address.ts'
import { accountUiTexts } from '#domain/accounts/texts/screens.ts'
import type { App } from '#server/platform/app.ts'
import type { Db } from '#server/platform/db/database.ts'
import { isTaken } from '#server/platform/http/databaseFault.ts'
import type { Answered, EndpointRequest } from '#server/platform/http/endpoint.ts'
import { takeShared } from '#server/platform/http/rates.ts'
import { Invalid, Refused } from '#server/platform/http/refusal.ts'
import { writeKnownBrowser } from '#server/platform/knownBrowser.ts'
import { queueMail } from '#server/platform/mail/queueMail.ts'
import type { Auth } from '../auth/buildAuth.ts'
import { findSignedIn } from '../auth/findSignedIn.ts'
import { recordAuthEvent } from '../auth/recordAuthEvent.ts'
import { addressChanges, authSessions, authVerifications, signInMails } from '../authTables.ts'
import { addressChangedEmail, addressNowEmail } from '../emails.ts'
import { accountKey, storedAddress } from '../rules/keys.ts'
import { bucketOf } from '../rules/rates.ts'
import { authUsers, permissions, roles } from '../tables.ts'
import { undoToken } from './undoToken.ts'

const spent = (message: string) => new Invalid([{ field: 'token', message }])

/**
 * The new address is confirmed by whoever reads its mail and is signed in to the account: somebody else's mailbox, mistyped, gets
 * no account. Every other sign-in ends, and whatever was mailed to the old address no longer works, except its undo.
 */
export async function changeAddress(
  auth: Auth,
  { context, body, cookie }: EndpointRequest<{ token: string }>,
): Promise<Answered> {
  const { app, origin } = context
  const { actor, signIn } = await findSignedIn(context)
  const { userId } = actor
  await takeShared(context, `confirm address ${userId}`, ...bucketOf(codeRate))
  const newEmail = await auth.within(origin, async (db) => {
    const now = app.clock.now()
    const [change] = await db
      .select()
      .from(addressChanges)
      .where(
        and(
          eq(addressChanges.tokenHash, storedAddress(body.token)),
          isNull(addressChanges.confirmedAt),
          gt(addressChanges.expiresAt, now),
        ),
      )
      .for('update')
    if (!change) throw spent(accountUiTexts.linkSpent)
    if (change.userId !== userId) throw new Refused('other_account')
    await freeAddress(db, change.newEmail, userId, addressTexts.taken)
    const [user] = await db.select({ name: authUsers.name }).from(authUsers).where(eq(authUsers.id, userId))
    const name = user?.name ?? ''
    const told = addressChangedEmail({ name, email: change.newEmail, token: undoToken(change.id) })
    // While the account still has the old one, to which it goes.
    await queueMail(db, app.clock.newId(), userId, told, `address changed ${change.id}`)
    await moveTo(db, userId, change.newEmail, now, addressTexts.taken)
    await queueMail(db, app.clock.newId(), userId, addressNowEmail({ name }), `address now ${change.id}`)
    const tookStaff = await leaveStaff(db, app, userId, change)
    await db
      .update(addressChanges)
      .set({
        confirmedAt: now,
        tokenHash: null,
        expiresAt: new Date(now.getTime() + addressLimits.undoMs),
        tookStaff,
      })
      .where(eq(addressChanges.id, change.id))
    await db
      .delete(authSessions)
      .where(and(eq(authSessions.userId, userId), ne(authSessions.id, signIn.signInId)))
    await recordAuthEvent(
      db,
      { action: 'address.changed', by: 'member', userId, details: { tookStaff } },
      origin,
    )
    return change.newEmail
  })
  app.wake.live()
  const known = writeKnownBrowser(cookie, accountKey(newEmail), app.config)
  return { body: { message: addressTexts.changed }, moreCookies: [known] }
}

/** Refuses an address of a confirmed account; one that somebody claimed and never confirmed goes: this reader's mail is read here. */
export async function freeAddress(db: Db, email: string, userId: string, taken: string): Promise<void> {
  const [holder] = await db
    .select({ id: authUsers.id, emailVerified: authUsers.emailVerified })
    .from(authUsers)
    .where(and(eq(authUsers.email, email), ne(authUsers.id, userId)))
    .for('update')
  if (!holder) return
  if (holder.emailVerified) throw spent(taken)
  await db.delete(authUsers).where(eq(authUsers.id, holder.id))
}

/** The account has this address from now on; links and codes that went to the one before are spent. */
export async function moveTo(db: Db, userId: string, email: string, now: Date, taken: string): Promise<void> {
  await db
    .update(authUsers)
    .set({ email, updatedAt: now })
    .where(eq(authUsers.id, userId))
    // Another account has got it at this very moment: the index lets one of two through.
    .catch((error: unknown) => {
      throw isTaken(error) ? spent(taken) : error
    })
  await db.delete(authVerifications).where(eq(authVerifications.value, userId))
  await db.delete(signInMails).where(eq(signInMails.userId, userId))
}

/**
 * Whoever is staff by the configuration's word on an address is it no more with another one; a role that an admin gave stays,
 * and no address gives one by a change (4.12.4).
 */
async function leaveStaff(
  db: Db,
  { config }: Pick<App, 'config'>,
  userId: string,
  { oldEmail, newEmail }: { oldEmail: string; newEmail: string },
): Promise<boolean> {
  const rule = { domain: config.staffDomain || null, emails: config.staffEmails }
  if (!isStaffAddress(oldEmail, rule) || isStaffAddress(newEmail, rule)) return false
  const held = await db.select().from(roles).where(eq(roles.userId, userId))
  if (held.some(({ role, grantedBy }) => role === 'admin' || grantedBy !== null)) return false
  const gone = await db.delete(roles).where(eq(roles.userId, userId)).returning({ role: roles.role })
  if (gone.length > 0) await db.delete(permissions).where(eq(permissions.userId, userId))
  return gone.length > 0
}
