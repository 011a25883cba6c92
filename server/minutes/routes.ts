import { minutesLimits } from '#domain/minutes/limits.ts'
import { canListMinutes } from '#domain/minutes/permissions.ts'
import { recordViews } from '#server/accounts/advisors/recordView.ts'
import { findNames } from '#server/accounts/people/findNames.ts'
import type { Context } from '#server/platform/earlier/context.ts'
import { callContextOf, calls } from '#server/platform/http/calls.ts'
import { packCursor, unpackCursor } from '#server/platform/http/cursor.ts'
import { Invalid, Refused } from '#server/platform/http/refusal.ts'
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

async function one(ctx: Context, sessionId: string) {
  const session = await getSession(ctx, sessionId)
  await recordViews(ctx.db, ctx.actor, [session.userId], 'minutes')
  return { minutes: await presentMinutes(ctx, session) }
}

export const minutesRoutes = {
  getMinutes: calls.minutes.getMinutes.handler(
    async ({ context, input }) => await one(callContextOf(context), input.sessionId),
  ),

  listApprovedMinutes: calls.minutes.listApprovedMinutes.handler(async ({ context, input }) => {
    const { db, actor } = callContextOf(context)
    const userId = actor.isStaff ? (input.memberId ?? actor.userId) : actor.userId
    const decision = canListMinutes(actor)
    if (!decision.ok) throw new Refused(decision.reason)
    const limit = input.limit ?? minutesLimits.deliverablesShown
    const rows = await listApproved(db, userId, input.cursor ? cursorOf(input.cursor) : null, limit + 1)
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

  listWaitingMinutes: calls.minutes.listWaitingMinutes.handler(async ({ context }) => {
    const { db, actor } = callContextOf(context)
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
    const ctx = callContextOf(context)
    await saveDraft(ctx, input)
    return await one(ctx, input.sessionId)
  }),

  markReviewed: calls.minutes.markReviewed.handler(async ({ context, input }) => {
    const ctx = callContextOf(context)
    await markReviewed(ctx, input)
    return await one(ctx, input.sessionId)
  }),

  approveMinutes: calls.minutes.approveMinutes.handler(async ({ context, input }) => {
    const ctx = callContextOf(context)
    await approveMinutes(ctx, input)
    return await one(ctx, input.sessionId)
  }),

  reopenMinutes: calls.minutes.reopenMinutes.handler(async ({ context, input }) => {
    const ctx = callContextOf(context)
    await reopenMinutes(ctx, input)
    return await one(ctx, input.sessionId)
  }),

  requestDraft: calls.minutes.requestDraft.handler(async ({ context, input }) => {
    const ctx = callContextOf(context)
    await requestDraft(ctx, input)
    return await one(ctx, input.sessionId)
  }),
}

function cursorOf(cursor: string) {
  const [at = '', id = ''] = unpackCursor(cursor, 2)
  const approvedAt = new Date(at)
  if (Number.isNaN(approvedAt.getTime())) throw new Invalid([{ field: 'cursor', message: 'Invalid cursor' }])
  return { approvedAt, id }
}
