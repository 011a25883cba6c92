import { pageCountLimits } from '#domain/content/limits.ts'
import { dayIn } from '#domain/zones.ts'
import { calls } from '#server/platform/calls/calls.ts'
import { openCall } from '#server/platform/calls/openCall.ts'
import { sqlStatement } from '#server/platform/db/statement.ts'

const count = sqlStatement<[day: string, path: string, most: number], { counted: boolean }>(
  'select app_count_page($1, $2, $3) as counted',
)

/** One more for a page today, asked for by browsers that allow it (T-159). Who opened it is not said and not looked at. */
export const countPage = openCall(calls.content.countPage, async ({ db, now, input }) => {
  const [row] = await count(db, dayIn(now, 'UTC'), input.path, pageCountLimits.pathsDaily)
  return { counted: row?.counted === true }
})
