import type { OutcomeLine } from '#domain/minutes/types.ts'
import type { Db } from '#server/platform/db/database.ts'
import { sqlStatement } from '#server/platform/db/statement.ts'
import { Conflict } from '#server/platform/http/refusal.ts'
import { followSpeakers } from './followSpeakers.ts'
import type { VersionRow } from './queries.ts'

type Texts = readonly (string | null)[]
type Numbers = readonly (number | null)[]
const insertVersion = sqlStatement<
  [
    ...[id: string, outcomeId: string, userId: string, number: number, status: string, method: string],
    ...[transcriptId: string | null, createdBy: string | null, leftOut: number, modelFailure: string | null],
  ],
  { id: string }
>(
  `insert into outcome_versions (id, outcome_id, user_id, number, status, method, transcript_id, created_by,
     left_out, model_failure)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) on conflict (id) do nothing returning id`,
)
// Columns of lines travel as arrays, so that a version of any length is one statement of one text. It is a second one because
// the rule of a line asks about its version, which the statement that makes it does not see yet.
const insertLines = sqlStatement<
  [
    ...[versionId: string, outcomeId: string, number: number],
    ...[ids: Texts, kinds: Texts, texts: Texts, quotes: Texts, speakers: Texts],
    ...[segments: Numbers, startMs: Numbers, owners: Texts, dueOn: Texts],
    wordedBy: Texts,
  ],
  Record<string, never>
>(
  `insert into outcome_lines (version_id, line_id, user_id, kind, position, text, quote, speaker, segment, start_ms, owner, due_on, worded_by)
   select v.id, line.id, v.user_id, kind, position - 1, text, quote, speaker, segment, start_ms, owner, due_on, worded_by
   from outcome_versions v,
     unnest($4::uuid[], $5::text[], $6::text[], $7::text[], $8::text[], $9::int[], $10::int[], $11::text[], $12::date[], $13::uuid[])
       with ordinality as line(id, kind, text, quote, speaker, segment, start_ms, owner, due_on, worded_by, position)
   where v.id = $1 and v.outcome_id = $2 and v.number = $3
   on conflict do nothing`,
)

/**
 * Stores a version and its lines in the current transaction; the caller points the outcome at it. Line ids are
 * the caller's and stay the same from version to version (T-087).
 */
export async function writeVersion(
  db: Db,
  version: Omit<VersionRow, 'createdAt' | 'approvedAt' | 'approvedBy'>,
  lines: readonly OutcomeLine[],
): Promise<void> {
  const { id, outcomeId, userId, number, status, method, transcriptId, createdBy } = version
  const { leftOut, modelFailure } = version
  const each = <Value>(pick: (line: OutcomeLine) => Value) => lines.map(pick)
  const [[made]] = await Promise.all([
    insertVersion(
      db,
      ...([id, outcomeId, userId, number, status, method] as const),
      ...([transcriptId, createdBy, leftOut, modelFailure] as const),
    ),
    insertLines(
      db,
      ...([id, outcomeId, number] as const),
      each((line) => line.id),
      each((line) => line.kind),
      each((line) => line.text),
      each((line) => line.quote),
      each((line) => line.speaker),
      each((line) => line.moment?.segment ?? null),
      each((line) => line.moment?.startMs ?? null),
      each((line) => line.owner),
      each((line) => line.dueOn),
      each((line) => line.wordedBy ?? null),
    ),
    // Speakers that were named while somebody wrote, or since the minutes were approved.
    ...(transcriptId && status === 'draft' ? [followSpeakers(db, transcriptId, id)] : []),
  ])
  // The sender made the id, and some other session's version has it.
  if (!made) throw new Conflict('id_taken')
}
