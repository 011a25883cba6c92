import { generateAuthenticationOptions } from '@simplewebauthn/server'
import { and, eq, isNull } from 'drizzle-orm'
import type { z } from 'zod'
import type { authBodies } from '#contract/accounts/signIn.ts'
import { factorTexts } from '#domain/accounts/rules/factorTexts.ts'
import type { Answered, EndpointRequest } from '#server/platform/http/endpoint.ts'
import { Unproven } from '#server/platform/http/endpoint.ts'
import { addressKey, takeShared } from '#server/platform/http/rates.ts'
import { Invalid } from '#server/platform/http/refusal.ts'
import { beginSignIn } from '../auth/beginSignIn.ts'
import type { Auth } from '../auth/buildAuth.ts'
import { recordAuthEvent } from '../auth/recordAuthEvent.ts'
import { authUsers, profiles } from '../tables.ts'
import { makeChallenge, readAssertion } from './readAssertion.ts'

/** What a browser needs to ask for a passkey: a challenge, and no name of anybody. */
export async function askPasskey(auth: Auth, { context }: EndpointRequest<object>): Promise<Answered> {
  const { app, origin } = context
  await takeShared(context, `passkey from ${addressKey(origin.ipAddress)}`, 30, '15 minutes')
  const challenge = await auth.within(origin, (db) => makeChallenge(db, app, 'use'))
  const options = await generateAuthenticationOptions({
    rpID: app.config.publicUrl.hostname,
    challenge: new Uint8Array(Buffer.from(challenge, 'base64url')),
    userVerification: 'required',
  })
  return { body: { options } }
}

/** Signs in by a passkey's signature over our challenge; who it is says the passkey, and an id alone nothing (T-002). */
export async function signInByPasskey(
  auth: Auth,
  asked: EndpointRequest<z.infer<typeof authBodies.biometricSignIn>>,
): Promise<Answered> {
  const { context, body } = asked
  const { app, origin } = context
  const { assertion } = body
  if (!assertion) throw new Invalid([{ field: 'assertion', message: factorTexts.biometricNoSession }])
  await takeShared(context, `passkey sign-in ${addressKey(origin.ipAddress)}`, 30, '15 minutes')
  // Nothing is thrown inside: a challenge that was looked at stays spent.
  const begun = await auth.within(origin, async (db) => {
    const userId = await readAssertion(db, app, assertion)
    const [user] = userId
      ? await db
          .select({ id: authUsers.id, email: authUsers.email, name: authUsers.name })
          .from(authUsers)
          .innerJoin(profiles, eq(profiles.id, authUsers.id))
          .where(
            and(eq(authUsers.id, userId), eq(authUsers.emailVerified, true), isNull(profiles.disabledAt)),
          )
      : []
    if (user) return await beginSignIn(db, asked, user, 'passkey')
    await recordAuthEvent(db, { action: 'sign_in.failed', by: 'visitor', userId }, origin)
    return null
  })
  if (!begun) throw new Unproven(factorTexts.passkeyUnknown)
  return {
    body: { signedIn: true, message: factorTexts.biometricDone },
    cookie: begun.cookie,
    moreCookies: begun.moreCookies,
  }
}
