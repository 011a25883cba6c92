import { grantRefusals, grantTexts } from '#domain/billing/texts.ts'
import { orpc } from '#web/lib/calls/api.ts'
import { mutation } from '#web/lib/calls/mutation.ts'
import { reasonWords, refusalOf } from '#web/lib/calls/refusal.ts'

// Plans stand on a person's page and in the directory.
const refresh = [orpc.billing.key(), orpc.accounts.key()]

/** What a refused grant says: the reason in our words, else what the server said. */
export function grantFailure(error: unknown): string {
  const { reason, message } = refusalOf(error)
  return reasonWords(grantRefusals, reason) ?? message
}

/** The form says what is wrong with a grant. */
export const grantPlan = () =>
  mutation(orpc.billing.grantPlan.mutationOptions(), { success: grantTexts.granted, refresh })

export const endGrant = () =>
  mutation(orpc.billing.endGrant.mutationOptions(), {
    success: grantTexts.ended,
    failure: grantFailure,
    refresh,
  })
