import type { CalendlyFailure, SubscriptionState } from '#domain/booking/rules/calendly.ts'
import { sqlStatement, statement } from '#server/platform/db/statement.ts'
import { calendlyConnections } from '../tables.ts'

// The row of the one connection to Calendly's API.
const COMPANY = 'company'
const EVERY = '1 minute'
// A node that stopped in the middle of a look holds up the others no longer than this.
const LONGEST = '10 minutes'

type Turn = { resumeFrom: Date | null; checkedAt: Date | null; askedAt: Date | null }
/** Takes the next look for this node alone; nothing where it is not due. */
export const takeCheck = sqlStatement<[now: Date], Turn>(
  `insert into calendly_connections as c (id, next_check_at, updated_at)
    values ('${COMPANY}', $1::timestamptz + interval '${LONGEST}', $1)
   on conflict (id) do update set next_check_at = excluded.next_check_at, updated_at = $1 where c.next_check_at <= $1
   returning resume_from as "resumeFrom", checked_at as "checkedAt", subscription_asked_at as "askedAt"`,
)

/** What a look came to; one that was broken off goes on from there. */
export const endCheck = sqlStatement<
  [now: Date, failure: CalendlyFailure | null, resumeFrom: Date | null, found: number],
  Record<string, never>
>(
  `update calendly_connections set next_check_at = $1::timestamptz + interval '${EVERY}', failure = $2, resume_from = $3,
     checked_at = case when $2::text is null and $3::timestamptz is null then $1 else checked_at end,
     found = case when $4 > 0 then $4 else found end, found_at = case when $4 > 0 then $1 else found_at end, updated_at = $1
   where id = '${COMPANY}'`,
)

/** What the subscription was before, held until the commit. */
export const heldSubscription = sqlStatement<[], { subscription: SubscriptionState | null }>(
  `select subscription from calendly_connections where id = '${COMPANY}' for update`,
)
export const setSubscription = sqlStatement<[state: SubscriptionState, now: Date], Record<string, never>>(
  `update calendly_connections set subscription = $1, subscription_since = $2, updated_at = $2 where id = '${COMPANY}'`,
)

/** Staff ask for a subscription, which a look makes; asked twice it is one. */
export const askSubscription = sqlStatement<[now: Date], { isNew: boolean }>(
  'select app_ask_calendly_subscription($1) as "isNew"',
)
export const endAsking = sqlStatement<[], Record<string, never>>(
  `update calendly_connections set subscription_asked_at = null where id = '${COMPANY}'`,
)

const connection = statement((q) => q.select().from(calendlyConnections).limit(1))
export const findConnection = async (db: Parameters<typeof connection>[0]) =>
  (await connection(db, {}))[0] ?? null

type Seen = { event: string; at: Date | null; version: Date | null }
/** When these events were last read, and as they stood since when; nothing for those that nobody told of. */
export const readBefore = sqlStatement<[events: readonly string[]], Seen>(
  `select event, min(polled_at) as at, min(polled_version) as version from calendly_invitees where event = any($1::text[]) group by event`,
)
