import { and, eq, isNull } from 'drizzle-orm'
import { codeRate } from '#domain/accounts/limits.ts'
import { factorTexts } from '#domain/accounts/rules/factorTexts.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { Answered, EndpointRequest } from '#server/platform/http/endpoint.ts'
import { takeShared } from '#server/platform/http/rates.ts'
import { Invalid, Refused } from '#server/platform/http/refusal.ts'
import { sealText, unsealText } from '#server/platform/sealText.ts'
import type { Auth } from '../auth/buildAuth.ts'
import { findProven } from '../auth/findProven.ts'
import { factorsOf, holdFactor, keepFactor, noteFactor } from '../auth/noteFactor.ts'
import { authenticators, recoveryCodes } from '../authTables.ts'
import { bucketOf } from '../rules/rates.ts'
import {
  appPurpose,
  newRecoveryCodes,
  newTotpSecret,
  storedRecoveryCode,
  totpAddress,
  totpStep,
} from '../rules/totp.ts'

/** A secret for an authenticator app, shown once; it counts from the first code on. The square is drawn in the browser. */
export async function beginApp(auth: Auth, { context }: EndpointRequest<object>): Promise<Answered> {
  const { app, origin } = context
  const { actor, signIn } = await findProven(auth, context)
  if (actor.isDemo) throw new Refused('demo_member')
  await takeShared(context, `enrol app ${actor.userId}`, 10, '15 minutes')
  const secret = newTotpSecret()
  const sealedSecret = sealText(secret, appPurpose(actor.userId))
  const kept = await auth.within(origin, (db) =>
    db
      .insert(authenticators)
      .values({ userId: actor.userId, sealedSecret })
      .onConflictDoUpdate({
        target: authenticators.userId,
        set: { sealedSecret, lastStep: 0 },
        setWhere: isNull(authenticators.confirmedAt),
      })
      .returning({ userId: authenticators.userId }),
  )
  if (kept.length === 0) throw new Invalid([{ field: 'factor', message: factorTexts.factorAlreadyOn }])
  return { body: { secret, address: totpAddress(secret, app.config.brandName, signIn.email) } }
}

/** Turns the app on by its first code, and answers ten recovery codes, which are shown once. */
export async function confirmApp(
  auth: Auth,
  { context, body }: EndpointRequest<{ code: string }>,
): Promise<Answered> {
  const { app, origin } = context
  const { actor, signIn } = await findProven(auth, context)
  await takeShared(context, `confirm app ${actor.userId}`, ...bucketOf(codeRate))
  const codes = await auth.within(origin, async (db) => {
    const [kept] = await db
      .select()
      .from(authenticators)
      .where(and(eq(authenticators.userId, actor.userId), isNull(authenticators.confirmedAt)))
      .for('update')
    const secret = kept ? unsealText(kept.sealedSecret, appPurpose(actor.userId)) : null
    const step = secret === null ? null : totpStep(secret, body.code, app.clock.now())
    if (step === null) throw new Invalid([{ field: 'code', message: factorTexts.factorWrong }])
    const now = app.clock.now()
    await db
      .update(authenticators)
      .set({ confirmedAt: now, lastStep: step })
      .where(eq(authenticators.userId, actor.userId))
    await holdFactor(db, actor.userId, signIn.signInId, now)
    await noteFactor({ db, app, origin }, signIn, 'factor.enabled', 'app_on')
    return await writeCodes(db, actor.userId)
  })
  app.wake.live()
  return { body: { message: factorTexts.factorOn, codes } }
}

/** Turns the app off, and its recovery codes with it where no passkey is left; an admin's last factor stays. */
export async function removeApp(auth: Auth, { context }: EndpointRequest<object>): Promise<Answered> {
  const { app, origin } = context
  const { actor, signIn } = await findProven(auth, context)
  await auth.within(origin, async (db) => {
    const gone = await db
      .delete(authenticators)
      .where(eq(authenticators.userId, actor.userId))
      .returning({ confirmedAt: authenticators.confirmedAt })
    if (!gone[0]?.confirmedAt) return
    await keepFactor(db, app, actor.userId)
    const { ways } = await factorsOf(db, app, actor.userId)
    if (ways.length === 0) await db.delete(recoveryCodes).where(eq(recoveryCodes.userId, actor.userId))
    await noteFactor({ db, app, origin }, signIn, 'factor.removed', 'app_off')
  })
  return { body: { message: factorTexts.factorOff } }
}

/** Ten new recovery codes in place of the old ones. */
export async function makeRecoveryCodes(auth: Auth, { context }: EndpointRequest<object>): Promise<Answered> {
  const { app, origin } = context
  const { actor, signIn } = await findProven(auth, context)
  await takeShared(context, `recovery codes ${actor.userId}`, 10, '15 minutes')
  const codes = await auth.within(origin, async (db) => {
    await noteFactor({ db, app, origin }, signIn, 'recovery_codes.made', 'codes')
    return await writeCodes(db, actor.userId)
  })
  return { body: { message: factorTexts.codesMade, codes } }
}

async function writeCodes(db: Db, userId: string): Promise<string[]> {
  const codes = newRecoveryCodes()
  await db.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId))
  await db
    .insert(recoveryCodes)
    .values(codes.map((code) => ({ userId, codeHash: storedRecoveryCode(userId, code) })))
  return codes
}
