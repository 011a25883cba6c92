import type { QueryKey } from '@tanstack/react-query'
import { queryClient } from '../calls/queryClient.ts'
import { releaseAll } from '../page/unsaved.ts'
import { lock } from './lock.ts'

let owner = ''

/**
 * Before somebody is shown where another person was: nothing that was read for that one stays in this tab. Where their screens are still
 * open, the page is loaded anew, and whoever asks gets no answer. `meKey` is that of the query that says who is signed in.
 */
export async function ownTab(userId: string, meKey: QueryKey): Promise<void> {
  const before = owner
  owner = userId
  if (before === '' || before === userId) return
  if (queryClient.getQueryData<{ me: unknown }>(meKey)?.me) {
    await lock.keep()
    releaseAll()
    window.location.reload()
    await new Promise(() => {})
  }
  queryClient.removeQueries({ type: 'inactive', predicate: ({ queryKey }) => queryKey !== meKey })
}
