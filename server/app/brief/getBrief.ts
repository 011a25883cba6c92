import type { SessionBrief } from '#contract/sessions/brief.ts'
import { canViewSessionDetails } from '#domain/sessions/permissions.ts'
import { briefLimits } from '#domain/sessions/rules/brief.ts'
import { recordView } from '#server/accounts/advisors/recordView.ts'
import { calls } from '#server/platform/calls/calls.ts'
import { query } from '#server/platform/calls/query.ts'
import { sqlStatement } from '#server/platform/db/statement.ts'
import { loadSession } from '#server/sessions/queries.ts'
import { MOVED, OPEN_DECISIONS, PROMISED, previousOf, UNREAD } from './briefRows.ts'

type Of<Name extends 'promises' | 'moved' | 'decisions' | 'unread'> = SessionBrief[Name][number]

const promises = sqlStatement<
  [memberId: string, id: string, startAt: Date],
  Omit<Of<'promises'>, 'sessionAt'> & { sessionAt: Date }
>(
  `select l.line_id as id, l.text, l.quote, l.speaker, l.owner, l.due_on::text as "dueOn", s.id as "sessionId",
     s.title as "sessionTitle", s.start_time as "sessionAt", c.id as "cardId", l.segment, l.start_ms as "startMs" ${PROMISED}
   order by s.start_time desc, s.id, l.position, l.line_id limit ${briefLimits.promises}`,
)
const moved = sqlStatement<[memberId: string, since: Date], Of<'moved'>>(
  `select c.id, c.title,
     case when c.completed_at > $2 then 'finished' when c.created_at > $2 then 'added' else 'changed' end as what ${MOVED}
   order by c.updated_at desc, c.id limit ${briefLimits.moved}`,
)
const decisions = sqlStatement<[memberId: string], Omit<Of<'decisions'>, 'raisedAt'> & { raisedAt: Date }>(
  `select c.id, c.title, c.created_at as "raisedAt" ${OPEN_DECISIONS}
   order by c.created_at desc, c.id limit ${briefLimits.decisions}`,
)
const unread = sqlStatement<
  [memberId: string, id: string],
  { sessionId: string; title: string; startAt: Date }
>(
  `select s.id as "sessionId", s.title, s.start_time as "startAt" ${UNREAD}
   order by o.approved_at desc, s.id limit ${briefLimits.unread}`,
)

/** The brief of a session, for its member and for those who manage it, from rows alone (D7). */
export const getBrief = query(calls.sessions.getBrief, {
  read: async ({ db, input: { id } }) => {
    const session = await loadSession(db, id)
    const { userId, startAt } = session
    const { previous, since } = await previousOf(db, session)
    const [promised, touched, open, fresh] = await Promise.all([
      promises(db, userId, id, startAt),
      moved(db, userId, since),
      decisions(db, userId),
      unread(db, userId, id),
    ])
    return { session, previous, since, promised, touched, open, fresh }
  },
  can: (actor, { session }) => canViewSessionDetails(actor, session, session),
  present: async ({ session, previous, since, promised, touched, open, fresh }, { db, actor }) => {
    await recordView(db, actor, session.userId, 'sessions')
    return {
      brief: {
        since: since.toISOString(),
        previous: previous
          ? { sessionId: previous.id, title: previous.title, startAt: previous.startAt.toISOString() }
          : null,
        promises: promised.map(({ sessionAt, ...each }) => ({ ...each, sessionAt: sessionAt.toISOString() })),
        moved: touched,
        decisions: open.map(({ raisedAt, ...each }) => ({ ...each, raisedAt: raisedAt.toISOString() })),
        unread: fresh.map(({ startAt, ...each }) => ({ ...each, startAt: startAt.toISOString() })),
      },
    }
  },
})
