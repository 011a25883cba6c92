import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import { codeRate, signInMailLimits } from '#domain/accounts/limits.ts'
import { factorTexts } from '#domain/accounts/rules/factorTexts.ts'
import { accountUiTexts } from '#domain/accounts/texts/screens.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { Answered, EndpointRequest } from '#server/platform/http/endpoint.ts'
import { addressKey, takeShared } from '#server/platform/http/rates.ts'
import { Invalid, Refused } from '#server/platform/http/refusal.ts'
import { knowsAccount, readKnownBrowser } from '#server/platform/knownBrowser.ts'
import type { Begun } from '../auth/beginSignIn.ts'
import { answerBegun, beginSignIn } from '../auth/beginSignIn.ts'
import type { Auth } from '../auth/buildAuth.ts'
import { countUnknown } from '../auth/countUnknown.ts'
import { signInMails } from '../authTables.ts'
import { storedSignInLink } from '../rules/keys.ts'
import { bucketOf } from '../rules/rates.ts'
import { authUsers, profiles } from '../tables.ts'
import { isCode } from './askSignInMail.ts'
import { forgetAskingBrowser, readAskingBrowser } from './readAskingBrowser.ts'

const spent = (field: 'code' | 'token', message: string = factorTexts.codeSpent) =>
  new Invalid([{ field, message }])

/**
 * Signs in by the six digits of an email, in the browser that asked for it. Every guess counts before it is looked at: five
 * in 15 minutes for an account, however many codes it was sent and from wherever they are tried. Guesses from a browser that
 * has signed in to the account before are counted by themselves, so that nobody shuts its owner out (4.13.15).
 */
export async function signInByCode(auth: Auth, asked: EndpointRequest<{ code: string }>): Promise<Answered> {
  const { context, body, cookie } = asked
  const { config } = context.app
  await takeShared(context, `mail code from ${addressKey(context.origin.ipAddress)}`, 30, '15 minutes')
  const browserHash = readAskingBrowser(cookie, config)
  const mail = browserHash && (await auth.within(context.origin, (db) => findMail(db, browserHash)))
  if (!mail) throw spent('code')
  const browser = readKnownBrowser(cookie, config)
  const by = browser && knowsAccount(browser, mail.accountKey) ? ` by ${browser.id}` : ''
  await takeShared(context, `mail code of ${mail.accountKey}${by}`, ...bucketOf(codeRate))
  const tried = await auth.within(context.origin, async (db) => {
    const now = context.app.clock.now()
    const [held] = await db
      .update(signInMails)
      .set({ tries: sql`${signInMails.tries} + 1` })
      .where(and(eq(signInMails.id, mail.id), gt(signInMails.expiresAt, now)))
      .returning()
    if (!held) return { begun: null, left: null }
    if (held.tries <= signInMailLimits.tries && isCode(held.id, body.code, held.codeHash))
      return { begun: await spend(db, asked, held), left: null }
    const tries = by ? held.tries : await countTries(db, held.accountKey, now)
    return { begun: null, left: Math.max(0, signInMailLimits.tries - tries) }
  })
  if (tried.begun) return answer(tried.begun, asked)
  throw spent('code', tried.left === null ? factorTexts.codeSpent : factorTexts.codeWrong(tried.left))
}

/** Signs in by the link of an email: a POST of the page it opens, in the browser that asked; opening it changes nothing. */
export async function signInByLink(auth: Auth, asked: EndpointRequest<{ token: string }>): Promise<Answered> {
  const { context, body, cookie } = asked
  const browserHash = readAskingBrowser(cookie, context.app.config)
  const begun = await auth.within(context.origin, async (db) => {
    const [mail] = await db
      .select()
      .from(signInMails)
      .where(
        and(
          eq(signInMails.tokenHash, storedSignInLink(body.token)),
          gt(signInMails.expiresAt, context.app.clock.now()),
        ),
      )
      .for('update')
    if (!mail) return null
    if (mail.browserHash !== browserHash) throw new Refused('other_browser')
    return await spend(db, asked, mail)
  })
  if (!begun) {
    await countUnknown(context, 'mail link from')
    throw spent('token', accountUiTexts.linkSpent)
  }
  return answer(begun, asked)
}

function answer(begun: Begun, { context }: EndpointRequest<object>): Answered {
  const moreCookies = [...begun.moreCookies, forgetAskingBrowser(context.app.config)]
  return answerBegun({ ...begun, moreCookies })
}

async function findMail(db: Db, browserHash: string) {
  const [mail] = await db
    .select({ id: signInMails.id, accountKey: signInMails.accountKey })
    .from(signInMails)
    .where(eq(signInMails.browserHash, browserHash))
  return mail ?? null
}

/** Link and code go with their row; null where the account has been shut out meanwhile. */
async function spend(
  db: Db,
  asked: EndpointRequest<object>,
  mail: { id: string; userId: string | null },
): Promise<Begun | null> {
  await db.delete(signInMails).where(eq(signInMails.id, mail.id))
  if (!mail.userId) return null
  const [user] = await db
    .select({ id: authUsers.id, email: authUsers.email, name: authUsers.name })
    .from(authUsers)
    .innerJoin(profiles, eq(profiles.id, authUsers.id))
    .where(and(eq(authUsers.id, mail.userId), isNull(profiles.disabledAt)))
  return user ? await beginSignIn(db, asked, user, 'mail') : null
}

/** The guesses at an account of the last 15 minutes, whichever of its codes they were for. */
async function countTries(db: Db, account: string, now: Date): Promise<number> {
  const since = new Date(now.getTime() - signInMailLimits.lifeMs)
  const [sum] = await db
    .select({ tries: sql<number>`coalesce(sum(${signInMails.tries}), 0)::int` })
    .from(signInMails)
    .where(and(eq(signInMails.accountKey, account), gt(signInMails.createdAt, since)))
  return sum?.tries ?? 0
}
