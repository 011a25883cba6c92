import { findNames } from '#server/accounts/people/findNames.ts'
import type { Context } from '#server/platform/earlier/context.ts'
import { presentCard } from './present.ts'
import type { CardRow } from './reads.ts'
import { listOrigins, listThese } from './reads.ts'

/** Cards with the names and origins that lists show. */
export async function presentCards({ db }: Context, rows: readonly CardRow[]) {
  const userId = rows[0]?.userId
  const names = await findNames(
    db,
    rows.flatMap((row) => [row.assignedTo, row.decidedBy]),
  )
  const origins = userId
    ? await listOrigins(
        db,
        userId,
        rows.map((row) => row.id),
      )
    : new Set<string>()
  return rows.map((row) => presentCard(row, names, origins.has(row.id)))
}

export async function presentOneCard(ctx: Context, row: CardRow) {
  const [card] = await presentCards(ctx, [row])
  if (!card) throw new Error('a card did not present')
  return card
}

/** The same cards as they stand now, in the order they were named. */
export async function presentThese(ctx: Context, ids: readonly string[]) {
  const rows = new Map((await listThese(ctx.db, ids)).map((row) => [row.id, row]))
  return {
    cards: await presentCards(
      ctx,
      ids.flatMap((id) => rows.get(id) ?? []),
    ),
  }
}
