import { sql } from 'drizzle-orm'
import type { ReportErrorInput } from '#contract/content.ts'
import { cleanErrorReport } from '#domain/content/rules/errorReport.ts'
import type { Db } from '#server/platform/db/database.ts'
import { TooMany } from '#server/platform/http/refusal.ts'

const FULL_WAIT_SECONDS = 600

/**
 * Stores an error of a browser. A visitor has no rows, so one function of the database writes it; when the hour's
 * room is full it writes nothing, and the page then does not say that anybody was notified (T-172).
 */
export async function reportError(db: Db, input: ReportErrorInput): Promise<{ id: string }> {
  const { path, message, stack, release } = cleanErrorReport(input)
  const { rows } = await db.execute<{ stored: boolean }>(
    sql`select app_report_error(${input.id}, ${input.level}, ${path}, ${message}, ${stack}, ${release}) as stored`,
  )
  if (!rows[0]?.stored) throw new TooMany(FULL_WAIT_SECONDS)
  return { id: input.id }
}
