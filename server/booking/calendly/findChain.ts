import type { CalendlyInvitee } from '#domain/booking/rules/calendly.ts'
import { sqlStatement } from '#server/platform/db/statement.ts'

/** One invitee of a booking as it is stored; a booking that was moved is a chain of them. */
export type ChainRow = {
  id: string
  uri: string
  facts: CalendlyInvitee
  userId: string | null
  matchedBy: 'reference' | 'email' | 'staff' | null
  sessionId: string | null
}

/** Bookings of which something was told since they were settled. Cancelled ones first: what they free may be what another waits for. */
export const openInvitees = sqlStatement<[most: number], { uri: string }>(
  `select uri from calendly_invitees where not is_settled order by (facts ->> 'status' = 'active'), updated_at limit $1`,
)

/** The booking of an invitee through all its moves. */
export const findChain = sqlStatement<[uri: string], ChainRow>(
  `with recursive chain as (
     select uri, old_invitee, new_invitee from calendly_invitees where uri = $1
     union
     select i.uri, i.old_invitee, i.new_invitee from calendly_invitees i join chain c
       on i.uri in (c.old_invitee, c.new_invitee) or i.old_invitee = c.uri or i.new_invitee = c.uri)
   select i.id, i.uri, i.facts, i.user_id as "userId", i.matched_by as "matchedBy", i.session_id as "sessionId"
   from calendly_invitees i join chain c on c.uri = i.uri order by i.created_at, i.id`,
)

/** Whose the booking is, and the session or the trouble that it has become. */
export const noteSettled = sqlStatement<
  [
    uris: readonly string[],
    userId: string | null,
    matchedBy: string | null,
    sessionId: string | null,
    trouble: string | null,
  ],
  Record<string, never>
>(
  `update calendly_invitees set user_id = $2::uuid, matched_by = $3, session_id = $4::uuid, trouble = $5, is_settled = true
    where uri = any($1::text[])`,
)

/** Its host's time is taken by a booking that is nobody's yet, and free again before it becomes something else (T-064). */
export const takeTime = sqlStatement<
  [id: string, advisorId: string, startAt: string, endAt: string],
  { isFree: boolean }
>('select app_calendly_takes_time($1, $2, $3, $4) as "isFree"')
export const freeTime = sqlStatement<[ids: readonly string[]], Record<string, never>>(
  'select app_calendly_frees_time($1::uuid[])',
)

/** No session could be made of it; it is tried again, and stops none behind it. */
export const noteFailure = sqlStatement<[uri: string], Record<string, never>>(
  `update calendly_invitees set trouble = 'failed', is_settled = true where uri = $1`,
)

/** Takes up again some that are in trouble. Any of them, so that those that stay so keep no other waiting. */
// Instants are ISO texts in UTC: they compare as they are.
export const openAgain = sqlStatement<[now: string, most: number], Record<string, never>>(
  `update calendly_invitees set is_settled = false where id in (
     select id from calendly_invitees where is_settled and trouble is not null and facts ->> 'endAt' > $1
     order by random() limit $2)`,
)
