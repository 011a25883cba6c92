import { eq } from 'drizzle-orm'
import { canOpenMinutes, canReopenMinutes, canSetOutcomeStatus } from '#domain/minutes/permissions.ts'
import type { OutcomeStatus } from '#domain/minutes/types.ts'
import { canManageSessions } from '#domain/sessions/permissions.ts'
import { calls } from '#server/platform/calls/calls.ts'
import { command } from '#server/platform/calls/command.ts'
import type { Args } from '#server/platform/db/statement.ts'
import { sqlStatement, statement } from '#server/platform/db/statement.ts'
import { Conflict, NotFound } from '#server/platform/http/refusal.ts'
import { sessionOutcomes } from '../tables.ts'
import { answerMinutes, reloadMinutes } from './getMinutes.ts'
import { holdWork, minutesEvent, setCurrent, setVersionStatus } from './holdWork.ts'
import { writeVersion } from './writeVersion.ts'

const setReviewed = statement((q, o: Args<{ id: string; updatedAt: Date }>) =>
  q
    .update(sessionOutcomes)
    .set({ status: 'reviewed', updatedAt: o.updatedAt })
    .where(eq(sessionOutcomes.id, o.id)),
)

/** Somebody has read the draft; it is still invisible to the member (T-084). */
export const markReviewed = command(calls.minutes.markReviewed, {
  load: ({ db, input }) => holdWork(db, input.sessionId),
  can: (actor, { session, version }) =>
    version.status === 'reviewed'
      ? canManageSessions(actor, session)
      : canSetOutcomeStatus('reviewed', actor, version, session),
  run: async ({ input, loaded: { session, outcome, version }, ...ctx }) => {
    const { db, now } = ctx
    if (version.number !== input.number) throw new Conflict('minutes_changed', { number: version.number })
    if (version.status === 'reviewed') return { minutes: await reloadMinutes(ctx, session), event: null }
    const minutes = await reloadMinutes(ctx, session, [
      setVersionStatus(db, { id: version.id, status: 'reviewed' }),
      setReviewed(db, { id: outcome.id, updatedAt: now }),
    ])
    return { minutes, event: minutesEvent('minutes.reviewed', session, version.number) }
  },
  answer: answerMinutes,
})

const setOpened = sqlStatement<[sessionId: string], { isFirst: boolean }>(
  'select app_minutes_opened($1) as "isFirst"',
)

// Staff who may read the session have nothing of their own to open in it.
const findOwn = sqlStatement<[sessionId: string], { userId: string; status: OutcomeStatus }>(
  `select s.user_id as "userId", coalesce(v.status, 'draft') as status from sessions s
   left join session_outcomes o on o.session_id = s.id left join outcome_versions v on v.id = o.approved_version_id
   where s.id = $1 and s.user_id = app_user() and s.deleted_at is null`,
)

/** The member has the approved version on screen: the nudge goes on every device (T-205). A read alone changes nothing. */
export const openMinutes = command(calls.minutes.openMinutes, {
  load: async ({ db, input }) => {
    const [own] = await findOwn(db, input.sessionId)
    if (!own) throw new NotFound('session')
    return own
  },
  can: canOpenMinutes,
  run: async ({ db, input: { sessionId }, loaded: { userId: memberId }, publish }) => {
    const [opened] = await setOpened(db, sessionId)
    // Screens are told; the trail is not, for a read changes nothing that it keeps.
    if (opened?.isFirst)
      await publish('minutes', { entity: 'minutes', id: sessionId, kind: 'minutes.opened', memberId })
    return { sessionId, event: null }
  },
  answer: ({ sessionId }) => ({ sessionId }),
})

/** Approved minutes never change: a correction is a new draft, and the member reads the old one until then (K71). */
export const reopenMinutes = command(calls.minutes.reopenMinutes, {
  load: ({ db, input }) => holdWork(db, input.sessionId, input.versionId),
  can: (actor, { session, version, isRepeat }) =>
    isRepeat ? canManageSessions(actor, session) : canReopenMinutes(actor, version, session),
  run: async ({ input, loaded: { session, outcome, version, lines, isRepeat }, ...ctx }) => {
    const { db, actor, now } = ctx
    if (isRepeat) return { minutes: await reloadMinutes(ctx, session), event: null }
    if (version.number !== input.number) throw new Conflict('minutes_changed', { number: version.number })
    const number = version.number + 1
    const draft = {
      ...version,
      id: input.versionId,
      number,
      status: 'draft',
      createdBy: actor.userId,
    } as const
    const minutes = await reloadMinutes(ctx, session, [
      writeVersion(db, draft, lines),
      setCurrent(db, {
        currentVersionId: draft.id,
        id: outcome.id,
        drafting: outcome.drafting === 'failed' ? 'ready' : outcome.drafting,
        draftFailure: null,
        updatedAt: now,
      }),
    ])
    return { minutes, event: minutesEvent('minutes.reopened', session, number, input.number) }
  },
  answer: answerMinutes,
})
