import type { OutcomeLine } from '#domain/minutes/types.ts'
import type { Db } from '#server/platform/db/database.ts'
import { Conflict } from '#server/platform/http/refusal.ts'
import type { VersionRow } from './reads.ts'
import { outcomeLines, outcomeVersions } from './tables.ts'

/**
 * Stores a version and its lines in the current transaction; the caller points the outcome at it. Line ids are
 * the caller's and stay the same from version to version (T-087).
 */
export async function writeVersion(
  db: Db,
  version: Omit<VersionRow, 'createdAt'>,
  lines: readonly OutcomeLine[],
): Promise<void> {
  const [made] = await db
    .insert(outcomeVersions)
    .values(version)
    .onConflictDoNothing({ target: outcomeVersions.id })
    .returning({ id: outcomeVersions.id })
  // The sender made the id, and some other session's version has it.
  if (!made) throw new Conflict('id_taken')
  if (lines.length === 0) return
  await db.insert(outcomeLines).values(
    lines.map((line, position) => ({
      versionId: version.id,
      lineId: line.id,
      userId: version.userId,
      kind: line.kind,
      position,
      text: line.text,
      quote: line.quote,
      speaker: line.speaker,
      segment: line.moment?.segment ?? null,
      startMs: line.moment?.startMs ?? null,
      owner: line.owner,
      dueOn: line.dueOn,
    })),
  )
}
