import { boardLimits } from '#domain/board/limits.ts'
import type { MetricKey } from '#domain/board/types.ts'
import { metricKeys } from '#domain/board/types.ts'
import { calls } from '#server/platform/calls/calls.ts'
import { query } from '#server/platform/calls/query.ts'
import type { Db } from '#server/platform/db/database.ts'
import { sqlStatement } from '#server/platform/db/statement.ts'
import { readOfBoard } from '../access/boardOf.ts'
import type { FigureRow } from './present.ts'
import { presentMetric } from './present.ts'

/**
 * The newest figures of each metric, newest day first; of several for one day the one entered last. Each metric by itself,
 * so that the index hands out the newest days and stops.
 */
const newest = sqlStatement<[memberId: string | null, metrics: readonly MetricKey[]], FigureRow>(
  `select n.*, app_name(n."createdBy") as "byName"
   from unnest($2::text[]) as wanted(metric), lateral (
     select distinct on (as_of) id, c.metric, value::float8, currency, as_of::text as "asOf", source, note,
       created_by as "createdBy", created_at as "createdAt"
     from company_metrics c
     where user_id = coalesce($1::uuid, app_user()) and c.metric = wanted.metric and removed_at is null
     order by as_of desc, created_at desc, id limit ${boardLimits.metricTrend}) n`,
)
/** The figures of one metric, as its tile shows them. */
export const listFigures = (db: Db, userId: string, metric: MetricKey): Promise<FigureRow[]> =>
  newest(db, userId, [metric])

const calendarOf = sqlStatement<[memberId: string | null], { zone: string | null }>(
  'select time_zone as zone from profiles where id = coalesce($1::uuid, app_user())',
)

export const listMetrics = query(
  calls.board.listMetrics,
  readOfBoard({
    read: async ({ db, input: { memberId = null } }) => {
      const [figures, [calendar]] = await Promise.all([
        newest(db, memberId, metricKeys),
        calendarOf(db, memberId),
      ])
      return { figures, zone: calendar?.zone ?? null }
    },
    isEmpty: ({ figures }) => figures.length === 0,
    present: ({ figures, zone }, { actor, now }) => {
      const reading = { readerId: actor.userId, now, zone }
      return { metrics: metricKeys.map((metric) => presentMetric(metric, figures, reading)) }
    },
  }),
)
