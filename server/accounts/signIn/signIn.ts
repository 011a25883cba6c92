import { APIError } from 'better-auth/api'
import { eq, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { authBodies } from '#contract/accounts/signIn.ts'
import { passwordLimits, sensitiveRate } from '#domain/accounts/limits.ts'
import { accountUiTexts } from '#domain/accounts/texts/screens.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { Answered, EndpointRequest } from '#server/platform/http/endpoint.ts'
import { Unproven } from '#server/platform/http/endpoint.ts'
import { addressKey, takeShared, waitShared } from '#server/platform/http/rates.ts'
import type { KnownBrowser } from '#server/platform/knownBrowser.ts'
import { knowsAccount, readKnownBrowser } from '#server/platform/knownBrowser.ts'
import { hashToken } from '#server/platform/signInCookie.ts'
import type { Begun } from '../auth/beginSignIn.ts'
import { answerBegun, beginSignIn } from '../auth/beginSignIn.ts'
import type { Auth } from '../auth/buildAuth.ts'
import { recordAuthEvent } from '../auth/recordAuthEvent.ts'
import { authSessions } from '../authTables.ts'
import { accountKey } from '../rules/keys.ts'
import { bucketOf } from '../rules/rates.ts'
import { authUsers } from '../tables.ts'

// A failed try is answered no sooner: a query more or less must not tell a known address from an unknown one.
const FAILED_FLOOR_MS = 150

type Body = z.infer<typeof authBodies.signIn>
type Context = EndpointRequest<Body>['context']

/**
 * Signs in with e-mail and password. Wrong, unknown, unconfirmed and disabled are one answer, after the same
 * work. Three failed tries in 15 minutes for an account from one address; beyond that a guesser with many
 * addresses gets ten verified guesses a minute, and an address 30 failed tries over all accounts. A browser that has
 * signed in to the account before counts its own three failed tries, and nobody else's (4.13.15).
 */
export async function signIn(
  auth: Auth,
  { context, body, cookie: sent }: EndpointRequest<Body>,
): Promise<Answered> {
  const account = accountKey(body.email)
  const { config } = context.app
  const tries = triesOf(context, account, readKnownBrowser(sent, config))
  await mayTry(context, tries)
  if (tries.ceiling) await takeShared(context, tries.ceiling, 10, '1 minute')
  const floor = context.app.clock.wait(FAILED_FLOOR_MS)
  const isTooLong = body.password.length > passwordLimits.max
  const begun = isTooLong ? await countFailed(context, tries) : await prove(auth, context, body, tries, sent)
  if (begun) return answerBegun(begun)
  await floor
  throw new Unproven(accountUiTexts.signInFailed)
}

async function mayTry(context: Context, { failed }: Tries): Promise<void> {
  for (const bucket of failed) await waitShared(context, ...bucket)
}

/** The cookies of a new sign-in, or null; the failed try is recorded either way it failed. */
async function prove(
  auth: Auth,
  context: Context,
  body: Body,
  tries: Tries,
  sent: string | undefined,
): Promise<Begun | null> {
  const { origin } = context
  return await (tries.ceiling ? auth.hashing : auth.hashingOfKnown).run(() =>
    auth.within(origin, async (db) => {
      // One try of an address after the other: sent all at once each still finds the failed ones counted.
      await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${tries.oneByOne}, 0))`)
      await mayTry(context, tries)
      try {
        const { token, user } = await auth.api.signInEmail({ body, headers: auth.headersOf(origin) })
        // Better Auth has proven the password; the sign-in itself begins as every other one does.
        await db.delete(authSessions).where(eq(authSessions.token, hashToken(token)))
        return await beginSignIn(db, { context, cookie: sent }, user, 'password')
      } catch (error) {
        if (!(error instanceof APIError) || (error.status !== 'UNAUTHORIZED' && error.status !== 'FORBIDDEN'))
          throw error
        const userId = await findAccount(db, body.email)
        await recordAuthEvent(db, { action: 'sign_in.failed', by: 'visitor', userId }, origin)
        return await countFailed(context, tries)
      }
    }),
  )
}

async function findAccount(db: Db, email: string): Promise<string | null> {
  const [user] = await db.select({ id: authUsers.id }).from(authUsers).where(eq(authUsers.email, email))
  return user?.id ?? null
}

/** Counts a failed try; that the bucket is empty now is for the next try to say. */
async function countFailed(context: Context, { failed }: Tries): Promise<null> {
  for (const bucket of failed)
    await context.app.pool.query('select app_take($1, $2, $3::interval)', [...bucket])
  return null
}

type Bucket = readonly [key: string, limit: number, window: string]
/** Against what a try counts: the buckets of failed ones, and the pace of all guesses at the account, which a known browser is free of. */
type Tries = { failed: readonly Bucket[]; ceiling: string | null; oneByOne: string }

function triesOf(context: Context, account: string, browser: KnownBrowser | null): Tries {
  if (browser && knowsAccount(browser, account)) {
    const own = `sign in known ${account} ${browser.id}`
    return { failed: [[own, ...bucketOf(sensitiveRate)]], ceiling: null, oneByOne: own }
  }
  const address = addressKey(context.origin.ipAddress)
  const from = `sign in from ${address}`
  return {
    failed: [
      [`sign in ${account} ${address}`, ...bucketOf(sensitiveRate)],
      [from, 30, '15 minutes'],
    ],
    ceiling: `sign in to ${account}`,
    oneByOne: from,
  }
}
