import { cleanErrorReport } from '#domain/content/rules/errorReport.ts'
import { calls } from '#server/platform/calls/calls.ts'
import { openCall } from '#server/platform/calls/openCall.ts'
import { sqlStatement } from '#server/platform/db/statement.ts'
import { TooMany } from '#server/platform/http/refusal.ts'

const FULL_WAIT_SECONDS = 600

const storeError = sqlStatement<
  [id: string, level: string, path: string, message: string, stack: string, release: string],
  { stored: boolean }
>('select app_report_error($1, $2, $3, $4, $5, $6) as stored')

/**
 * Stores an error of a browser. A visitor has no rows, so one function of the database writes it; when the hour's
 * room is full it writes nothing, and the page then does not say that anybody was notified (T-172).
 */
export const reportError = openCall(calls.content.reportError, async ({ db, input }) => {
  const { path, message, stack, release } = cleanErrorReport(input)
  const [row] = await storeError(db, input.id, input.level, path, message, stack, release)
  if (!row?.stored) throw new TooMany(FULL_WAIT_SECONDS)
  return { id: input.id }
})
