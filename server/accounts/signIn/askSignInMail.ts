import { randomInt } from 'node:crypto'
import { and, eq, lt } from 'drizzle-orm'
import type { z } from 'zod'
import type { authBodies } from '#contract/accounts/signIn.ts'
import { signInMailLimits } from '#domain/accounts/limits.ts'
import { safeNext } from '#domain/accounts/rules/next.ts'
import { accountUiTexts } from '#domain/accounts/texts/screens.ts'
import type { Db } from '#server/platform/db/database.ts'
import { emailFloorMs, evenTime } from '#server/platform/evenTime.ts'
import type { Answered, EndpointRequest } from '#server/platform/http/endpoint.ts'
import { isMacOf, macOf } from '#server/platform/keyRing.ts'
import { queueMail } from '#server/platform/mail/queueMail.ts'
import { newSecret } from '#server/platform/newSecret.ts'
import { pick } from '#server/platform/pick.ts'
import type { Auth, AuthContext } from '../auth/buildAuth.ts'
import { recordAuthEvent } from '../auth/recordAuthEvent.ts'
import { signInMails } from '../authTables.ts'
import { signInEmail } from '../emails.ts'
import { accountKey, storedSignInLink } from '../rules/keys.ts'
import { sendExistingEmail } from '../signUp/emails.ts'
import { limitEmails } from '../signUp/limitEmails.ts'
import { authUsers, profiles } from '../tables.ts'
import { makeAskingBrowser } from './readAskingBrowser.ts'

type Body = z.infer<typeof authBodies.signInMail>

/** The stored form of a code: without the key of the cookies it says nothing about its six digits. */
export const storedCode = (mailId: string, code: string): string => macOf(codeText(mailId, code))

/** Whether a code is the one that is stored so. */
export const isCode = (mailId: string, code: string, stored: string): boolean =>
  isMacOf(codeText(mailId, code), stored)

const codeText = (mailId: string, code: string) => `sign-in code\n${mailId}\n${code}`

/**
 * Mails a link and a code that sign this browser in (K22). Any address gets the same answer after the same work; an
 * account that waits for its address to be confirmed gets the email by which its reader chooses the password: whoever signed
 * up with it may be somebody else.
 */
export async function askSignInMail(
  auth: Auth,
  { context, body, cookie: sent }: EndpointRequest<Body>,
): Promise<Answered> {
  const { app, origin } = context
  await limitEmails(context, 'signIn', body.email, sent)
  const { browserHash, cookie } = makeAskingBrowser(app.config)
  const now = app.clock.now()
  const expiresAt = new Date(now.getTime() + signInMailLimits.lifeMs)
  await evenTime(app.clock, emailFloorMs, () =>
    auth.within(origin, async (db) => {
      await db
        .delete(signInMails)
        .where(lt(signInMails.expiresAt, new Date(now.getTime() - signInMailLimits.lifeMs)))
      const user = await findOpenAccount(db, body.email)
      const id = app.clock.newId()
      const token = newSecret()
      const code = String(randomInt(10 ** signInMailLimits.digits)).padStart(signInMailLimits.digits, '0')
      await db.insert(signInMails).values({
        id,
        browserHash,
        accountKey: accountKey(body.email),
        userId: user?.emailVerified ? user.id : null,
        tokenHash: storedSignInLink(token),
        codeHash: storedCode(id, code),
        expiresAt,
      })
      if (!user) return
      const ctx: AuthContext = { app, db, origin }
      if (!user.emailVerified) return await sendExistingEmail(ctx, user)
      const next = safeNext(body.next ?? null, app.config.publicUrl.origin, '')
      const email = signInEmail({ name: user.name, code, token, ...(next ? { next } : {}) })
      await queueMail(db, app.clock.newId(), user.id, email, storedSignInLink(token))
      await recordAuthEvent(db, { action: 'sign_in.mailed', by: 'visitor', userId: user.id }, origin)
    }),
  )
  return {
    body: { message: accountUiTexts.mailOnItsWay, expiresAt: expiresAt.toISOString() },
    moreCookies: [cookie],
  }
}

/** The account of an address that nobody has shut out. */
async function findOpenAccount(db: Db, email: string) {
  const [user] = await db
    .select({
      ...pick(authUsers, 'id', 'email', 'name', 'emailVerified'),
      disabledAt: profiles.disabledAt,
    })
    .from(authUsers)
    .innerJoin(profiles, eq(profiles.id, authUsers.id))
    .where(and(eq(authUsers.email, email), eq(profiles.isDemo, false)))
  return user && user.disabledAt === null ? user : null
}
