import type pg from 'pg'
import type { Step } from './batch.ts'
import type { Db } from './database.ts'
import { databaseOn } from './database.ts'

// The switch to role and user is one statement of its own, after the look-up it depends on: inside one
// statement with the query the planner may read rows before the user is set
// (docs/decisions/0003-one-transaction-a-call.md).
const ENTER_VISITOR = `select set_config('role', 'app_public', true), set_config('app.user_id', '', true)`
const ENTER_USER = `select set_config('role', $1, true), set_config('app.user_id', $2, true)`
const ENTER_SIGN_IN = `with found as materialized (select app_actor($1) as actor)
  select actor,
    set_config('role', case when actor is null then 'app_public'
      when json_array_length(actor->'roles') > 0 then 'app_staff' else 'app_member' end, true),
    set_config('app.user_id', coalesce(actor->>'userId', ''), true)
  from found`

/** The entrance as the first step of a batch: the second statement reads with the eyes it has set. */
export const enterStep = (tokenHash: string): Step => ({
  name: 'enter',
  text: ENTER_SIGN_IN,
  values: [tokenHash],
})

// Where the sign-in is not word for word what was known of it, the steps that follow are a visitor's and fail.
const ENTER_KNOWN = `with found as materialized (select app_actor($1) as actor),
  seen as materialized (select actor, actor::text is not distinct from $2 as still from found)
  select
    set_config('role', case when not still then 'app_public'
      when json_array_length(actor->'roles') > 0 then 'app_staff' else 'app_member' end, true),
    set_config('app.user_id', case when still then actor->>'userId' else '' end, true)
  from seen`

/** The entrance of somebody who was seen before: it opens only while everything known of the sign-in still stands. */
export const enterKnownStep = (tokenHash: string, known: string): Step => ({
  name: 'enter_known',
  text: ENTER_KNOWN,
  values: [tokenHash, known],
})

// The class of PostgreSQL's own codes for it: the same call may succeed in a moment.
const ROLLED_BACK = '40000'
const LOST = '08006'

export type RowRoleName = 'app_member' | 'app_staff' | 'app_jobs' | 'app_auth'

/** Whose eyes a transaction has: nobody's, a sign-in's, or a known person's under a named role. */
export type Entrance =
  | { kind: 'visitor' }
  | { kind: 'signIn'; tokenHash: string }
  | { kind: 'user'; role: RowRoleName; userId: string }

/** What `app_actor` answers for a living sign-in. */
export type SignInRow = {
  signInId: string
  userId: string
  email: string
  isVerified: boolean
  isDemo: boolean
  isDisabled: boolean
  userType: 'founder' | 'investor' | 'advisory' | null
  idleUntil: string
  signedInAt: string
  roles: ('staff' | 'admin')[]
  permissions: string[]
  grants: { plan: string; fromAt: string; untilAt: string | null; endedAt: string | null }[]
}

/**
 * Runs `work` in one transaction under the row rules of `entrance`. Any throw rolls everything back.
 * `signIn` is null for a visitor, an unknown token and a token whose time is over.
 */
export async function inTransaction<T>(
  pool: pg.Pool,
  entrance: Entrance,
  work: (db: Db, signIn: SignInRow | null) => Promise<T>,
): Promise<T> {
  const client = await pool.connect()
  let broken: Error | undefined
  try {
    const [, entered] = await Promise.all([client.query('begin'), enter(client, entrance)])
    const result = await work(databaseOn(client), entered)
    const { command } = await client.query('commit')
    // Where a failed statement was swallowed on the way, PostgreSQL rolls back and calls it no error.
    if (command === 'ROLLBACK')
      throw Object.assign(new Error('rolled back at its commit'), { code: ROLLED_BACK })
    return result
  } catch (error) {
    await client.query('rollback').catch((failure: Error) => {
      // A connection that cannot roll back may still hold the role: it must not go back to the pool.
      broken = failure
    })
    // On a lost connection everything fails, and whoever catches a failure on its way may give it another name.
    throw broken
      ? Object.assign(new Error('the connection was lost', { cause: error }), { code: LOST })
      : error
  } finally {
    client.release(broken)
  }
}

async function enter(client: pg.PoolClient, entrance: Entrance): Promise<SignInRow | null> {
  if (entrance.kind === 'signIn') {
    const { rows } = await client.query<{ actor: SignInRow | null }>({
      name: 'enter_sign_in',
      text: ENTER_SIGN_IN,
      values: [entrance.tokenHash],
    })
    return rows[0]?.actor ?? null
  }
  if (entrance.kind === 'visitor') await client.query(ENTER_VISITOR)
  else await client.query(ENTER_USER, [entrance.role, entrance.userId])
  return null
}
