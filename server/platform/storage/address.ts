import { isMacOf, macOf } from '#server/platform/keyRing.ts'

/** Played in the page, or saved as a copy. */
export type Use = 'play' | 'save'

// Long enough to listen without asking anew at each step, short enough that a copied address is worth nothing tomorrow.
const LIFE_MS = 10 * 60_000

const signedText = (fileId: string, userId: string, use: Use, until: number) =>
  `file ${fileId} ${userId} ${use} ${until}`

/** Where one person reaches one file for a few minutes; for anybody else the address is nothing (T-088). */
export function fileAddress(fileId: string, userId: string, use: Use, now: Date): string {
  const until = now.getTime() + LIFE_MS
  return `/api/files/${fileId}?use=${use}&until=${until}&key=${macOf(signedText(fileId, userId, use, until))}`
}

/** Where one person hears the beginning of a recording that is of no session yet. */
export function beginningAddress(recordingId: string, userId: string, now: Date): string {
  const until = now.getTime() + LIFE_MS
  return `/api/beginnings/${recordingId}?until=${until}&key=${macOf(signedText(recordingId, userId, 'play', until))}`
}

/** Whether an address is ours, this person's, and still open. */
export function holds(
  { fileId, userId }: { fileId: string; userId: string },
  asked: { use: Use; until: number; key: string },
  now: Date,
): boolean {
  return isMacOf(signedText(fileId, userId, asked.use, asked.until), asked.key) && now.getTime() < asked.until
}
