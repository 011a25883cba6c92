import type { InferSchemaInput } from '@orpc/contract'
import type { contract } from '#contract/router.ts'
import type { CardKind, CardStatus } from '#domain/board/types.ts'
import type { Db } from '#server/platform/db/database.ts'
import { packCursor } from '#server/platform/http/cursor.ts'
import { rawAnswer } from '#server/platform/http/rawJson.ts'

export type CardListQuery = {
  /** Another member's board; the reader's own where it is not given. */
  memberId?: string
  status?: CardStatus
  kind?: CardKind
  archived: boolean
  search?: string
  after?: { rank: string; id: string }
  limit: number
}

/** The contract's `Card` of a row `c`, column by column: what is not named here does not leave the server. */
const columns = `c.id, c.title, c.description, c.status, c.priority, c.assigned_to as "assignedTo",
  coalesce(app_name(c.assigned_to), c.for_name) as "assigneeName",
  c.due_date as "dueOn", c.labels, c.kind, c.decided_by as "decidedBy",
  app_name(c.decided_by) as "deciderName",
  c.decided_on as "decidedOn", c.rank, c.version, c.archived_at as "archivedAt", c.completed_at as "completedAt",
  c.created_at as "createdAt", c.updated_at as "updatedAt",
  c.id in (select target_id from made) as "fromSession"`

/**
 * One page of a board as one statement: PostgreSQL writes the cards as JSON and says where the next page
 * begins. Search is a substring among the member's own rows (4.12.15). Each combination of filters is a
 * statement of its own, so that each keeps its own plan.
 */
export async function cardPage(db: Db, query: CardListQuery): Promise<PageRow | undefined> {
  const values: string[] = []
  const value = (text: string) => `$${values.push(text)}`
  const owner = query.memberId ? `${value(query.memberId)}::uuid` : 'app_user()'
  const where = [
    `user_id = ${owner}`,
    `archived_at is ${query.archived ? 'not null' : 'null'}`,
    ...(query.status ? [`status = ${value(query.status)}`] : []),
    ...(query.kind ? [`kind = ${value(query.kind)}`] : []),
    ...(query.search ? [contains(value(query.search))] : []),
    ...(query.after ? [`(rank, id) > (${value(query.after.rank)}, ${value(query.after.id)}::uuid)`] : []),
  ]
  const limit = `${value(String(query.limit))}::int`
  // The page and the row behind it are read once, and so is which of them came from a session.
  const text = `with page as materialized (
      select * from julboard_tasks where ${where.join(' and ')} order by rank, id limit ${limit} + 1),
    made as (select target_id from board_assignments where source_type = 'outcome_line' and target_id = any(array(select id from page)))
    select coalesce(json_agg(t), '[]')::text as cards,
      case when (select count(*) from page) > ${limit} then (array_agg(t.rank))[${limit}] end as rank,
      (array_agg(t.id))[${limit}] as id
    from (select ${columns} from page c order by rank, id limit ${limit}) t`
  const { rows } = await db.lease.query<PageRow>({ text }, values)
  return rows[0]
}

type PageRow = { cards: string; rank: string | null; id: string | null }
type Page = InferSchemaInput<NonNullable<(typeof contract.board.listCards)['~orpc']['outputSchema']>>

/** The answer of that statement as the contract's JSON text. */
export function readCardPage(row: PageRow | undefined) {
  const { cards, rank, id } = row ?? { cards: '[]', rank: null, id: null }
  const next = rank && id ? JSON.stringify(packCursor([rank, id])) : 'null'
  return { answer: rawAnswer<Page>(`{"cards":${cards},"next":${next}}`), isEmpty: cards === '[]' }
}

// strpos takes the text as it is: a % or _ in a search means itself.
const contains = (text: string) =>
  `(strpos(lower(title), lower(${text})) > 0 or strpos(lower(description), lower(${text})) > 0)`
