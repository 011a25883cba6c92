import { EnterMetricInput } from '#contract/board/metrics.ts'
import { canEnterMetric } from '#domain/board/permissions.ts'
import { checkMetricEntry } from '#domain/board/rules/metrics.ts'
import { findToday } from '#server/accounts/profile/findToday.ts'
import { command } from '#server/platform/earlier/command.ts'
import { Conflict } from '#server/platform/http/refusal.ts'
import type { MetricRow } from './listMetrics.ts'
import { countMetricEntries, getMetricEntry } from './listMetrics.ts'
import { companyMetrics } from './tables.ts'

/** A figure is added and never overwritten: a correction is another figure of the same day (T-099). */
export const enterMetric = command({
  input: EnterMetricInput,
  load: async ({ db, actor, now }) => ({
    userId: actor.userId,
    isAssignedAdvisor: false,
    entryCount: await countMetricEntries(db, actor.userId),
    today: await findToday(db, actor.userId, now),
  }),
  can: canEnterMetric,
  check: (input, { today }) => checkMetricEntry(input, today),
  run: async ({ db, actor, input, publish }): Promise<{ entry: MetricRow; isNew: boolean }> => {
    const [entry] = await db
      .insert(companyMetrics)
      .values({
        id: input.id,
        userId: actor.userId,
        createdBy: actor.userId,
        metric: input.metric,
        value: input.value,
        currency: input.currency ?? null,
        asOf: input.asOf,
        note: (input.note ?? '').trim(),
      })
      .onConflictDoNothing({ target: companyMetrics.id })
      .returning()
    if (!entry) {
      const there = await getMetricEntry(db, input.id).catch(() => null)
      if (there?.userId !== actor.userId) throw new Conflict('id_taken')
      return { entry: there, isNew: false }
    }
    await publish('board', { entity: 'metric', id: entry.id, kind: 'metric.entered', memberId: entry.userId })
    return { entry, isNew: true }
  },
  audit: {
    action: 'metric.entered',
    subject: ({ entry }) => ({
      type: 'metric',
      id: entry.id,
      memberId: entry.userId,
      details: { metric: entry.metric },
    }),
    happened: ({ isNew }) => isNew,
  },
})
