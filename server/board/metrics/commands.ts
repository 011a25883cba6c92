import { and, eq, isNull, sql } from 'drizzle-orm'
import { canDeleteMetricEntry, canEnterMetric } from '#domain/board/permissions.ts'
import { checkMetricEntry } from '#domain/board/rules/metrics.ts'
import { dayIn } from '#domain/zones.ts'
import { calls } from '#server/platform/calls/calls.ts'
import { command } from '#server/platform/calls/command.ts'
import type { AppEvent, Context } from '#server/platform/context/context.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { Args } from '#server/platform/db/statement.ts'
import { sqlStatement, statement } from '#server/platform/db/statement.ts'
import { Conflict, NotFound } from '#server/platform/http/refusal.ts'
import { pick } from '#server/platform/pick.ts'
import { companyMetrics } from '../tables.ts'
import type { FigureRow } from './present.ts'
import { presentMetric } from './present.ts'
import { listFigures } from './queries.ts'

/** A figure with what is asked before it may be deleted, and its member's calendar. */
const entryColumns = {
  ...pick(companyMetrics, 'id', 'userId', 'createdBy', 'metric', 'removedAt'),
  zone: sql<string | null>`(select p.time_zone from profiles p where p.id = company_metrics.user_id)`,
  isAssignedAdvisor: sql<boolean>`company_metrics.user_id <> app_user() and app_advises(company_metrics.user_id)`,
}
const byId = statement((q, { id }: Args<{ id: string }>) =>
  q.select(entryColumns).from(companyMetrics).where(eq(companyMetrics.id, id)).limit(1),
)
type EntryRow = Awaited<ReturnType<typeof byId>>[number]
type Changed = { entry: EntryRow; figures: readonly FigureRow[] }

/** One figure, deleted ones included, so that deleting twice is no mistake. */
async function loadEntry(db: Db, id: string): Promise<EntryRow> {
  const [entry] = await byId(db, { id })
  if (!entry) throw new NotFound('metric')
  return entry
}

const eventOf = (
  name: AppEvent['name'],
  { id, metric, userId: memberId }: Pick<EntryRow, 'id' | 'metric' | 'userId'>,
): AppEvent => ({ name, entity: 'metric', id, memberId, details: { metric } })
/** The tile of the figure as it stands now. */
const answer = ({ entry, figures }: Changed, { actor, now }: Context) => ({
  metric: presentMetric(entry.metric, figures, { readerId: actor.userId, now, zone: entry.zone }),
})

const whereEntered = sqlStatement<[], { entryCount: number; zone: string | null }>(
  `select (select count(*)::int from company_metrics where user_id = app_user()) as "entryCount",
    (select time_zone from profiles where id = app_user()) as zone`,
)
const insertEntry = statement(
  (q, c: Args<Pick<FigureRow, 'id' | 'metric' | 'value' | 'currency' | 'asOf' | 'note'>>) =>
    q
      .insert(companyMetrics)
      .values({
        ...pick(c, 'id', 'metric', 'value', 'currency', 'asOf', 'note'),
        userId: sql`app_user()`,
        createdBy: sql`app_user()`,
      })
      .onConflictDoNothing({ target: companyMetrics.id })
      .returning(entryColumns),
)

/** A figure is added and never overwritten: a correction is another figure of the same day (T-099). */
export const enterMetric = command(calls.board.enterMetric, {
  load: async ({ db }) => (await whereEntered(db))[0] ?? { entryCount: 0, zone: null },
  can: (actor, { entryCount }) =>
    canEnterMetric(actor, { userId: actor.userId, isAssignedAdvisor: false, entryCount }),
  check: (input, { zone }, { now }) => checkMetricEntry(input, dayIn(now, zone ?? 'UTC')),
  run: async ({ db, actor, input }) => {
    const { id, metric, value, asOf, currency = null, note = '' } = input
    const [[entry], figures] = await Promise.all([
      insertEntry(db, { id, metric, value, asOf, currency, note: note.trim() }),
      listFigures(db, actor.userId, metric),
    ])
    if (entry) return { entry, figures, event: eventOf('metric.entered', entry) }
    const [there] = await byId(db, { id })
    if (there?.userId !== actor.userId) throw new Conflict('id_taken')
    return { entry: there, figures: await listFigures(db, there.userId, there.metric), event: null }
  },
  answer,
})

const removeEntry = statement((q, c: Args<{ id: string; now: Date }>) =>
  q
    .update(companyMetrics)
    .set({ removedAt: c.now, updatedAt: c.now })
    .where(and(eq(companyMetrics.id, c.id), isNull(companyMetrics.removedAt)))
    .returning({ id: companyMetrics.id }),
)

/** Deleted twice, also at once, it leaves one event. */
export const deleteMetricEntry = command(calls.board.deleteMetricEntry, {
  load: ({ db, input }) => loadEntry(db, input.id),
  can: (actor, entry) => canDeleteMetricEntry(actor, entry, entry),
  run: async ({ db, loaded: entry, now }) => {
    const [[removed], figures] = await Promise.all([
      removeEntry(db, { id: entry.id, now }),
      listFigures(db, entry.userId, entry.metric),
    ])
    return { entry, figures, event: removed ? eventOf('metric.deleted', entry) : null }
  },
  answer,
})
