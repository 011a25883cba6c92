import { desc, sql } from 'drizzle-orm'
import type { BoardDecision } from '#contract/board/decisions.ts'
import { boardLimits } from '#domain/board/limits.ts'
import { inquiries } from '#server/inquiries/tables.ts'
import { calls } from '#server/platform/calls/calls.ts'
import { query } from '#server/platform/calls/query.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { Args } from '#server/platform/db/statement.ts'
import { statement } from '#server/platform/db/statement.ts'
import { momentOf, nextOf } from '#server/platform/http/cursor.ts'
import { readOfBoard } from '../access/boardOf.ts'
import { cardColumns } from '../cards/cardRow.ts'
import { cards } from '../tables.ts'
import { presentDecision } from './present.ts'

// The review asked for last, as JSON. Qualified by the tables' own names: inside the brackets a bare `id` would be the other table's.
const review = sql<BoardDecision['review']>`(select json_build_object(
    'inquiryId', inquiries.id, 'status', inquiries.status, 'dueOn', inquiries.due_on, 'answer', inquiries.answer,
    'isCommented', inquiries.commented_at is not null,
    'ownerName', app_name(inquiries.owner_id), 'askedAt', inquiries.created_at)
  from ${inquiries} where inquiries.user_id = julboard_tasks.user_id and inquiries.kind = 'decision_review'
    and inquiries.subject = julboard_tasks.id::text order by inquiries.created_at desc limit 1)`

type Page = { memberId: string | null; at: string | null; id: string | null; limit: number }
const page = statement((q, { memberId, at, id }: Args<Page>) =>
  q
    .select({ ...cardColumns, review })
    .from(cards)
    .where(
      // The kind is written out, so that the partial index is seen to fit; its first page begins after the last moment of all.
      sql`${cards.userId} = coalesce(${memberId}::uuid, app_user()) and ${cards.kind} = 'decision' and ${cards.archivedAt} is null
        and (${cards.createdAt}, ${cards.id}) < (coalesce(${at}::timestamptz, 'infinity'), coalesce(${id}::uuid, 'ffffffff-ffff-ffff-ffff-ffffffffffff'))`,
    )
    .orderBy(desc(cards.createdAt), desc(cards.id))
    .limit(sql.placeholder('limit')),
)
export type DecisionRow = Awaited<ReturnType<typeof page>>[number]

/** Decisions of a board, the reader's own where no member is named; raised last first, one more than asked for where there are more. */
export const listDecisionRows = (
  db: Db,
  {
    memberId,
    after,
    limit,
  }: { memberId?: string | undefined; after: { at: string; id: string } | null; limit: number },
): Promise<DecisionRow[]> =>
  page(db, { memberId: memberId ?? null, at: after?.at ?? null, id: after?.id ?? null, limit: limit + 1 })

export const listDecisions = query(
  calls.board.listDecisions,
  readOfBoard({
    read: ({ db, input: { memberId, cursor, limit = boardLimits.shortPage } }) =>
      listDecisionRows(db, { memberId, after: momentOf(cursor), limit }),
    present: (rows, { input: { limit = boardLimits.shortPage } }) => ({
      decisions: rows.slice(0, limit).map(presentDecision),
      next: nextOf(rows, limit),
    }),
  }),
)
