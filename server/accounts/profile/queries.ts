import { eq, sql } from 'drizzle-orm'
import { calls } from '#server/platform/calls/calls.ts'
import { openCall } from '#server/platform/calls/openCall.ts'
import type { Db } from '#server/platform/db/database.ts'
import { statement } from '#server/platform/db/statement.ts'
import { NotFound } from '#server/platform/http/refusal.ts'
import { profiles } from '../tables.ts'
import type { ProfileRow } from './present.ts'
import { presentMe } from './present.ts'

const mine = eq(profiles.id, sql`app_user()`)
const ownProfile = statement((q) => q.select().from(profiles).where(mine).limit(1))
const ownProfileHeld = statement((q) => q.select().from(profiles).where(mine).limit(1).for('update'))

/** The reader's own profile. */
export const loadProfile = async (db: Db): Promise<ProfileRow> => only(await ownProfile(db, {}))
/** The same, held still until the commit. */
export const holdProfile = async (db: Db): Promise<ProfileRow> => only(await ownProfileHeld(db, {}))

function only([profile]: readonly ProfileRow[]): ProfileRow {
  if (!profile) throw new NotFound('profile')
  return profile
}

export const getMe = openCall(calls.accounts.getMe, async ({ db, actor, signIn, now }) =>
  actor && signIn ? { me: presentMe({ actor, signIn, profile: await loadProfile(db) }, now) } : { me: null },
)
