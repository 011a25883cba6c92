import { sessionLimits } from '#domain/sessions/limits.ts'
import { canListSessions, canViewSession } from '#domain/sessions/permissions.ts'
import { recordViews } from '#server/accounts/advisors/recordView.ts'
import { findNames } from '#server/accounts/people/findNames.ts'
import { calls } from '#server/platform/calls/calls.ts'
import { query } from '#server/platform/calls/query.ts'
import { packCursor, unpackCursor } from '#server/platform/http/cursor.ts'
import { Invalid } from '#server/platform/http/refusal.ts'
import { listSessionRows, loadSession } from '#server/sessions/queries.ts'
import { loadAround, presentSession } from './present.ts'

const DAY_MS = 86_400_000

export const listSessions = query(calls.sessions.listSessions, {
  read: async ({ db, input, now }) => {
    const { order = 'newest', shown = 'listed', limit = sessionLimits.desktopList, cursor, ...filter } = input
    const rows = await listSessionRows(db, {
      ...filter,
      order,
      shown,
      hiddenAfter: new Date(now.getTime() - sessionLimits.unhideDays * DAY_MS),
      after: cursor ? cursorOf(cursor) : null,
      limit: limit + 1,
    })
    const page = rows.slice(0, limit)
    const members = page.map((row) => row.userId)
    const [names, aroundOf] = await Promise.all([
      findNames(db, [...members, ...page.map((row) => row.advisorId)]),
      loadAround(
        db,
        page.map((row) => row.id),
      ),
    ])
    const last = rows.length > limit ? page.at(-1) : undefined
    return { page, members, names, aroundOf, last }
  },
  can: canListSessions,
  present: async ({ page, members, names, aroundOf, last }, { db, actor, now }) => {
    await recordViews(db, actor, members, 'sessions')
    const nameOf = (id: string) => names.get(id) ?? null
    return {
      sessions: page.map((row) => {
        const session = { ...row, memberName: nameOf(row.userId), advisorName: nameOf(row.advisorId) }
        return presentSession(session, aroundOf(row.id), actor, now)
      }),
      next: last ? packCursor([last.startAt.toISOString(), last.id]) : null,
    }
  },
})

export const getSession = query(calls.sessions.getSession, {
  read: async ({ db, input: { id } }) => {
    const [session, aroundOf] = await Promise.all([loadSession(db, id), loadAround(db, [id])])
    return { session, around: aroundOf(id) }
  },
  can: (actor, { session }) => canViewSession(actor, session, session),
  present: async ({ session, around }, { db, actor, now }) => {
    await recordViews(db, actor, [session.userId], 'sessions')
    return { session: presentSession(session, around, actor, now) }
  },
})

function cursorOf(cursor: string) {
  const [at = '', id = ''] = unpackCursor(cursor, 2)
  const startAt = new Date(at)
  if (Number.isNaN(startAt.getTime())) throw new Invalid([{ field: 'cursor', message: 'Invalid cursor' }])
  return { startAt, id }
}
