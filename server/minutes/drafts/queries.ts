import { asc, eq } from 'drizzle-orm'
import type { ReviewedLine } from '#domain/minutes/rules/offers.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { Args } from '#server/platform/db/statement.ts'
import { statement } from '#server/platform/db/statement.ts'
import { outcomeOffers } from '../tables.ts'

const offersOf = statement((q, { outcomeId }: Args<{ outcomeId: string }>) =>
  q
    .select()
    .from(outcomeOffers)
    .where(eq(outcomeOffers.outcomeId, outcomeId))
    .orderBy(asc(outcomeOffers.position), asc(outcomeOffers.id)),
)
/** Everything offered or added in the minutes of a session, decided or not, in the order it was offered. */
export const listOffers = async (db: Db, outcomeId: string): Promise<ReviewedLine[]> =>
  (await offersOf(db, { outcomeId })).map(({ segment, startMs, ...offer }) => ({
    ...offer,
    moment: segment === null ? null : { segment, startMs },
  }))
