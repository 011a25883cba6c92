import type { RegistrationResponseJSON } from '@simplewebauthn/server'
import { generateRegistrationOptions, verifyRegistrationResponse } from '@simplewebauthn/server'
import { and, eq, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { authBodies } from '#contract/accounts/signIn.ts'
import { factorLimits, sensitiveRate } from '#domain/accounts/limits.ts'
import { factorTexts } from '#domain/accounts/rules/factorTexts.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { Answered, EndpointRequest } from '#server/platform/http/endpoint.ts'
import { takeShared, waitShared } from '#server/platform/http/rates.ts'
import { Invalid, NotFound, Refused } from '#server/platform/http/refusal.ts'
import type { Auth } from '../auth/buildAuth.ts'
import { findProven } from '../auth/findProven.ts'
import { holdFactor, keepFactor, noteFactor } from '../auth/noteFactor.ts'
import { passkeys } from '../authTables.ts'
import { passkeyAlgorithms } from '../rules/passkeyAlgorithms.ts'
import { bucketOf } from '../rules/rates.ts'
import { challengeOf, makeChallenge, spendChallenge } from './readAssertion.ts'

/** What a browser needs to make a passkey for this person, who has just proven who they are (T-003). */
export async function beginPasskey(auth: Auth, { context }: EndpointRequest<object>): Promise<Answered> {
  const { app, origin } = context
  const { actor, signIn } = await findProven(auth, context)
  if (actor.isDemo) throw new Refused('demo_member')
  await takeShared(context, `enrol passkey ${actor.userId}`, 10, '15 minutes')
  // Before the device makes one that would not be taken.
  await waitShared(context, ...enrolments(actor.userId))
  const { challenge, known } = await auth.within(origin, async (db) => ({
    known: await listKeys(db, actor.userId),
    challenge: await makeChallenge(db, app, `enrol ${actor.userId}`),
  }))
  if (known.length >= factorLimits.passkeys)
    throw new Invalid([{ field: 'attestation', message: factorTexts.passkeyLimit }])
  const { brandName, publicUrl } = app.config
  const options = await generateRegistrationOptions({
    rpName: brandName,
    rpID: publicUrl.hostname,
    userName: signIn.email,
    userID: new TextEncoder().encode(actor.userId),
    challenge: new Uint8Array(Buffer.from(challenge, 'base64url')),
    attestationType: 'none',
    supportedAlgorithmIDs: passkeyAlgorithms,
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    excludeCredentials: known.map(({ credentialId }) => ({ id: credentialId })),
  })
  return { body: { options } }
}

/** Three enrolments in 15 minutes (T-209); what a person begins and gives up counts among the ten above. */
const enrolments = (userId: string): [key: string, limit: number, window: string] => [
  `enrol ${userId}`,
  ...bucketOf(sensitiveRate),
]

const listKeys = (db: Db, userId: string) =>
  db.select({ credentialId: passkeys.credentialId }).from(passkeys).where(eq(passkeys.userId, userId))

/** Keeps the passkey that the browser made for our challenge. It is a second factor by itself: the device verified the person. */
export async function enrolPasskey(
  auth: Auth,
  { context, body }: EndpointRequest<z.infer<typeof authBodies.enrolPasskey>>,
): Promise<Answered> {
  const { app, origin } = context
  const { actor, signIn } = await findProven(auth, context)
  await takeShared(context, ...enrolments(actor.userId))
  const challenge = challengeOf(body.attestation.response.clientDataJSON)
  const made = await auth.within(origin, async (db) => {
    if (challenge === null || !(await spendChallenge(db, app, `enrol ${actor.userId}`, challenge)))
      return false
    const { publicUrl, brandName } = app.config
    const verified = await verifyRegistrationResponse({
      // safe because its fields were checked, and the library reads each of them again
      response: body.attestation as unknown as RegistrationResponseJSON,
      expectedChallenge: challenge,
      expectedOrigin: publicUrl.origin,
      expectedRPID: publicUrl.hostname,
      requireUserVerification: true,
      supportedAlgorithmIDs: passkeyAlgorithms,
    }).catch(() => null)
    if (!verified?.verified) return false
    // One at a time for a person, so that the bound on their number holds.
    await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`passkeys ${actor.userId}`}, 0))`)
    if ((await listKeys(db, actor.userId)).length >= factorLimits.passkeys) return false
    const { credential } = verified.registrationInfo
    const kept = await db
      .insert(passkeys)
      .values({
        id: app.clock.newId(),
        userId: actor.userId,
        credentialId: credential.id,
        publicKey: Buffer.from(credential.publicKey).toString('base64url'),
        counter: credential.counter,
        transports: credential.transports ?? [],
        name: body.name.trim() || `Passkey for ${brandName}`,
      })
      .onConflictDoNothing()
      .returning({ id: passkeys.id })
    if (kept.length === 0) return false
    // The sign-in that made it holds a second factor from now on.
    await holdFactor(db, actor.userId, signIn.signInId, app.clock.now())
    await noteFactor({ db, app, origin }, signIn, 'passkey.added', 'passkey_on')
    return true
  })
  if (!made) throw new Invalid([{ field: 'attestation', message: factorTexts.biometricEnableFailed }])
  app.wake.live()
  return { body: { message: factorTexts.passkeyAdded } }
}

/** Takes a passkey away; an admin's last factor stays (T-003, T-200). */
export async function removePasskey(
  auth: Auth,
  { context, body }: EndpointRequest<{ id: string }>,
): Promise<Answered> {
  const { app, origin } = context
  const { actor, signIn } = await findProven(auth, context)
  await auth.within(origin, async (db) => {
    const gone = await db
      .delete(passkeys)
      .where(and(eq(passkeys.id, body.id), eq(passkeys.userId, actor.userId)))
      .returning({ id: passkeys.id })
    if (gone.length === 0) throw new NotFound('passkey')
    await keepFactor(db, app, actor.userId)
    await noteFactor({ db, app, origin }, signIn, 'passkey.removed', 'passkey_off')
  })
  return { body: { message: factorTexts.passkeyRemoved } }
}
