import { eq, sql } from 'drizzle-orm'
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core'
import type { Milestone } from '#contract/board/milestones.ts'
import { canArchiveMilestone, canCreateMilestone, canEditMilestone } from '#domain/board/permissions.ts'
import {
  checkMilestoneDays,
  checkMilestoneDraft,
  checkMilestonePatch,
  milestoneDefaults,
  milestoneStatusOf,
  withWholeProgress,
} from '#domain/board/rules/milestones.ts'
import type { MilestoneFields } from '#domain/board/types.ts'
import { milestoneFields } from '#domain/board/types.ts'
import { isStale, mergeEdit } from '#domain/edits.ts'
import { calls } from '#server/platform/calls/calls.ts'
import { command } from '#server/platform/calls/command.ts'
import type { Moment } from '#server/platform/calls/moment.ts'
import { setMoment } from '#server/platform/calls/moment.ts'
import type { AppEvent } from '#server/platform/context/context.ts'
import type { Args } from '#server/platform/db/statement.ts'
import { sqlStatement, statement } from '#server/platform/db/statement.ts'
import { Conflict, Invalid } from '#server/platform/http/refusal.ts'
import { pick } from '#server/platform/pick.ts'
import { milestones } from '../tables.ts'
import type { MilestoneRow } from './milestoneRow.ts'
import { milestoneColumns } from './milestoneRow.ts'
import { presentMilestone } from './present.ts'
import { findMilestone, holdMilestone } from './queries.ts'

const eventOf = (
  name: AppEvent['name'],
  { id, version, userId: memberId }: MilestoneRow,
  details = {},
): AppEvent => ({ name, entity: 'milestone', id, version, memberId, details })
const answer = ({ milestone }: { milestone: MilestoneRow }) => ({ milestone: presentMilestone(milestone) })

const written = (m: Args<MilestoneFields>) => ({
  ...pick(m, 'title', 'description', 'objective', 'owner', 'status', 'progress', 'startsOn', 'targetOn'),
})

const insertMilestone = statement((q, m: Args<MilestoneFields & { id: string }>) =>
  q
    .insert(milestones)
    .values({ ...written(m), id: m.id, userId: sql`app_user()`, createdBy: sql`app_user()` })
    // The sender made the id: the same milestone sent again is the same milestone.
    .onConflictDoNothing({ target: milestones.id })
    .returning(milestoneColumns),
)
const countOwn = sqlStatement<[], { count: number }>(
  'select count(*)::int as count from milestones where user_id = app_user()',
)

export const createMilestone = command(calls.board.createMilestone, {
  load: async ({ db }) => (await countOwn(db))[0]?.count ?? 0,
  can: (actor, milestoneCount) =>
    canCreateMilestone(actor, { userId: actor.userId, isAssignedAdvisor: false, milestoneCount }),
  check: checkMilestoneDraft,
  run: async ({ db, actor, input: { id, ...fields } }) => {
    const title = fields.title.trim()
    const [milestone] = await insertMilestone(db, {
      ...milestoneDefaults,
      ...withWholeProgress(fields),
      id,
      title,
    })
    if (milestone) return { milestone, event: eventOf('milestone.created', milestone) }
    const there = await findMilestone(db, id)
    if (there?.userId !== actor.userId) throw new Conflict('id_taken')
    return { milestone: there, event: null }
  },
  answer,
})

/** A statement that changes one milestone and answers it as it then stands. */
const update = <Values extends { id: string }>(
  set: (m: Args<Values>) => PgUpdateSetSource<typeof milestones>,
) =>
  statement((q, m: Args<Values>) =>
    q.update(milestones).set(set(m)).where(eq(milestones.id, m.id)).returning(milestoneColumns),
  )
const updateFields = update<MilestoneFields & { id: string; now: Date }>((m) => ({
  ...written(m),
  version: sql`${milestones.version} + 1`,
  updatedAt: m.now,
}))
const insertChange = sqlStatement<
  [id: string, of: string, was: string, is: string, wasAt: number, isAt: number, at: Date],
  Record<string, never>
>(
  `insert into milestone_history (id, milestone_id, user_id, created_by, from_status, to_status, from_progress, to_progress, created_at)
   values ($1, $2, app_user(), app_user(), $3, $4, $5, $6, $7)`,
)

/** Edits meet as those of cards do (K93); a change of status or progress is also written into the history (K76). */
export const editMilestone = command(calls.board.editMilestone, {
  load: ({ db, input }) => holdMilestone(db, input.id),
  can: canEditMilestone,
  check: (input) => checkMilestonePatch(input.changes),
  run: async ({ db, app, input, loaded, now }) => {
    const { id, version } = loaded
    const stored = fieldsOf(loaded)
    const base = isStale(loaded, input.baseVersion) ? input.base : stored
    const { merged, clashes } = mergeEdit(milestoneFields, base, withWholeProgress(input.changes), stored)
    if (clashes.length > 0) {
      const fields = clashes.map((clash) => clash.field)
      throw new Conflict('milestone_changed', { version, fields, theirs: stored })
    }
    const problems = checkMilestoneDays(merged)
    if (problems.length > 0) throw new Invalid(problems)
    const { status, progress } = merged
    const hasMoved = status !== stored.status || progress !== stored.progress
    // Sent ahead of the update, whose answer tells the history with it.
    const [, [milestone]] = await Promise.all([
      hasMoved
        ? insertChange(db, app.clock.newId(), id, stored.status, status, stored.progress, progress, now)
        : null,
      updateFields(db, { ...merged, id, title: merged.title.trim(), now }),
    ])
    if (!milestone) throw new Conflict('milestone_gone')
    return {
      milestone,
      event: eventOf('milestone.edited', milestone, { fields: Object.keys(input.changes) }),
    }
  },
  answer,
})

function fieldsOf(row: MilestoneRow): MilestoneFields {
  const { title, description, objective, owner, status, progress, startsOn, targetOn } = row
  const known = milestoneStatusOf(status)
  return { title, description, objective, owner, status: known, progress, startsOn, targetOn }
}

type At = { id: string; at: Date | null; now: Date }
const archiving: Moment<MilestoneRow, { milestone: Milestone }> = {
  entity: 'milestone',
  get: holdMilestone,
  at: ({ archivedAt }) => archivedAt,
  set: update<At>((m) => ({ archivedAt: m.at, updatedAt: m.now })),
  present: (milestone) => answer({ milestone }),
}
export const archiveMilestone = setMoment(calls.board.archiveMilestone, archiving, {
  to: 'now',
  can: canArchiveMilestone,
  event: 'milestone.archived',
})
export const restoreMilestone = setMoment(calls.board.restoreMilestone, archiving, {
  to: 'never',
  can: canArchiveMilestone,
  event: 'milestone.restored',
})
