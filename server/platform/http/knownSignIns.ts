import type { SignInRow } from '#server/platform/db/transaction.ts'

/** A sign-in as the database last wrote it: the text it is held against, and what it says. */
export type KnownSignIn = { text: string; row: SignInRow }

const MOST = 5_000
const known = new Map<string, KnownSignIn>()

/**
 * What this node last saw of a sign-in, so that a decision can be prepared before the look-up. Never believed: the
 * statement that acts on it asks the database first whether every word of it still stands (`enterKnownStep`).
 */
export const recallSignIn = (tokenHash: string): KnownSignIn | undefined => known.get(tokenHash)

export function keepSignIn(tokenHash: string, text: string | null | undefined): SignInRow | null {
  const before = known.get(tokenHash)
  if (before && before.text === text) return before.row
  known.delete(tokenHash)
  if (!text) return null
  const row = JSON.parse(text) as SignInRow // safe because app_actor writes exactly this shape
  known.set(tokenHash, { text, row })
  if (known.size > MOST) {
    const [oldest] = known.keys()
    if (oldest !== undefined) known.delete(oldest)
  }
  return row
}

export const dropSignIn = (tokenHash: string): void => void known.delete(tokenHash)
