import { and, eq, inArray, isNotNull, lt } from 'drizzle-orm'
import type { Factor } from '#contract/accounts/factors.ts'
import type { App } from '#server/platform/app.ts'
import type { Db } from '#server/platform/db/database.ts'
import { unsealText } from '#server/platform/sealText.ts'
import { authenticators, recoveryCodes } from '../authTables.ts'
import { readAssertion } from '../passkeys/readAssertion.ts'
import { appPurpose, recoveryForms, totpStep } from '../rules/totp.ts'

/** By which second factor this person proved themselves, or null. Whatever was given is spent: no code works twice. */
export async function checkFactor(
  db: Db,
  app: App,
  userId: string,
  given: Factor,
): Promise<'app' | 'recovery' | 'passkey' | null> {
  if (given.assertion) return (await readAssertion(db, app, given.assertion)) === userId ? 'passkey' : null
  if (given.code) return (await takeCode(db, app, userId, given.code)) ? 'app' : null
  if (!given.recoveryCode) return null
  const spent = await db
    .delete(recoveryCodes)
    .where(
      and(
        eq(recoveryCodes.userId, userId),
        inArray(recoveryCodes.codeHash, recoveryForms(userId, given.recoveryCode)),
      ),
    )
    .returning({ userId: recoveryCodes.userId })
  return spent.length > 0 ? 'recovery' : null
}

async function takeCode(db: Db, app: App, userId: string, code: string): Promise<boolean> {
  const [kept] = await db
    .select()
    .from(authenticators)
    .where(and(eq(authenticators.userId, userId), isNotNull(authenticators.confirmedAt)))
  const secret = kept ? unsealText(kept.sealedSecret, appPurpose(userId)) : null
  const step = secret === null ? null : totpStep(secret, code, app.clock.now())
  if (step === null) return false
  // Of two who send the same code one finds its half minute taken.
  const taken = await db
    .update(authenticators)
    .set({ lastStep: step })
    .where(and(eq(authenticators.userId, userId), lt(authenticators.lastStep, step)))
    .returning({ userId: authenticators.userId })
  return taken.length > 0
}
