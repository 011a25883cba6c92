import { and, eq, isNull, sql } from 'drizzle-orm'
import { boardLimits } from '#domain/board/limits.ts'
import type { CardStatus, ProgressKind } from '#domain/board/types.ts'
import { calls } from '#server/platform/calls/calls.ts'
import { query } from '#server/platform/calls/query.ts'
import type { Args } from '#server/platform/db/statement.ts'
import { statement } from '#server/platform/db/statement.ts'
import { readOfBoard } from '../access/boardOf.ts'
import { cardColumns } from '../cards/cardRow.ts'
import { presentCard } from '../cards/present.ts'
import { cards } from '../tables.ts'

type Asked = { memberId: string | null; since: string }
const ofBoard = (memberId: unknown) =>
  and(eq(cards.userId, sql`coalesce(${memberId}::uuid, app_user())`), isNull(cards.archivedAt))
const what = (since: unknown) => sql<ProgressKind>`case
  when ${cards.completedAt} > ${since}::timestamptz then 'finished'
  when ${cards.createdAt} > ${since}::timestamptz then 'added'
  when ${cards.updatedAt} > ${since}::timestamptz then 'changed' else 'unchanged' end`
// Today is the member's own; to staff their zone is in the directory.
const isOverdue = sql<boolean>`(${cards.status} <> 'completed' and ${cards.dueOn} is not null
  and ${cards.dueOn} < (now() at time zone coalesce((select p.time_zone from profiles p where p.id = ${cards.userId}), 'UTC'))::date)`

const counted = statement((q, { memberId, since }: Args<Asked>) =>
  q
    .select({
      status: cards.status,
      finished: sql<number>`(count(*) filter (where ${what(since)} = 'finished'))::int`,
      added: sql<number>`(count(*) filter (where ${what(since)} = 'added'))::int`,
      changed: sql<number>`(count(*) filter (where ${what(since)} = 'changed'))::int`,
      overdue: sql<number>`(count(*) filter (where ${isOverdue}))::int`,
      count: sql<number>`count(*)::int`,
    })
    .from(cards)
    .where(ofBoard(memberId))
    .groupBy(cards.status),
)
const touched = statement((q, { memberId, since }: Args<Asked>) =>
  q
    .select({ ...cardColumns, what: what(since), isOverdue })
    .from(cards)
    .where(and(ofBoard(memberId), sql`(${cards.updatedAt} > ${since}::timestamptz or ${isOverdue})`))
    .orderBy(sql`${isOverdue} desc, ${cards.updatedAt} desc, ${cards.id}`)
    .limit(boardLimits.progress),
)

/** What became of the cards since an instant, of one's own board or of a member's whom one advises (4.13.2). */
export const getProgress = query(
  calls.board.getProgress,
  readOfBoard({
    read: ({ db, input: { memberId = null, since } }) =>
      Promise.all([counted(db, { memberId, since }), touched(db, { memberId, since })]),
    isEmpty: ([columns]) => columns.length === 0,
    present: ([columns, rows]) => {
      const of = (status: CardStatus) => columns.find((row) => row.status === status)?.count ?? 0
      const sum = (kind: 'finished' | 'added' | 'changed' | 'overdue') =>
        columns.reduce((all, row) => all + row[kind], 0)
      return {
        finished: sum('finished'),
        added: sum('added'),
        changed: sum('changed'),
        overdue: sum('overdue'),
        columns: { backlog: of('backlog'), inProgress: of('in_progress'), completed: of('completed') },
        cards: rows.map((row) => ({ card: presentCard(row), what: row.what, isOverdue: row.isOverdue })),
      }
    },
  }),
)
