import type { MetricKey } from '#domain/board/types.ts'
import { findNames } from '#server/accounts/people/findNames.ts'
import { findToday } from '#server/accounts/profile/findToday.ts'
import type { Context } from '#server/platform/earlier/context.ts'
import type { MetricRow } from './listMetrics.ts'
import { listMetrics } from './listMetrics.ts'
import { presentMetrics } from './presentMetrics.ts'

/** The tiles of a board with their figures; `keys` where only some of them are asked for. */
export async function presentTiles(
  { db, app, actor }: Context,
  userId: string,
  rows: readonly MetricRow[],
  keys?: readonly MetricKey[],
) {
  const today = await findToday(db, userId, app.clock.now())
  const names = await findNames(
    db,
    rows.map((row) => row.createdBy),
  )
  // No purchase is on record anywhere yet, so no tile can show an estimate (4.12.16).
  return presentMetrics(rows, { names, readerId: actor.userId, today, totalPaidCents: null }, keys)
}

/** The tile of a figure that was entered or deleted, as it stands now. */
export async function presentTile(ctx: Context, { userId, metric }: MetricRow) {
  const [tile] = await presentTiles(ctx, userId, await listMetrics(ctx.db, userId, [metric]), [metric])
  if (!tile) throw new Error('a metric did not present')
  return { metric: tile }
}
