import { canListMembers } from '#domain/accounts/permissions.ts'
import { accountUiTexts } from '#domain/accounts/texts/screens.ts'
import type { MemberFacts } from '#domain/board/rules/atRisk.ts'
import { byRisk, riskLimits, risksOf } from '#domain/board/rules/atRisk.ts'
import { dayIn } from '#domain/zones.ts'
import { recordViews } from '#server/accounts/advisors/recordView.ts'
import { calls } from '#server/platform/calls/calls.ts'
import { query } from '#server/platform/calls/query.ts'
import { sqlStatement } from '#server/platform/db/statement.ts'

type Row = Omit<MemberFacts, 'today' | 'lastHeldOn' | 'joinedOn'> & {
  memberId: string
  memberName: string | null
  company: string
  zone: string | null
  lastHeldAt: Date | null
  joinedAt: Date
}

/**
 * What is known of each member whom the reader advises today; whoever is a demo or shut out is none. Each fact comes from the index of
 * its own table. The day up to which cards count is that of the member's calendar.
 */
const facts = sqlStatement<[now: Date, overdueDays: number, most: number], Row>(
  `with advised as (
     select p.id, p.company, p.time_zone as zone, p.created_at,
       ($1::timestamptz at time zone coalesce(p.time_zone, 'UTC'))::date - $2::int as until
     from profiles p
     where p.id in (select a.user_id from member_advisors a where a.advisor_id = app_user())
       and app_advises(p.id) and not p.is_demo and p.disabled_at is null
     order by p.id limit $3)
   select a.id as "memberId", app_name(a.id) as "memberName", coalesce(a.company, '') as company, a.zone, a.created_at as "joinedAt", r.runway, c.overdue,
     m.milestones, (select max(s.end_time) from sessions s where s.user_id = a.id and s.deleted_at is null and s.no_show_at is null
       and s.status <> 'cancelled' and s.end_time <= $1) as "lastHeldAt",
     exists (select from sessions s where s.user_id = a.id and s.deleted_at is null and s.status = 'scheduled'
       and s.end_time > $1) as "hasNext"
   from advised a
   left join lateral (select json_build_object('months', value, 'asOf', as_of::text) as runway from company_metrics
     where user_id = a.id and metric = 'runway' and removed_at is null order by as_of desc, created_at desc, id limit 1) r on true
   left join lateral (select json_build_object('count', count(*), 'oldestDueOn', min(due_date)::text) as overdue from julboard_tasks
     where user_id = a.id and archived_at is null and status <> 'completed' and due_date <= a.until having count(*) > 0) c on true
   left join lateral (select json_build_object('count', count(*), 'title', (array_agg(title order by target_date, id))[1]) as milestones
     from milestones where user_id = a.id and archived_at is null
     and status not in ('completed', 'in_progress', 'pending', 'upcoming', 'not_started') having count(*) > 0) m on true`,
)

/** The members of an advisor who are at risk. Their board and their sessions are read for it, so they can read who looked (T-203). */
export const listAtRisk = query(calls.board.listAtRisk, {
  read: ({ db, now }) => facts(db, now, riskLimits.overdueDays, riskLimits.members),
  can: canListMembers,
  present: async (rows, { db, actor, now }) => {
    const members = rows
      .map(({ memberId, memberName, company, zone, lastHeldAt, joinedAt, ...row }) => {
        const dayOf = (at: Date) => dayIn(at, zone ?? 'UTC')
        const today = dayOf(now)
        const risks = risksOf({
          ...{ ...row, today, joinedOn: dayOf(joinedAt) },
          lastHeldOn: lastHeldAt && dayOf(lastHeldAt),
        })
        return {
          memberId,
          memberName: memberName ?? accountUiTexts.somebody,
          company,
          today,
          risks: [...risks],
        }
      })
      .filter(({ risks }) => risks.length > 0)
      .sort(
        (one, other) =>
          byRisk(one.risks, other.risks) || one.memberName.localeCompare(other.memberName, 'en'),
      )
    const shows = (isBoard: boolean) =>
      members
        .filter(({ risks }) => risks.some(({ kind }) => (kind !== 'quiet') === isBoard))
        .map(({ memberId }) => memberId)
    await recordViews(db, actor, shows(true), 'board')
    await recordViews(db, actor, shows(false), 'sessions')
    return { members }
  },
})
