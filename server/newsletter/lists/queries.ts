import { and, desc, eq, sql } from 'drizzle-orm'
import { subscriberPageSize } from '#domain/newsletter/limits.ts'
import { canReadList } from '#domain/newsletter/permissions.ts'
import type { MailList, MailTopic, PlaceState } from '#domain/newsletter/types.ts'
import { mailLists } from '#domain/newsletter/types.ts'
import { calls } from '#server/platform/calls/calls.ts'
import { openCall } from '#server/platform/calls/openCall.ts'
import { query } from '#server/platform/calls/query.ts'
import { sqlStatement } from '#server/platform/db/statement.ts'
import { momentOf, nextOf } from '#server/platform/http/cursor.ts'
import { hasWords } from '../subscribers/hasWords.ts'
import { subscribers, subscriptions } from '../tables.ts'
import { readListToken } from './listToken.ts'
import { presentPlace } from './present.ts'

const read = sqlStatement<[id: string], { email: string; topics: MailTopic[]; paused_until: Date | null }>(
  'select email, topics, paused_until from app_preferences($1)',
)
/** What an address gets of YELMail, for whoever has the link of an issue; reading it changes nothing (K15, T-169). */
export const getPreferences = openCall(calls.newsletter.getPreferences, async ({ db, now, input }) => {
  const id = readListToken(input.token)
  const [row] = id ? await read(db, id) : []
  if (!row) return { preferences: null }
  const isPaused = row.paused_until !== null && row.paused_until > now
  return {
    preferences: {
      address: withoutMiddle(row.email),
      topics: row.topics,
      pausedUntil: isPaused ? (row.paused_until?.toISOString() ?? null) : null,
    },
  }
})

/** An address as its owner knows it again and nobody else learns it: issues are passed on with their links. */
const withoutMiddle = (email: string): string => {
  const at = email.lastIndexOf('@')
  return `${email.slice(0, 1)}…${email.slice(at)}`
}

const state = sql<PlaceState>`case when ${subscriptions.leftAt} is not null then 'left'
  when ${subscriptions.confirmedAt} is null then 'waiting' else 'held' end`

/** Who is on a list, asked for last first (K13). */
export const listPlaces = query(calls.newsletter.listPlaces, {
  read: ({ db, input: { list, state: only, search, cursor } }) => {
    const from = momentOf(cursor)
    return db
      .select({
        ...{ id: subscribers.id, email: subscribers.email, name: subscribers.name, state },
        ...{ context: subscriptions.context, consentVersion: subscriptions.consentVersion },
        ...{ createdAt: subscriptions.askedAt, confirmedAt: subscriptions.confirmedAt },
        leftAt: subscriptions.leftAt,
      })
      .from(subscriptions)
      .innerJoin(subscribers, eq(subscribers.id, subscriptions.subscriberId))
      .where(
        and(
          eq(subscriptions.list, list),
          hasWords(search),
          only ? sql`${state} = ${only}` : undefined,
          from
            ? sql`(${subscriptions.askedAt}, ${subscriptions.subscriberId}) < (${from.at}::timestamptz, ${from.id}::uuid)`
            : undefined,
        ),
      )
      .orderBy(desc(subscriptions.askedAt), desc(subscriptions.subscriberId))
      .limit(subscriberPageSize + 1)
  },
  can: canReadList,
  present: (rows) => ({
    places: rows.slice(0, subscriberPageSize).map(presentPlace),
    next: nextOf(rows, subscriberPageSize),
  }),
})

type CountsByList = Record<MailList, Record<PlaceState, number>>
type Counted = { list: MailList } & Record<PlaceState, number>
const counted = sqlStatement<[], Counted>(
  `select list, (count(*) filter (where left_at is null and confirmed_at is null))::int as waiting,
     (count(*) filter (where left_at is null and confirmed_at is not null))::int as held,
     (count(*) filter (where left_at is not null))::int as "left"
   from subscriptions group by list`,
)
/** How many places of each list wait, are held and were left (K13). */
export const countPlaces = query(calls.newsletter.countPlaces, {
  read: ({ db }) => counted(db),
  can: canReadList,
  present: (rows) => {
    const countsOf = (list: MailList) => {
      const { waiting = 0, held = 0, left = 0 } = rows.find((row) => row.list === list) ?? {}
      return { waiting, held, left }
    }
    // safe because every list is counted, with nothing where nobody is on it
    return { counts: Object.fromEntries(mailLists.map((list) => [list, countsOf(list)])) as CountsByList }
  },
})
