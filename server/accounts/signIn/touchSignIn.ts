import { signInLimits } from '#domain/accounts/limits.ts'
import { calls } from '#server/platform/calls/calls.ts'
import { openCall } from '#server/platform/calls/openCall.ts'
import { sqlStatement } from '#server/platform/db/statement.ts'
import { unauthorized } from '#server/platform/http/refuse.ts'

const touch = sqlStatement<[tokenHash: string, idleSeconds: number], { until: Date | null }>(
  'select app_touch($1, make_interval(secs => $2)) as until',
)

/** The person did something: the idle limit starts anew, the absolute one never moves (T-014). It leaves no event. */
export const touchSignIn = openCall(calls.accounts.touchSignIn, async ({ db, tokenHash }) => {
  const [touched] = tokenHash ? await touch(db, tokenHash, signInLimits.idleMs / 1000) : []
  if (!touched?.until) throw unauthorized()
  return { idleUntil: touched.until.toISOString() }
})
