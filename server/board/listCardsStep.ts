import type { CardKind, CardStatus } from '#domain/board/types.ts'
import type { Step, StepRows } from '#server/platform/db/batch.ts'
import { packCursor } from '#server/platform/http/cursor.ts'
import { cardColumns } from './cardColumns.ts'

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
  const page = where.join(' and ')
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
    // The page is read once; only where it is full is the row behind it looked for.
    text: `select coalesce(json_agg(t), '[]')::text,
        case when count(*) = ${limit} and exists (select from julboard_tasks where ${page}
          and (rank, id) > ((array_agg(t.rank))[${limit}], (array_agg(t.id))[${limit}])) then (array_agg(t.rank))[${limit}] end,
        (array_agg(t.id))[${limit}]
      from (select ${cardColumns} from julboard_tasks c where ${page} order by rank, id limit ${limit}) t`,
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
