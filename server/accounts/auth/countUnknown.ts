import { codeRate } from '#domain/accounts/limits.ts'
import type { CallContext } from '#server/platform/http/callContext.ts'
import { addressKey, takeShared } from '#server/platform/http/rates.ts'
import { bucketOf } from '../rules/rates.ts'

/**
 * Counts a secret of a link that is none of ours: five in 15 minutes from one address (4.12.8). One that is ours counts nothing, for
 * nobody guesses it, and whoever shares a network with others must not keep them from the links they were sent (4.13.15).
 */
export const countUnknown = (context: CallContext, kind: string): Promise<void> =>
  takeShared(context, `${kind} ${addressKey(context.origin.ipAddress)}`, ...bucketOf(codeRate))
