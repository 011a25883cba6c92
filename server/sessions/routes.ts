import { sessionLimits } from '#domain/sessions/limits.ts'
import { canListSessions, canViewSession } from '#domain/sessions/permissions.ts'
import { recordViews } from '#server/accounts/advisors/recordView.ts'
import type { Context } from '#server/platform/earlier/context.ts'
import { callContextOf, calls } from '#server/platform/http/calls.ts'
import { packCursor, unpackCursor } from '#server/platform/http/cursor.ts'
import { Invalid, Refused } from '#server/platform/http/refusal.ts'
import { archiveSession } from './archiveSession.ts'
import { deleteSession } from './deleteSession.ts'
import { hideSession } from './hideSession.ts'
import { presentSessions } from './presentSessions.ts'
import type { SessionRow } from './reads.ts'
import { getSession, listSessions } from './reads.ts'
import { restoreSession } from './restoreSession.ts'
import { scheduleSession } from './scheduleSession.ts'
import { setStatus } from './setStatus.ts'
import { unarchiveSession } from './unarchiveSession.ts'
import { unhideSession } from './unhideSession.ts'
import { updateSession } from './updateSession.ts'

const DAY_MS = 86_400_000

async function one(ctx: Context, row: SessionRow) {
  const [session] = await presentSessions(ctx, [row])
  if (!session) throw new Error('a session did not present')
  return { session }
}

export const sessionsRoutes = {
  listSessions: calls.sessions.listSessions.handler(async ({ context, input }) => {
    const ctx = callContextOf(context)
    const { db, actor, app } = ctx
    // Members see their own whatever they ask for; the row rules would show them no other anyway.
    const userId = actor.isStaff ? input.memberId : (input.memberId ?? actor.userId)
    const decision = canListSessions(actor)
    if (!decision.ok) throw new Refused(decision.reason)
    const limit = input.limit ?? sessionLimits.desktopList
    const asStaff = actor.isStaff && userId !== actor.userId
    const hiddenAfter = new Date(app.clock.now().getTime() - sessionLimits.unhideDays * DAY_MS)
    const rows = await listSessions(db, {
      ...(userId ? { userId } : {}),
      ...(asStaff ? { notUserId: actor.userId } : {}),
      ...(asStaff && input.mine ? { advisorId: actor.userId } : {}),
      ...(input.status ? { status: input.status } : {}),
      ...(input.from ? { from: new Date(input.from) } : {}),
      ...(input.to ? { to: new Date(input.to) } : {}),
      shown: input.shown === 'deleted' ? (asStaff ? 'deleted' : { hiddenAfter }) : 'listed',
      order: input.order ?? 'newest',
      after: input.cursor ? cursorOf(input.cursor) : null,
      limit: limit + 1,
    })
    const page = rows.slice(0, limit)
    const last = page.at(-1)
    await recordViews(
      db,
      actor,
      page.map((row) => row.userId),
      'sessions',
    )
    return {
      sessions: await presentSessions(ctx, page),
      next: rows.length > limit && last ? packCursor([last.startAt.toISOString(), last.id]) : null,
    }
  }),

  getSession: calls.sessions.getSession.handler(async ({ context, input }) => {
    const ctx = callContextOf(context)
    const session = await getSession(ctx, input.id)
    const decision = canViewSession(ctx.actor, session, session)
    if (!decision.ok) throw new Refused(decision.reason)
    await recordViews(ctx.db, ctx.actor, [session.userId], 'sessions')
    return await one(ctx, session)
  }),

  scheduleSession: calls.sessions.scheduleSession.handler(async ({ context, input }) => {
    const ctx = callContextOf(context)
    return await one(ctx, (await scheduleSession(ctx, input)).session)
  }),

  editSession: calls.sessions.editSession.handler(async ({ context, input }) => {
    const ctx = callContextOf(context)
    return await one(ctx, (await updateSession(ctx, input)).session)
  }),

  setSessionStatus: calls.sessions.setSessionStatus.handler(async ({ context, input }) => {
    const ctx = callContextOf(context)
    return await one(ctx, (await setStatus(ctx, input)).session)
  }),

  hideSession: calls.sessions.hideSession.handler(async ({ context, input }) => {
    await hideSession(callContextOf(context), input)
    return { hidden: true }
  }),

  unhideSession: calls.sessions.unhideSession.handler(async ({ context, input }) => {
    const ctx = callContextOf(context)
    return await one(ctx, (await unhideSession(ctx, input)).session)
  }),

  deleteSession: calls.sessions.deleteSession.handler(async ({ context, input }) => {
    const ctx = callContextOf(context)
    return await one(ctx, (await deleteSession(ctx, input)).session)
  }),

  restoreSession: calls.sessions.restoreSession.handler(async ({ context, input }) => {
    const ctx = callContextOf(context)
    return await one(ctx, (await restoreSession(ctx, input)).session)
  }),

  archiveSession: calls.sessions.archiveSession.handler(async ({ context, input }) => {
    const ctx = callContextOf(context)
    return await one(ctx, (await archiveSession(ctx, input)).session)
  }),

  unarchiveSession: calls.sessions.unarchiveSession.handler(async ({ context, input }) => {
    const ctx = callContextOf(context)
    return await one(ctx, (await unarchiveSession(ctx, input)).session)
  }),
}

function cursorOf(cursor: string) {
  const [at = '', id = ''] = unpackCursor(cursor, 2)
  const startAt = new Date(at)
  if (Number.isNaN(startAt.getTime())) throw new Invalid([{ field: 'cursor', message: 'Invalid cursor' }])
  return { startAt, id }
}
