import { minutesLimits } from '#domain/minutes/limits.ts'
import { canListMinutes } from '#domain/minutes/permissions.ts'
import { findNames } from '#server/accounts/findNames.ts'
import { recordViews } from '#server/accounts/recordView.ts'
import type { Doing } from '#server/doing.ts'
import { calls, doingOf } from '#server/http/calls.ts'
import { packCursor, unpackCursor } from '#server/http/cursor.ts'
import { Invalid, Refused } from '#server/http/refusal.ts'
import { getSession } from '#server/sessions/reads.ts'
import { approveMinutes } from './approveMinutes.ts'
import { markReviewed } from './markReviewed.ts'
import { presentDeliverable, presentWaiting } from './present.ts'
import { presentMinutes } from './presentMinutes.ts'
import { countApproved, listApproved, listSummaryLines, listWaiting } from './reads.ts'
import { reopenMinutes } from './reopenMinutes.ts'
import { requestDraft } from './requestDraft.ts'
import { saveDraft } from './saveDraft.ts'

const WAITING = 50

async function one(doing: Doing, sessionId: string) {
  const session = await getSession(doing, sessionId)
  await recordViews(doing.db, doing.actor, [session.userId], 'minutes')
  return { minutes: await presentMinutes(doing, session) }
}

export const minutesRoutes = {
  get: calls.minutes.get.handler(async ({ context, input }) => await one(doingOf(context), input.sessionId)),

  listApproved: calls.minutes.listApproved.handler(async ({ context, input }) => {
    const { db, actor } = doingOf(context)
    const userId = actor.isStaff ? (input.memberId ?? actor.userId) : actor.userId
    const decision = canListMinutes(actor)
    if (!decision.ok) throw new Refused(decision.reason)
    const limit = input.limit ?? minutesLimits.deliverablesShown
    const rows = await listApproved(db, userId, input.cursor ? markOf(input.cursor) : null, limit + 1)
    const page = rows.slice(0, limit)
    const lines = await listSummaryLines(
      db,
      page.flatMap(({ outcome }) => outcome.approvedVersionId ?? []),
    )
    const last = page.at(-1)?.outcome
    if (page.length > 0) await recordViews(db, actor, [userId], 'minutes')
    return {
      items: page.map(({ outcome, session }) =>
        presentDeliverable(
          outcome,
          session,
          lines.filter((line) => line.versionId === outcome.approvedVersionId),
        ),
      ),
      total: await countApproved(db, userId),
      next:
        rows.length > limit && last
          ? packCursor([(last.approvedAt ?? last.updatedAt).toISOString(), last.id])
          : null,
    }
  }),

  listWaiting: calls.minutes.listWaiting.handler(async ({ context }) => {
    const { db, actor } = doingOf(context)
    const rows = await listWaiting(db, actor.userId, WAITING)
    const names = await findNames(
      db,
      rows.map(({ session }) => session.userId),
    )
    await recordViews(
      db,
      actor,
      rows.map(({ session }) => session.userId),
      'minutes',
    )
    return { items: rows.map((row) => presentWaiting(row, names)) }
  }),

  saveDraft: calls.minutes.saveDraft.handler(async ({ context, input }) => {
    const doing = doingOf(context)
    await saveDraft(doing, input)
    return await one(doing, input.sessionId)
  }),

  markReviewed: calls.minutes.markReviewed.handler(async ({ context, input }) => {
    const doing = doingOf(context)
    await markReviewed(doing, input)
    return await one(doing, input.sessionId)
  }),

  approve: calls.minutes.approve.handler(async ({ context, input }) => {
    const doing = doingOf(context)
    await approveMinutes(doing, input)
    return await one(doing, input.sessionId)
  }),

  reopen: calls.minutes.reopen.handler(async ({ context, input }) => {
    const doing = doingOf(context)
    await reopenMinutes(doing, input)
    return await one(doing, input.sessionId)
  }),

  requestDraft: calls.minutes.requestDraft.handler(async ({ context, input }) => {
    const doing = doingOf(context)
    await requestDraft(doing, input)
    return await one(doing, input.sessionId)
  }),
}

function markOf(cursor: string) {
  const [at = '', id = ''] = unpackCursor(cursor, 2)
  const approvedAt = new Date(at)
  if (Number.isNaN(approvedAt.getTime()))
    throw new Invalid([{ field: 'cursor', message: 'This list mark is not one of ours.' }])
  return { approvedAt, id }
}
