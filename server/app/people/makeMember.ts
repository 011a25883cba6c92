import type { SQL } from 'drizzle-orm'
import { sql } from 'drizzle-orm'
import type { AgreedText } from '#domain/accounts/rules/agreedTexts.ts'
import { agreedPaths, agreedTexts, agreedVersions } from '#domain/accounts/rules/agreedTexts.ts'
import type { AuthContext } from '#server/accounts/auth/buildAuth.ts'
import { recordAuthEvent } from '#server/accounts/auth/recordAuthEvent.ts'
import { profiles, textConsents } from '#server/accounts/tables.ts'
import { planGrants } from '#server/billing/tables.ts'

/** A new account is a member at once: profile and Desktop Standard, and what was agreed to, in the transaction that made it (T-012). */
export async function makeMember(ctx: AuthContext, userId: string): Promise<void> {
  const { db, app, newcomer, origin } = ctx
  await db.insert(profiles).values({
    id: userId,
    firstName: newcomer?.firstName ?? null,
    lastName: newcomer?.lastName ?? null,
    company: newcomer?.company ?? null,
    userType: newcomer?.userType ?? null,
    firstGoal: newcomer?.firstGoal ?? null,
    ...(newcomer?.timeZone ? { timeZone: newcomer.timeZone } : {}),
  })
  // Whoever makes an account agrees, wherever they do: each form says so. It is the version in force that counts, not one somebody names.
  await db
    .insert(textConsents)
    .values(agreedTexts.map((text) => ({ userId, text, version: versionInForce(text) })))
  await db.insert(planGrants).values({
    id: app.clock.newId(),
    userId,
    plan: 'desktop_standard',
    source: 'sign_up',
    fromAt: app.clock.now(),
  })
  await recordAuthEvent(db, { action: 'account.created', by: 'visitor', userId }, origin)
}

/** That staff published, else the one of the build (T-199). */
const versionInForce = (text: AgreedText): SQL<number> =>
  sql`coalesce(nullif(app_legal_version(${agreedPaths[text].slice(1)}), 0), ${agreedVersions[text]})`
