import type { OutcomeLine } from '#domain/minutes/types.ts'
import type { Db } from '#server/platform/db/database.ts'
import { sqlStatement } from '#server/platform/db/statement.ts'
import type { VersionRow } from './queries.ts'

type Texts = readonly (string | null)[]
type Numbers = readonly (number | null)[]
const upsertLines = sqlStatement<
  [
    ...[versionId: string, userId: string, ids: Texts, kinds: Texts, texts: Texts, quotes: Texts],
    ...[speakers: Texts, segments: Numbers, startMs: Numbers, owners: Texts, dueOn: Texts, wordedBy: Texts],
  ],
  never
>(
  `insert into outcome_lines (version_id, user_id, line_id, kind, text, quote, speaker, segment, start_ms, owner, due_on,
       worded_by, position)
     select $1, $2, line.*, (select coalesce(max(position), 0) from outcome_lines where version_id = $1) + row_number() over ()
     from unnest($3::uuid[], $4::text[], $5::text[], $6::text[], $7::text[], $8::int[], $9::int[], $10::text[], $11::date[],
       $12::uuid[]) as line
     on conflict (version_id, line_id) do update set kind = excluded.kind, text = excluded.text, quote = excluded.quote,
       speaker = excluded.speaker, segment = excluded.segment, start_ms = excluded.start_ms, owner = excluded.owner,
       due_on = excluded.due_on, worded_by = excluded.worded_by`,
)

/** Puts lines into a draft, new ones at its end; a line that is there is replaced where it stands. */
export async function writeLines(
  db: Db,
  { id, userId }: Pick<VersionRow, 'id' | 'userId'>,
  lines: readonly OutcomeLine[],
): Promise<void> {
  const each = <Value>(pick: (line: OutcomeLine) => Value) => lines.map(pick)
  await upsertLines(
    db,
    ...([id, userId, each((line) => line.id), each((line) => line.kind), each((line) => line.text)] as const),
    each((line) => line.quote),
    each((line) => line.speaker),
    each((line) => line.moment?.segment ?? null),
    each((line) => line.moment?.startMs ?? null),
    each((line) => line.owner),
    each((line) => line.dueOn),
    each((line) => line.wordedBy ?? null),
  )
}

const deleteLines = sqlStatement<[versionId: string, ids: readonly string[]], never>(
  'delete from outcome_lines where version_id = $1 and line_id = any($2::uuid[])',
)
/** Takes lines out of a draft. */
export const removeLines = async (db: Db, versionId: string, ids: readonly string[]): Promise<void> => {
  await deleteLines(db, versionId, ids)
}
