import type pg from 'pg'
import type { Db } from './database.ts'
import { databaseOn } from './database.ts'
import { Lease, quiet } from './lease.ts'

// The switch to role and user is one statement of its own, after the look-up it depends on: inside one
// statement with the query the planner may read rows before the user is set
// (docs/decisions/0003-one-transaction-a-call.md).
const ENTER_VISITOR = `select set_config('role', 'app_public', true), set_config('app.user_id', '', true)`
const ENTER_USER = `select set_config('role', $1, true), set_config('app.user_id', $2, true)`
const ENTER_SIGN_IN = `with found as materialized (select app_actor($1, $2) as actor)
  select actor,
    set_config('role', case when actor is null then 'app_public'
      when json_array_length(actor->'roles') > 0 then 'app_staff' else 'app_member' end, true),
    set_config('app.user_id', coalesce(actor->>'userId', ''), true),
    set_config('app.sign_in_id', coalesce(actor->>'signInId', ''), true)
  from found`

// Class 08, a lost connection: the caller may try again.
const LOST = '08006'

export type RowRoleName = 'app_member' | 'app_staff' | 'app_jobs' | 'app_auth'

/** Whose eyes a transaction has: nobody's, a sign-in's, or a known person's under a named role. */
export type Entrance =
  | { kind: 'visitor' }
  /** `staffFactor`: whoever is staff is it after a second factor alone (REQUIRE_STAFF_MFA). */
  | { kind: 'signIn'; tokenHash: string; staffFactor?: boolean }
  | { kind: 'user'; role: RowRoleName; userId: string }

/** The entrance of a sign-in, with what the configuration asks of staff (T-200). */
export const entranceOf = (
  tokenHash: string,
  { config }: { readonly config: { readonly requireStaffMfa: boolean } },
): Entrance => ({ kind: 'signIn', tokenHash, staffFactor: config.requireStaffMfa })

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
  /** When they last proved who they are (T-014). */
  provenAt: string
  /** The screens of this browser hide what they show until somebody proves who they are (T-015). */
  isLocked: boolean
  /** Who looks, where the person of this row is a member whose console an advisor looks at. */
  viewerId: string | null
  /** The plan of each surface with which staff look at the consoles; null where with their own. */
  viewDesktop: 'desktop_standard' | 'desktop_pro' | null
  viewMobile: 'mobile_free' | 'mobile_premium' | 'mobile_pro' | null
  /** A role of theirs waits for a second factor (T-200). */
  isFactorMissing: boolean
  roles: ('staff' | 'admin')[]
  permissions: string[]
  grants: { plan: string; fromAt: string; untilAt: string | null; endedAt: string | null }[]
}

/**
 * One transaction under the row rules of `entrance`. `begin` and the entrance are sent before anybody else has the
 * connection, so that whatever `work` sends stands behind them; nobody waits for their answers before it sends. Where the
 * entrance fails, or the sign-in does not hold, that is the answer, and not what failed behind it. Any throw rolls all back.
 */
export async function transact<T>(
  pool: pg.Pool,
  entrance: Entrance,
  work: (db: Db, entered: Promise<SignInRow | null>) => Promise<{ result: T; mustHear: boolean }>,
): Promise<T> {
  const client = await pool.connect()
  const lease = new Lease(client)
  let broken: Error | undefined
  try {
    quiet(lease.query('begin'))
    const entered = enter(lease, entrance)
    quiet(entered)
    try {
      const { result, mustHear } = await work(databaseOn(lease), entered)
      await entered
      await lease.commit(mustHear)
      return result
    } catch (error) {
      await entered
      throw error
    }
  } catch (error) {
    await lease.rollBack().catch((failure: Error) => {
      broken = failure
    })
    // On a lost connection everything fails, and whoever catches a failure on its way may give it another name.
    throw broken
      ? Object.assign(new Error('the connection was lost', { cause: error }), { code: LOST })
      : error
  } finally {
    client.release(broken ?? lease.isStale)
  }
}

/** The same for work that looks at the sign-in first and hears of its commit. */
export const inTransaction = <T>(
  pool: pg.Pool,
  entrance: Entrance,
  work: (db: Db, signIn: SignInRow | null) => Promise<T>,
): Promise<T> =>
  transact(pool, entrance, async (db, entered) => ({ result: await work(db, await entered), mustHear: true }))

async function enter(lease: Lease, entrance: Entrance): Promise<SignInRow | null> {
  if (entrance.kind === 'visitor') await lease.query({ text: ENTER_VISITOR })
  else if (entrance.kind === 'user') await lease.query({ text: ENTER_USER }, [entrance.role, entrance.userId])
  else {
    const { rows } = await lease.query<{ actor: SignInRow | null }>({ text: ENTER_SIGN_IN }, [
      entrance.tokenHash,
      entrance.staffFactor === true,
    ])
    return rows[0]?.actor ?? null
  }
  return null
}
