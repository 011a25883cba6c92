import { and, eq, sql } from 'drizzle-orm'
import { boardLimits } from '#domain/board/limits.ts'
import type { MetricKey } from '#domain/board/types.ts'
import { metricKeys } from '#domain/board/types.ts'
import type { Db } from '#server/platform/db/database.ts'
import { NotFound } from '#server/platform/http/refusal.ts'
import { companyMetrics } from './tables.ts'

export type MetricRow = typeof companyMetrics.$inferSelect

/** The newest figures of each metric, newest day first; of several for one day the one entered last. */
export async function listMetrics(
  db: Db,
  userId: string,
  keys: readonly MetricKey[] = metricKeys,
): Promise<MetricRow[]> {
  const table = companyMetrics
  const newest = db
    .selectDistinctOn([table.asOf])
    .from(table)
    // Each metric by itself, so that the index hands out the newest days and stops.
    .where(
      and(eq(table.userId, userId), sql`${table.metric} = wanted.metric`, sql`${table.removedAt} is null`),
    )
    .orderBy(sql`${table.asOf} desc`, sql`${table.createdAt} desc`, table.id)
    .limit(boardLimits.metricTrend)
    .as('newest')
  return await db
    .select({
      id: newest.id,
      userId: newest.userId,
      createdBy: newest.createdBy,
      companyId: newest.companyId,
      metric: newest.metric,
      value: newest.value,
      currency: newest.currency,
      asOf: newest.asOf,
      source: newest.source,
      note: newest.note,
      removedAt: newest.removedAt,
      createdAt: newest.createdAt,
      updatedAt: newest.updatedAt,
    })
    .from(sql`unnest(${sql.param([...keys])}::text[]) as wanted(metric)`)
    .innerJoinLateral(newest, sql`true`)
}

/** One figure, deleted ones included, so that deleting twice is no mistake. */
export async function getMetricEntry(db: Db, id: string): Promise<MetricRow> {
  const [entry] = await db.select().from(companyMetrics).where(eq(companyMetrics.id, id)).limit(1)
  if (!entry) throw new NotFound('metric')
  return entry
}

export async function countMetricEntries(db: Db, userId: string): Promise<number> {
  return await db.$count(companyMetrics, eq(companyMetrics.userId, userId))
}
