import { eq, sql } from 'drizzle-orm'
import type { Me } from '#contract/accounts/profile.ts'
import type { Actor } from '#domain/actor.ts'
import { calls } from '#server/platform/calls/calls.ts'
import { openCall } from '#server/platform/calls/openCall.ts'
import type { Db } from '#server/platform/db/database.ts'
import { sqlStatement, statement } from '#server/platform/db/statement.ts'
import type { SignInRow } from '#server/platform/db/transaction.ts'
import { NotFound } from '#server/platform/http/refusal.ts'
import { profiles } from '../tables.ts'
import { loadAsked } from './agreeTexts.ts'
import type { ProfileRow } from './present.ts'
import { presentMe } from './present.ts'

const mine = eq(profiles.id, sql`app_user()`)
const ownProfile = statement((q) => q.select().from(profiles).where(mine).limit(1))
const ownProfileHeld = statement((q) => q.select().from(profiles).where(mine).limit(1).for('update'))
const keptAccount = sqlStatement<[], { kept: boolean }>('select app_kept_account() as kept')

/** The reader's own profile. */
export const loadProfile = async (db: Db): Promise<ProfileRow> => only(await ownProfile(db, {}))
/** The same, held still until the commit. */
export const holdProfile = async (db: Db): Promise<ProfileRow> => only(await ownProfileHeld(db, {}))

function only([profile]: readonly ProfileRow[]): ProfileRow {
  if (!profile) throw new NotFound('profile')
  return profile
}

export const getMe = openCall(calls.accounts.getMe, async ({ db, actor, signIn, now }) =>
  actor && signIn ? { me: await loadMe(db, actor, signIn, now) } : { me: null },
)

async function loadMe(db: Db, actor: Actor, signIn: SignInRow, now: Date): Promise<Me> {
  // All leave in one round trip.
  const [profile, asked, [row]] = await Promise.all([
    loadProfile(db),
    loadAsked(db, actor, signIn.viewerId !== null),
    keptAccount(db),
  ])
  return presentMe({ actor, signIn, profile, asked, hasKept: row?.kept === true }, now)
}
