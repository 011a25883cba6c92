import type { LockParts } from '#web/lib/signIn/lock.ts'

/** The lock and the words that were kept, each behind a chunk of its own. */
export async function loadLock(): Promise<LockParts> {
  const [{ showLock }, { offerWords }] = await Promise.all([
    import('./LockScreen.tsx'),
    import('./KeptWordsDialog.tsx'),
  ])
  return { showLock, offerWords }
}
