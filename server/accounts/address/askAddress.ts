import { and, eq, isNull } from 'drizzle-orm'
import { addressLimits, sensitiveRate } from '#domain/accounts/limits.ts'
import { addressTexts } from '#domain/accounts/texts/address.ts'
import { accountUiTexts } from '#domain/accounts/texts/screens.ts'
import { emailFloorMs, evenTime } from '#server/platform/evenTime.ts'
import type { Answered, EndpointRequest } from '#server/platform/http/endpoint.ts'
import { takeShared } from '#server/platform/http/rates.ts'
import { Invalid, Refused } from '#server/platform/http/refusal.ts'
import { queueMail } from '#server/platform/mail/queueMail.ts'
import { newSecret } from '#server/platform/newSecret.ts'
import type { Auth } from '../auth/buildAuth.ts'
import { findProven } from '../auth/findProven.ts'
import { findSignedIn } from '../auth/findSignedIn.ts'
import { recordAuthEvent } from '../auth/recordAuthEvent.ts'
import { addressChanges } from '../authTables.ts'
import { addressAskedEmail, addressTakenEmail, newAddressEmail } from '../emails.ts'
import { storedAddress } from '../rules/keys.ts'
import { bucketOf } from '../rules/rates.ts'
import { limitEmails } from '../signUp/limitEmails.ts'
import { authUsers } from '../tables.ts'
import { undoToken } from './undoToken.ts'

/**
 * Asks for another address, by whoever has just proven who they are: the new one gets a link that confirms it, the old one is
 * told and can stop it. An address that has an account gets the same answer here, and its owner a mail (T-199, T-209).
 */
export async function askAddress(
  auth: Auth,
  { context, body }: EndpointRequest<{ email: string }>,
): Promise<Answered> {
  const { app, origin } = context
  const { actor, signIn } = await findProven(auth, context)
  const { userId } = actor
  if (actor.isDemo) throw new Refused('demo_member')
  if (body.email === signIn.email) throw new Invalid([{ field: 'email', message: addressTexts.same }])
  await takeShared(context, `change address ${userId}`, ...bucketOf(sensitiveRate))
  await limitEmails(context, 'address', body.email)
  await evenTime(app.clock, emailFloorMs, () =>
    auth.within(origin, async (db) => {
      const [user] = await db
        .select({ name: authUsers.name, email: authUsers.email })
        .from(authUsers)
        .where(eq(authUsers.id, userId))
        .for('update')
      if (!user) throw new Error('a sign-in without a user')
      const [holder] = await db
        .select({ id: authUsers.id, name: authUsers.name, emailVerified: authUsers.emailVerified })
        .from(authUsers)
        .where(eq(authUsers.email, body.email))
      // One that nobody ever confirmed keeps nobody from an address of theirs.
      const isTaken = holder?.emailVerified === true
      const id = app.clock.newId()
      const token = newSecret()
      await db
        .delete(addressChanges)
        .where(and(eq(addressChanges.userId, userId), isNull(addressChanges.confirmedAt)))
      await db.insert(addressChanges).values({
        id,
        userId,
        oldEmail: user.email,
        newEmail: body.email,
        tokenHash: isTaken ? null : storedAddress(token),
        expiresAt: new Date(app.clock.now().getTime() + addressLimits.confirmMs),
      })
      const told = addressAskedEmail({ name: user.name, email: body.email, token: undoToken(id) })
      await queueMail(db, app.clock.newId(), userId, told, `address asked ${id}`)
      const email = isTaken
        ? addressTakenEmail({ name: holder.name })
        : newAddressEmail({ name: user.name, token })
      await queueMail(db, app.clock.newId(), isTaken ? holder.id : id, email, `new address ${id}`)
      await recordAuthEvent(
        db,
        { action: 'address.asked', by: 'member', userId, signInId: signIn.signInId },
        origin,
      )
    }),
  )
  return { body: { message: accountUiTexts.mailOnItsWay } }
}

/** Takes back the own change that waits, if one does. */
export async function cancelAddress(auth: Auth, { context }: EndpointRequest<object>): Promise<Answered> {
  const { actor, signIn } = await findSignedIn(context)
  const { userId } = actor
  await auth.within(context.origin, async (db) => {
    const gone = await db
      .delete(addressChanges)
      .where(and(eq(addressChanges.userId, userId), isNull(addressChanges.confirmedAt)))
      .returning({ id: addressChanges.id })
    if (gone.length > 0)
      await recordAuthEvent(
        db,
        {
          action: 'address.undone',
          by: 'member',
          userId,
          signInId: signIn.signInId,
          details: { wasConfirmed: false },
        },
        context.origin,
      )
  })
  return { body: { message: addressTexts.cancelled } }
}
