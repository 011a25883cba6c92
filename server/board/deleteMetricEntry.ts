import { eq } from 'drizzle-orm'
import { ById } from '#contract/board/access.ts'
import { canDeleteMetricEntry } from '#domain/board/permissions.ts'
import { command, nothingToCheck } from '#server/platform/earlier/command.ts'
import { getMetricEntry } from './listMetrics.ts'
import { companyMetrics } from './tables.ts'

export const deleteMetricEntry = command({
  input: ById,
  load: async ({ db, actor, input }) => {
    const entry = await getMetricEntry(db, input.id)
    return { entry, board: { userId: entry.userId, isAssignedAdvisor: entry.userId !== actor.userId } }
  },
  can: (actor, { board, entry }) => canDeleteMetricEntry(actor, board, entry),
  check: nothingToCheck,
  run: async ({ db, loaded: { entry }, now, publish }) => {
    if (entry.removedAt) return { entry, isNew: false }
    await db
      .update(companyMetrics)
      .set({ removedAt: now, updatedAt: now })
      .where(eq(companyMetrics.id, entry.id))
    await publish('board', { entity: 'metric', id: entry.id, kind: 'metric.deleted', memberId: entry.userId })
    return { entry, isNew: true }
  },
  audit: {
    action: 'metric.deleted',
    subject: ({ entry }) => ({
      type: 'metric',
      id: entry.id,
      memberId: entry.userId,
      details: { metric: entry.metric },
    }),
    happened: ({ isNew }) => isNew,
  },
})
