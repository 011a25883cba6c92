import { asc, eq, getTableColumns, sql } from 'drizzle-orm'
import type { ReviewedLine } from '#domain/minutes/rules/offers.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { Args } from '#server/platform/db/statement.ts'
import { statement } from '#server/platform/db/statement.ts'
import { outcomeOffers } from '../tables.ts'

type OfferRow = typeof outcomeOffers.$inferSelect

const withMoment = <Row extends Pick<OfferRow, 'segment' | 'startMs'>>({
  segment,
  startMs,
  ...row
}: Row) => ({
  ...row,
  moment: segment === null ? null : { segment, startMs },
})

const offersOf = statement((q, { outcomeId }: Args<{ outcomeId: string }>) =>
  q
    .select()
    .from(outcomeOffers)
    .where(eq(outcomeOffers.outcomeId, outcomeId))
    .orderBy(asc(outcomeOffers.position), asc(outcomeOffers.id)),
)
/** Everything offered or added in the minutes of a session, decided or not, in the order it was offered. */
export const listOffers = async (db: Db, outcomeId: string): Promise<ReviewedLine[]> =>
  (await offersOf(db, { outcomeId })).map(withMoment)

const namedOffers = statement((q, { sessionId }: Args<{ sessionId: string }>) =>
  q
    .select({
      ...getTableColumns(outcomeOffers),
      decidedByName: sql<string | null>`app_name(outcome_offers.decided_by)`,
    })
    .from(outcomeOffers)
    .where(
      eq(
        outcomeOffers.outcomeId,
        sql`(select o.id from session_outcomes o where o.session_id = ${sessionId})`,
      ),
    )
    .orderBy(asc(outcomeOffers.position), asc(outcomeOffers.createdAt), asc(outcomeOffers.id)),
)
export type SessionOffer = ReviewedLine & { readonly decidedByName: string | null }
/** The same by the session, with the names of those who decided. */
export const listSessionOffers = async (db: Db, sessionId: string): Promise<SessionOffer[]> =>
  (await namedOffers(db, { sessionId })).map(withMoment)
