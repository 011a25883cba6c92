import type { SessionBrief } from '#contract/sessions.ts'
import { canViewSessionDetails } from '#domain/sessions/permissions.ts'
import { briefLimits, briefSince } from '#domain/sessions/rules/brief.ts'
import { recordView } from '#server/accounts/advisors/recordView.ts'
import { calls } from '#server/platform/calls/calls.ts'
import { query } from '#server/platform/calls/query.ts'
import { sqlStatement } from '#server/platform/db/statement.ts'
import { loadSession } from '#server/sessions/queries.ts'

type Of<Name extends 'promises' | 'moved' | 'decisions' | 'unread'> = SessionBrief[Name][number]

const previousOf = sqlStatement<
  [memberId: string, id: string, startAt: Date],
  { id: string; title: string; startAt: Date; endAt: Date }
>(
  `select id, title, start_time as "startAt", end_time as "endAt" from sessions
   where user_id = $1 and id <> $2 and end_time <= $3 and status <> 'cancelled' and deleted_at is null
   order by start_time desc, id limit 1`,
)

// What the reader may not see is not there for them: cards and decisions are for the member and their advisor (4.13.2).
const promises = sqlStatement<
  [memberId: string, id: string, startAt: Date],
  Omit<Of<'promises'>, 'sessionAt'> & { sessionAt: Date }
>(
  `select l.line_id as id, l.text, l.quote, l.speaker, l.owner, l.due_on::text as "dueOn", s.id as "sessionId",
     s.title as "sessionTitle", s.start_time as "sessionAt", c.id as "cardId"
   from session_outcomes o join sessions s on s.id = o.session_id
     join outcome_lines l on l.version_id = o.approved_version_id
     left join board_assignments a on a.user_id = l.user_id and a.source_type = 'outcome_line' and a.source_id = l.line_id
     left join julboard_tasks c on c.id = a.target_id
   where o.user_id = $1 and s.id <> $2 and s.start_time < $3 and s.deleted_at is null
     and (s.hidden_at is null or s.user_id <> app_user())
     and l.kind in ('action', 'next_step') and l.text <> ''
     and (c.id is null or (c.status <> 'completed' and c.archived_at is null))
   order by s.start_time desc, s.id, l.position, l.line_id limit ${briefLimits.promises}`,
)
const moved = sqlStatement<[memberId: string, since: Date], Of<'moved'>>(
  `select id, title, case when completed_at > $2 then 'finished' when created_at > $2 then 'added' else 'changed' end as what
   from julboard_tasks where user_id = $1 and archived_at is null and updated_at > $2
   order by updated_at desc, id limit ${briefLimits.moved}`,
)
const decisions = sqlStatement<[memberId: string], Omit<Of<'decisions'>, 'raisedAt'> & { raisedAt: Date }>(
  `select id, title, created_at as "raisedAt" from julboard_tasks
   where user_id = $1 and kind = 'decision' and archived_at is null and status <> 'completed' and decided_on is null
   order by created_at desc, id limit ${briefLimits.decisions}`,
)
const unread = sqlStatement<
  [memberId: string, id: string],
  { sessionId: string; title: string; startAt: Date }
>(
  `select s.id as "sessionId", s.title, s.start_time as "startAt" from session_outcomes o join sessions s on s.id = o.session_id
   where o.user_id = $1 and s.id <> $2 and o.approved_version_id is not null
     and o.opened_version_id is distinct from o.approved_version_id
     and s.deleted_at is null and (s.hidden_at is null or s.user_id <> app_user())
   order by o.approved_at desc, s.id limit ${briefLimits.unread}`,
)

/** The brief of a session, for its member and for those who manage it, from rows alone (D7). */
export const getBrief = query(calls.sessions.getBrief, {
  read: async ({ db, input: { id } }) => {
    const session = await loadSession(db, id)
    const { userId, startAt } = session
    const [previous] = await previousOf(db, userId, id, startAt)
    const since = briefSince(previous?.endAt ?? null, startAt)
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
