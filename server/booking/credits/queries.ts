import { desc, eq, sql } from 'drizzle-orm'
import type { UnbookedCredits } from '#contract/booking/credits.ts'
import { accountUiTexts } from '#domain/accounts/texts/screens.ts'
import { bookingLimits } from '#domain/booking/limits.ts'
import { canGrantCredits } from '#domain/booking/permissions.ts'
import { answer } from '#domain/decision.ts'
import { calls } from '#server/platform/calls/calls.ts'
import { query } from '#server/platform/calls/query.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { Args } from '#server/platform/db/statement.ts'
import { sqlStatement, statement } from '#server/platform/db/statement.ts'
import { NotFound } from '#server/platform/http/refusal.ts'
import { sessionCredits } from '../tables.ts'
import type { CreditRow } from './creditRow.ts'
import { creditColumns } from './creditRow.ts'
import { presentCredit } from './present.ts'

const ofMember = statement((q, { memberId }: Args<{ memberId: string | null }>) =>
  q
    .select(creditColumns)
    .from(sessionCredits)
    .where(sql`user_id = coalesce(${memberId}::uuid, app_user())`)
    // Those that can be spent first, of them the one that ends first.
    .orderBy(
      sql`(spent_at is not null or revoked_at is not null or coalesce(expires_at, 'infinity') < now())`,
      sql`coalesce(expires_at, 'infinity')`,
      desc(sessionCredits.createdAt),
      sessionCredits.id,
    )
    .limit(bookingLimits.page),
)

const byId = statement((q, { id }: Args<{ id: string }>) =>
  q.select(creditColumns).from(sessionCredits).where(eq(sessionCredits.id, id)).limit(1),
)
export const findCredit = async (db: Db, id: string): Promise<CreditRow | null> =>
  (await byId(db, { id }))[0] ?? null

/** One credit, or a refusal that says no more than that there is none. */
export async function loadCredit(db: Db, id: string): Promise<CreditRow> {
  const credit = await findCredit(db, id)
  if (!credit) throw new NotFound('credit')
  return credit
}

const ofSession = statement((q, { sessionId }: Args<{ sessionId: string }>) =>
  q.select(creditColumns).from(sessionCredits).where(eq(sessionCredits.sessionId, sessionId)).limit(1),
)
/** The credit that a session was booked with, if any. */
export const findCreditOf = async (db: Db, sessionId: string): Promise<CreditRow | null> =>
  (await ofSession(db, { sessionId }))[0] ?? null

const cameBack = sqlStatement<[sessionId: string], { returned: boolean }>(
  'select exists (select from session_credits where returned_from = $1 and user_id = app_user()) as returned',
)
/** Whether the credit of a session that was cancelled came back to the reader. */
export const hasCreditBack = async (db: Db, sessionId: string): Promise<boolean> =>
  (await cameBack(db, sessionId))[0]?.returned ?? false

const ofLink = statement((q, { linkId }: Args<{ linkId: string }>) =>
  q.select(creditColumns).from(sessionCredits).where(eq(sessionCredits.linkId, linkId)).limit(1),
)
/** The credit that a booking link became. */
export const findCreditOfLink = async (db: Db, linkId: string): Promise<CreditRow | null> =>
  (await ofLink(db, { linkId }))[0] ?? null

const standingTo = sqlStatement<
  [memberId: string | null],
  { id: string; isAssigned: boolean; isDemo: boolean }
>(
  `select p.id, app_advises(p.id) as "isAssigned", p.is_demo as "isDemo" from profiles p where p.id = coalesce($1::uuid, app_user())`,
)

const unbooked = sqlStatement<[now: Date, most: number], UnbookedRow>(
  `select user_id as "memberId", app_name(user_id) as "memberName", count(*)::int as count,
     array_agg(distinct service order by service) as services, min(expires_at) as "expiresAt"
   from session_credits
   where spent_at is null and revoked_at is null and coalesce(expires_at, 'infinity') > $1 and user_id <> app_user()
   group by user_id order by coalesce(min(expires_at), 'infinity'), user_id limit $2`,
)
type UnbookedRow = Omit<UnbookedCredits, 'memberName' | 'expiresAt'> & {
  memberName: string | null
  expiresAt: Date | null
}

/** Who could book and has not, as far as the reader may give them credits. */
export const listUnbooked = query(calls.booking.listUnbooked, {
  read: ({ db, now }) => unbooked(db, now, bookingLimits.page),
  present: (rows) => ({
    members: rows.map(({ memberName, expiresAt, ...row }) => ({
      ...row,
      memberName: memberName ?? accountUiTexts.somebody,
      expiresAt: expiresAt?.toISOString() ?? null,
    })),
  }),
})

export const listCredits = query(calls.booking.listCredits, {
  read: async ({ db, input: { memberId = null } }) => {
    const [rows, [subject]] = await Promise.all([ofMember(db, { memberId }), standingTo(db, memberId)])
    // Of somebody who may not be seen the list is as empty as of nobody.
    return { rows, subject: subject ?? { id: '', isAssigned: false, isDemo: false } }
  },
  present: ({ rows, subject }, { actor, now }) => ({
    credits: rows.map((row) => presentCredit(row, actor, now)),
    canGrant: answer(canGrantCredits(actor, subject)),
  }),
})
