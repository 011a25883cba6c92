/** What draws the lock and the words that were kept, loaded when it is needed: features above know how. */
export type LockParts = {
  /** Covers the page; answers what takes it away again. */
  showLock: () => () => void
  /** Offers words that an earlier sign-in of this person left unsaved. */
  offerWords: () => Promise<void>
}

export const lock: {
  /** Named once when the program starts. */
  load: () => Promise<LockParts>
  /** Keeps unsaved words when this browser turns out to be signed out, before its screens go. */
  keep: () => Promise<void>
} = { load: () => Promise.reject(new Error('nothing draws the lock')), keep: () => Promise.resolve() }
