import type { Config } from '#server/platform/config.ts'
import type { Context } from '#server/platform/context/context.ts'
import { isMacOf, macOf } from '#server/platform/keyRing.ts'
import { sealText, unsealText } from '#server/platform/sealText.ts'

/** Played in the page, or saved as a copy. */
export type Use = 'play' | 'save'

// Long enough to listen without asking anew at each step, short enough that a copied address is worth nothing tomorrow.
const LIFE_MS = 10 * 60_000

const signedText = (fileId: string, userId: string, use: Use, until: number) =>
  `file ${fileId} ${userId} ${use} ${until}`

const BY = 'the sign-in of a file address'

/** Whoever an address is made for, in the call that they made. */
type Reader = Pick<Context, 'now' | 'tokenHash'> & {
  readonly app: { readonly config: Pick<Config, 'filesUrl'> }
  readonly actor: Pick<Context['actor'], 'userId'>
}

/**
 * Where one person reaches one file for a few minutes; for anybody else the address is nothing (T-088). At a host of its own, which gets
 * no cookie, the address brings the sign-in along, sealed: it is looked up each time, as a cookie would be (ASVS 3.5.4).
 */
export function fileAddress(fileId: string, { app, actor, now, tokenHash }: Reader, use: Use): string {
  const until = now.getTime() + LIFE_MS
  const key = macOf(signedText(fileId, actor.userId, use, until))
  const path = `/api/files/${fileId}?use=${use}&until=${until}&key=${key}`
  const { filesUrl } = app.config
  if (!filesUrl || tokenHash === null) return path
  return `${filesUrl.origin}${path}&by=${encodeURIComponent(sealText(`${fileId} ${tokenHash}`, BY))}`
}

/** Whether this installation gives files out at a host of its own, and by which sign-in an address there was made; null for nobody. */
export function broughtSignIn({ filesUrl }: Config, fileId: string, by: unknown): string | null {
  if (!filesUrl || typeof by !== 'string' || by.length > 500) return null
  const [id, tokenHash] = (unsealText(by, BY) ?? '').split(' ')
  return id === fileId && tokenHash ? tokenHash : null
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
