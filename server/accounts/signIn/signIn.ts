import { setTimeout as sleep } from 'node:timers/promises'
import { APIError } from 'better-auth/api'
import { eq, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { authBodies } from '#contract/accounts/signIn.ts'
import { passwordLimits, sensitiveRate } from '#domain/accounts/limits.ts'
import { accountUiTexts } from '#domain/accounts/texts.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { Answered, EndpointRequest } from '#server/platform/http/endpoint.ts'
import { Unproven } from '#server/platform/http/endpoint.ts'
import { addressKey, takeShared, waitShared } from '#server/platform/http/rates.ts'
import type { Auth } from '../auth/buildAuth.ts'
import { recordAuthEvent } from '../auth/recordAuthEvent.ts'
import { cookieFrom } from '../rules/cookie.ts'
import { accountKey } from '../rules/keys.ts'
import { bucketOf } from '../rules/rates.ts'
import { authSessions, authUsers } from '../tables.ts'

// A failed try is answered no sooner: a query more or less must not tell a known address from an unknown one.
const FAILED_FLOOR_MS = 150

type Body = z.infer<typeof authBodies.signIn>
type Context = EndpointRequest<Body>['context']

/**
 * Signs in with e-mail and password. Wrong, unknown, unconfirmed and disabled are one answer, after the same
 * work. Three failed tries in 15 minutes for an account from one address; beyond that a guesser with many
 * addresses gets ten verified guesses a minute, and an address 30 failed tries over all accounts.
 */
export async function signIn(auth: Auth, { context, body }: EndpointRequest<Body>): Promise<Answered> {
  const keys = keysOf(context, body.email)
  await mayTry(context, keys)
  await takeShared(context, keys.account, 10, '1 minute')
  const floor = sleep(FAILED_FLOOR_MS)
  const isTooLong = body.password.length > passwordLimits.max
  const cookie = isTooLong ? await countFailed(context, keys) : await prove(auth, context, body, keys)
  if (cookie) return { body: { signedIn: true }, cookie }
  await floor
  throw new Unproven(accountUiTexts.signInFailed)
}

async function mayTry(context: Context, keys: Keys): Promise<void> {
  await waitShared(context, keys.pair, ...bucketOf(sensitiveRate))
  await waitShared(context, keys.address, 30, '15 minutes')
}

/** The signed cookie of a new sign-in, or null; the failed try is recorded either way it failed. */
async function prove(auth: Auth, context: Context, body: Body, keys: Keys): Promise<string | null> {
  const { origin } = context
  return await auth.hashing.run(() =>
    auth.within(origin, async (db) => {
      // One try of an address after the other: sent all at once each still finds the failed ones counted.
      await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${keys.address}, 0))`)
      await mayTry(context, keys)
      try {
        const { headers, response } = await auth.api.signInEmail({
          body,
          headers: auth.headersOf(origin),
          returnHeaders: true,
        })
        // This browser's earlier sign-in ends with the new one: nobody can plant one and come back to it.
        if (context.tokenHash) await db.delete(authSessions).where(eq(authSessions.token, context.tokenHash))
        await recordAuthEvent(db, { action: 'sign_in.done', by: 'member', userId: response.user.id }, origin)
        return cookieFrom(headers, context.app.config)
      } catch (error) {
        if (!(error instanceof APIError) || (error.status !== 'UNAUTHORIZED' && error.status !== 'FORBIDDEN'))
          throw error
        const userId = await findAccount(db, body.email)
        await recordAuthEvent(db, { action: 'sign_in.failed', by: 'visitor', userId }, origin)
        return await countFailed(context, keys)
      }
    }),
  )
}

async function findAccount(db: Db, email: string): Promise<string | null> {
  const [user] = await db.select({ id: authUsers.id }).from(authUsers).where(eq(authUsers.email, email))
  return user?.id ?? null
}

/** Counts a failed try; that the bucket is empty now is for the next try to say. */
async function countFailed(context: Context, { pair, address }: Keys): Promise<null> {
  const failed = [[pair, ...bucketOf(sensitiveRate)] as const, [address, 30, '15 minutes'] as const]
  for (const [key, limit, window] of failed)
    await context.app.pool.query('select app_take($1, $2, $3::interval)', [key, limit, window])
  return null
}

type Keys = ReturnType<typeof keysOf>

function keysOf(context: Context, email: string) {
  const account = accountKey(email)
  const address = addressKey(context.origin.ipAddress)
  return {
    pair: `sign in ${account} ${address}`,
    address: `sign in from ${address}`,
    account: `sign in to ${account}`,
  }
}
