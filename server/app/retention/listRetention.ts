import { canViewRetention } from '#domain/privacy/permissions.ts'
import { periodNames } from '#domain/privacy/types.ts'
import { calls } from '#server/platform/calls/calls.ts'
import { query } from '#server/platform/calls/query.ts'
import { retentionRuns } from '#server/privacy/tables.ts'
import { tablesOf } from './tablePeriods.ts'

/** Every period with its tables, the last run of its job and what that erased (T-219). */
export const listRetention = query(calls.privacy.listRetention, {
  read: ({ db }) => db.select().from(retentionRuns),
  can: canViewRetention,
  present: (runs) => ({
    lines: periodNames.map((name) => {
      const run = runs.find((each) => each.name === name)
      return {
        name,
        tables: tablesOf(name),
        ranAt: run?.ranAt.toISOString() ?? null,
        erased: run?.erased ?? 0,
        erasedTotal: run?.erasedTotal ?? 0,
        failure: run?.failure ?? null,
      }
    }),
  }),
})
