import type { AuthenticationResponseJSON } from '@simplewebauthn/server'
import { verifyAuthenticationResponse } from '@simplewebauthn/server'
import { and, eq, gt, lt } from 'drizzle-orm'
import type { Assertion } from '#contract/accounts/factors.ts'
import type { App } from '#server/platform/app.ts'
import type { Db } from '#server/platform/db/database.ts'
import { newSecret } from '#server/platform/newSecret.ts'
import { hashToken } from '#server/platform/signInCookie.ts'
import { authVerifications, passkeys } from '../authTables.ts'

const CHALLENGE_MS = 5 * 60_000

/** What a challenge is for: signing in, which anybody may begin, or one person's own new passkey. */
type Purpose = 'use' | `enrol ${string}`

const stored = (purpose: Purpose, challenge: string) => hashToken(`passkey ${purpose}\n${challenge}`)

/** A challenge that is good once, for five minutes (T-002). */
export async function makeChallenge(db: Db, app: App, purpose: Purpose): Promise<string> {
  const now = app.clock.now()
  const challenge = newSecret()
  await db
    .delete(authVerifications)
    .where(and(eq(authVerifications.value, 'passkey'), lt(authVerifications.expiresAt, now)))
  await db.insert(authVerifications).values({
    id: app.clock.newId(),
    identifier: stored(purpose, challenge),
    value: 'passkey',
    expiresAt: new Date(now.getTime() + CHALLENGE_MS),
  })
  return challenge
}

/** Spends a challenge; false where it is not ours, too old or was used. */
export async function spendChallenge(
  db: Db,
  app: App,
  purpose: Purpose,
  challenge: string,
): Promise<boolean> {
  const spent = await db
    .delete(authVerifications)
    .where(
      and(
        eq(authVerifications.identifier, stored(purpose, challenge)),
        gt(authVerifications.expiresAt, app.clock.now()),
      ),
    )
    .returning({ id: authVerifications.id })
  return spent.length > 0
}

/**
 * Whose passkey signed our challenge, or null: challenge, origin, name of the site, that the person was verified, signature
 * and counter are checked. A challenge that was looked at is spent, whatever came of it.
 */
export async function readAssertion(db: Db, app: App, assertion: Assertion): Promise<string | null> {
  const challenge = challengeOf(assertion.response.clientDataJSON)
  if (challenge === null || !(await spendChallenge(db, app, 'use', challenge))) return null
  const [key] = await db.select().from(passkeys).where(eq(passkeys.credentialId, assertion.id)).for('update')
  if (!key) return null
  const { publicUrl } = app.config
  const verified = await verifyAuthenticationResponse({
    // safe because its fields were checked, and the library reads each of them again
    response: assertion as unknown as AuthenticationResponseJSON,
    expectedChallenge: challenge,
    expectedOrigin: publicUrl.origin,
    expectedRPID: publicUrl.hostname,
    requireUserVerification: true,
    credential: {
      id: key.credentialId,
      publicKey: new Uint8Array(Buffer.from(key.publicKey, 'base64url')),
      counter: key.counter,
    },
  }).catch(() => null)
  if (!verified?.verified) return null
  await db
    .update(passkeys)
    .set({ counter: verified.authenticationInfo.newCounter, lastUsedAt: app.clock.now() })
    .where(eq(passkeys.id, key.id))
  return key.userId
}

/** The challenge that a browser says it signed. */
export function challengeOf(clientData: string): string | null {
  try {
    const said: unknown = JSON.parse(Buffer.from(clientData, 'base64url').toString('utf8'))
    const challenge = typeof said === 'object' && said !== null ? Reflect.get(said, 'challenge') : null
    return typeof challenge === 'string' ? challenge : null
  } catch {
    return null
  }
}
