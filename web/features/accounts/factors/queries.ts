import { orpc } from '#web/lib/calls/api.ts'
import { queryClient } from '#web/lib/calls/queryClient.ts'
import { refusalOf } from '#web/lib/calls/refusal.ts'
import { wordsOf } from '#web/lib/calls/refusalWords.ts'
import { PasskeyFailed } from './signWithPasskey.ts'

/** How the member's own account is guarded; the lock asks too. */
export const securityQuery = () => orpc.accounts.getSecurity.queryOptions({ networkMode: 'always' })

/** What guards the account has changed: whoever shows it asks anew. */
export const refreshSecurity = () => queryClient.invalidateQueries({ queryKey: orpc.accounts.key() })

/** What to tell of a factor that was not taken. */
export function factorWords(error: unknown): string {
  if (error instanceof PasskeyFailed) return error.message
  const refusal = refusalOf(error)
  return refusal.problems[0]?.message ?? wordsOf(refusal)
}
