import { and, asc, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import { minutesLimits } from '#domain/minutes/limits.ts'
import { canListMinutes } from '#domain/minutes/permissions.ts'
import type { LineKind } from '#domain/minutes/types.ts'
import { recordViews } from '#server/accounts/advisors/recordView.ts'
import { calls } from '#server/platform/calls/calls.ts'
import { query } from '#server/platform/calls/query.ts'
import type { Args } from '#server/platform/db/statement.ts'
import { statement } from '#server/platform/db/statement.ts'
import { momentOf, packCursor } from '#server/platform/http/cursor.ts'
import { pick } from '#server/platform/pick.ts'
import { sessions } from '#server/sessions/tables.ts'
import { sessionOutcomes } from '../tables.ts'
import { presentDeliverable } from './present.ts'

const hiddenSample = sql`app_hides_minutes(sessions.title, session_outcomes.is_sample, session_outcomes.is_imported, session_outcomes.is_unhidden)`

// Hidden sessions hide their minutes, too; so does a title that says they are a test, from their member (T-085).
const isListed = ({ memberId }: Args<{ memberId: string | null }>) =>
  and(
    sql`${sessionOutcomes.userId} = coalesce(${memberId}::uuid, app_user())`,
    isNotNull(sessionOutcomes.approvedVersionId),
    isNull(sessions.deletedAt),
    isNull(sessions.hiddenAt),
    sql`not (${sessionOutcomes.userId} = app_user() and ${hiddenSample})`,
  )

type Page = { memberId: string | null; at: string | null; after: string | null; limit: number }
const approvedPage = statement((q, { memberId, at, after }: Args<Page>) =>
  q
    .select({
      id: sessionOutcomes.id,
      approvedAt: sessionOutcomes.approvedAt,
      updatedAt: sessionOutcomes.updatedAt,
      session: {
        ...pick(sessions, 'id', 'title', 'startAt', 'endAt', 'timeZone'),
      },
      // Ours to play, or an address that somebody entered by hand (T-088).
      hasRecording: sql<boolean>`(sessions.recording_url is not null or exists (select from recordings r where r.session_id = sessions.id and r.status = 'ready'))`,
      isUnread: sql<boolean>`session_outcomes.opened_version_id is distinct from session_outcomes.approved_version_id`,
      openActions: sql<
        string[]
      >`array(select l.line_id from outcome_lines l where l.version_id = session_outcomes.approved_version_id and l.kind = 'action' and l.text <> '' and not exists (select from board_assignments a where a.user_id = l.user_id and a.source_type = 'outcome_line' and a.source_id = l.line_id) order by l.position)`,
      lines: sql<
        { kind: LineKind; text: string }[]
      >`(select coalesce(json_agg(json_build_object('kind', l.kind, 'text', l.text) order by l.position, l.line_id), '[]') from outcome_lines l where l.version_id = session_outcomes.approved_version_id and l.text <> '')`,
    })
    .from(sessionOutcomes)
    .innerJoin(sessions, eq(sessions.id, sessionOutcomes.sessionId))
    .where(
      and(
        isListed({ memberId }),
        sql`(${sessions.startAt} < coalesce(${at}::timestamptz, 'infinity') or (${sessions.startAt} = ${at}::timestamptz and ${sessionOutcomes.id} > ${after}::uuid))`,
      ),
    )
    .orderBy(desc(sessions.startAt), asc(sessionOutcomes.id))
    .limit(sql.placeholder('limit')),
)

const approvedCount = statement((q, member: Args<{ memberId: string | null }>) =>
  q
    .select({ total: sql<number>`count(*)::int` })
    .from(sessionOutcomes)
    .innerJoin(sessions, eq(sessions.id, sessionOutcomes.sessionId))
    .where(isListed(member)),
)

export const listApprovedMinutes = query(calls.minutes.listApprovedMinutes, {
  read: async ({ db, input, signedIn }) => {
    // Whose list a member names does not matter: it is their own (4.12.3).
    const memberId = input.memberId && (await signedIn()).isStaff ? input.memberId : null
    const limit = input.limit ?? minutesLimits.deliverablesShown
    const place = momentOf(input.cursor)
    const at = place ? new Date(place.at).toISOString() : null
    const [rows, [count]] = await Promise.all([
      approvedPage(db, { memberId, at, after: place?.id ?? null, limit: limit + 1 }),
      approvedCount(db, { memberId }),
    ])
    return { rows, memberId, limit, total: count?.total ?? 0 }
  },
  can: canListMinutes,
  present: async ({ rows, memberId, limit, total }, { db, actor }) => {
    const page = rows.slice(0, limit)
    const last = rows.length > limit ? page.at(-1) : null
    if (memberId && page.length > 0) await recordViews(db, actor, [memberId], 'minutes')
    return {
      items: page.map(presentDeliverable),
      total,
      next: last ? packCursor([last.session.startAt.toISOString(), last.id]) : null,
    }
  },
})
