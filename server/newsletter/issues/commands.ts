import { eq, sql } from 'drizzle-orm'
import type { NewsletterEvent } from '#domain/newsletter/events.ts'
import {
  canEditIssue,
  canSendIssue,
  canStopIssue,
  canUnscheduleIssue,
  canWriteIssues,
} from '#domain/newsletter/permissions.ts'
import { checkIssue, checkSchedule } from '#domain/newsletter/rules/issues.ts'
import { mailTopics } from '#domain/newsletter/types.ts'
import { calls } from '#server/platform/calls/calls.ts'
import { command } from '#server/platform/calls/command.ts'
import type { AppEvent, Context } from '#server/platform/context/context.ts'
import type { Args } from '#server/platform/db/statement.ts'
import { sqlStatement, statement } from '#server/platform/db/statement.ts'
import { Conflict } from '#server/platform/http/refusal.ts'
import { newsletterIssues } from '../tables.ts'
import { beginIssue } from './beginIssue.ts'
import { issueEmail } from './emails.ts'
import type { IssueRow } from './issueRow.ts'
import { fieldsOf, presentIssue } from './present.ts'
import { countReach, getIssueRow, holdIssue, withCounts, wordsOf } from './queries.ts'

const eventOf = (
  name: NewsletterEvent,
  { id, version }: Pick<IssueRow, 'id' | 'version'>,
  details: Record<string, unknown> = {},
): AppEvent => ({ name, entity: 'issue', id, version, memberId: null, details })

type Found = { issue: IssueRow }
const answer = async ({ issue }: Found, { db, actor, now }: Context) => {
  const stored = await getIssueRow(db, issue.id)
  return { issue: presentIssue(await withCounts(db, stored), await countReach(db, stored, now), actor) }
}

const refuseOld = (issue: IssueRow, version: number): void => {
  if (issue.version !== version) throw new Conflict('issue_changed')
}

const insertIssue = statement((q, { id }: Args<{ id: string }>) =>
  q
    .insert(newsletterIssues)
    .values({ id, topics: [...mailTopics] })
    // The sender made the id: the same draft sent again is the same draft.
    .onConflictDoNothing({ target: newsletterIssues.id })
    .returning(),
)
export const createIssue = command(calls.newsletter.createIssue, {
  load: async () => null,
  can: canWriteIssues,
  run: async ({ db, input }) => {
    const [issue] = await insertIssue(db, { id: input.id })
    if (issue) return { issue, event: eventOf('issue.created', issue) }
    return { issue: await getIssueRow(db, input.id), event: null }
  },
  answer,
})

export const editIssue = command(calls.newsletter.editIssue, {
  load: ({ db, input }) => holdIssue(db, input.id),
  can: canEditIssue,
  run: async ({ db, input: { id, version, fields }, loaded, now }) => {
    const was = fieldsOf(loaded)
    const isSame =
      JSON.stringify(was) ===
      JSON.stringify({ ...fields, topics: mailTopics.filter((each) => fields.topics.includes(each)) })
    // Sent again after it was stored, it is the same edit.
    if (isSame) return { issue: loaded, event: null }
    refuseOld(loaded, version)
    await db
      .update(newsletterIssues)
      .set({ ...fields, version: sql`${newsletterIssues.version} + 1`, updatedAt: now })
      .where(eq(newsletterIssues.id, id))
    const changed = (['subject', 'lead', 'body', 'topics'] as const).filter(
      (name) => JSON.stringify(was[name]) !== JSON.stringify(fields[name]),
    )
    return {
      issue: loaded,
      event: eventOf('issue.edited', { id, version: version + 1 }, { fields: changed }),
    }
  },
  answer,
})

export const deleteIssue = command(calls.newsletter.deleteIssue, {
  load: ({ db, input }) => holdIssue(db, input.id),
  can: canEditIssue,
  run: async ({ db, input: { id }, loaded }) => {
    await db.delete(newsletterIssues).where(eq(newsletterIssues.id, id))
    return { id, event: eventOf('issue.deleted', loaded, { subject: loaded.subject }) }
  },
  answer: ({ id }) => ({ id }),
})

/** To whoever asks and to nobody else: their own address is found by the database. */
export const testIssue = command(calls.newsletter.testIssue, {
  load: ({ db, input }) => getIssueRow(db, input.id),
  can: canWriteIssues,
  check: (_input, issue) => checkIssue(fieldsOf(issue)).filter(({ field }) => field !== 'topics'),
  run: async ({ email, actor, input, loaded }) => {
    await email(
      actor.userId,
      issueEmail({ ...wordsOf(loaded), reader: null }),
      `newsletter.test ${input.test}`,
    )
    return { id: loaded.id, event: eventOf('issue.tested', loaded) }
  },
  answer: ({ id }) => ({ id }),
})

export const scheduleIssue = command(calls.newsletter.scheduleIssue, {
  load: ({ db, input }) => holdIssue(db, input.id),
  can: (actor, issue, _now, { at }) =>
    // Sent again after it was stored, it is the same hour.
    issue.status === 'scheduled' && issue.scheduledAt?.getTime() === Date.parse(at)
      ? canWriteIssues(actor)
      : canSendIssue(actor, issue),
  check: ({ at }, issue, { now }) =>
    issue.status === 'scheduled' ? [] : [...checkIssue(fieldsOf(issue)), ...checkSchedule(new Date(at), now)],
  run: async ({ db, input: { id, version, at }, loaded, now }) => {
    if (loaded.status === 'scheduled') return { issue: loaded, event: null }
    refuseOld(loaded, version)
    await db
      .update(newsletterIssues)
      .set({
        status: 'scheduled',
        scheduledAt: new Date(at),
        version: sql`${newsletterIssues.version} + 1`,
        updatedAt: now,
      })
      .where(eq(newsletterIssues.id, id))
    return { issue: loaded, event: eventOf('issue.scheduled', { id, version: version + 1 }, { at }) }
  },
  answer,
})

const setStatus = sqlStatement<[id: string, status: string, now: Date], Record<string, never>>(
  'update newsletter_issues set status = $2, scheduled_at = null, version = version + 1, updated_at = $3 where id = $1',
)

export const unscheduleIssue = command(calls.newsletter.unscheduleIssue, {
  load: ({ db, input }) => holdIssue(db, input.id),
  can: canUnscheduleIssue,
  run: async ({ db, input: { id }, loaded, now }) => {
    await setStatus(db, id, 'draft', now)
    return { issue: loaded, event: eventOf('issue.unscheduled', { id, version: loaded.version + 1 }) }
  },
  answer,
})

/** What was confirmed is the number that is reached: another one is shown and asked about again (K15). */
export const sendIssue = command(calls.newsletter.sendIssue, {
  load: ({ db, input }) => holdIssue(db, input.id),
  can: canSendIssue,
  check: (_input, issue) => checkIssue(fieldsOf(issue)),
  run: async ({ db, input: { id, version, receivers }, loaded, now }) => {
    refuseOld(loaded, version)
    const reached = await countReach(db, loaded, now)
    if (reached === 0) throw new Conflict('issue_empty')
    if (reached !== receivers) throw new Conflict('receivers_changed', { receivers: reached })
    await beginIssue(db, loaded, now)
    return {
      issue: loaded,
      event: eventOf('issue.sent', { id, version: version + 1 }, { receivers: reached }),
    }
  },
  answer,
})

export const stopIssue = command(calls.newsletter.stopIssue, {
  load: ({ db, input }) => holdIssue(db, input.id),
  can: canStopIssue,
  run: async ({ db, input: { id }, loaded, now }) => {
    await setStatus(db, id, 'stopped', now)
    return { issue: loaded, event: eventOf('issue.stopped', { id, version: loaded.version + 1 }) }
  },
  answer,
})
