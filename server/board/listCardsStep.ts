import type { CardKind, CardStatus } from '#domain/board/types.ts'
import type { Step, StepRows } from '#server/db/batch.ts'
import { packCursor } from '#server/http/cursor.ts'

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

// The contract's `Card`, column by column: what is not named here does not leave the house.
const CARD = `c.id, c.title, c.description, c.status, c.priority, c.assigned_to as "assignedTo",
  case when c.assigned_to is not null then (select n.name from app_names(array[c.assigned_to]) n) end as "assigneeName",
  c.due_date as "dueOn", c.labels, c.kind, c.decided_by as "decidedBy",
  case when c.decided_by is not null then (select n.name from app_names(array[c.decided_by]) n) end as "deciderName",
  c.decided_on as "decidedOn", c.rank, c.version, c.archived_at as "archivedAt", c.completed_at as "completedAt",
  c.created_at as "createdAt", c.updated_at as "updatedAt",
  exists (select from board_assignments a where a.target_id = c.id) as "fromSession"`

/**
 * One page of a board as one statement: PostgreSQL writes the cards as JSON and says where the next page
 * begins. Search is a substring among the member's own rows (4.12.15). Each combination of filters is a
 * statement of its own, so that each keeps its own plan.
 */
export function listCardsStep(query: CardListQuery): Step {
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
  const variant = [
    query.memberId && 'm',
    query.status && 's',
    query.kind && 'k',
    query.archived && 'a',
    query.search && 'q',
    query.after && 'c',
  ]
  return {
    name: `board_list_${variant.filter(Boolean).join('')}`,
    text: `with page as materialized (
        select *, row_number() over (order by rank, id) as place from (
          select * from julboard_tasks where ${where.join(' and ')} order by rank, id limit ${limit} + 1) found)
      select coalesce((select json_agg(t) from (select ${CARD} from page c where c.place <= ${limit} order by c.place) t), '[]')::text,
        (select rank from page where place = ${limit} and exists (select from page where place > ${limit})),
        (select id from page where place = ${limit})`,
    values,
  }
}

/** The answer of that statement as the contract's JSON text. */
export function readCardPage(rows: StepRows): { text: string; isEmpty: boolean } {
  const [cards, rank, id] = rows[0] ?? []
  const next = rank && id ? JSON.stringify(packCursor([rank, id])) : 'null'
  return { text: `{"cards":${cards ?? '[]'},"next":${next}}`, isEmpty: !cards || cards === '[]' }
}

// strpos takes the text as it is: a % or _ in a search means itself.
const contains = (text: string) =>
  `(strpos(lower(title), lower(${text})) > 0 or strpos(lower(description), lower(${text})) > 0)`
