import { sensitiveRate } from '#domain/accounts/limits.ts'
import type { CallContext } from '#server/platform/http/callContext.ts'
import { addressKey, takeShared } from '#server/platform/http/rates.ts'
import { accountKey } from '../rules/keys.ts'
import { bucketOf } from '../rules/rates.ts'

/**
 * Anything that mails an address is sensitive (T-209): 3 in 15 minutes for each address it is asked from and
 * for each account it is about, whether or not there is one.
 */
export async function limitEmails(context: CallContext, kind: string, email: string): Promise<void> {
  await takeShared(
    context,
    `${kind} from ${addressKey(context.origin.ipAddress)}`,
    ...bucketOf(sensitiveRate),
  )
  await takeShared(context, `${kind} to ${accountKey(email)}`, ...bucketOf(sensitiveRate))
}
