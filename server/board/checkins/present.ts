import type { Checkin } from '#contract/board/checkins.ts'

/** What leaves the server of a check-in. */
export function presentCheckin(
  row: { id: string; body: string; createdBy: string; createdAt: Date; authorName: string | null },
  readerId: string,
): Checkin {
  return {
    id: row.id,
    body: row.body,
    authorName: row.authorName ?? 'Unknown',
    isMine: row.createdBy === readerId,
    createdAt: row.createdAt.toISOString(),
  }
}
