import { sensitiveRate } from '#domain/accounts/limits.ts'
import type { CallContext } from '#server/platform/http/callContext.ts'
import { addressKey, takeShared } from '#server/platform/http/rates.ts'
import { knowsAccount, readKnownBrowser } from '#server/platform/knownBrowser.ts'
import { accountKey } from '../rules/keys.ts'
import { bucketOf } from '../rules/rates.ts'

/**
 * Anything that mails an address is sensitive (T-209): 3 in 15 minutes for each address it is asked from and
 * for each account it is about, whether or not there is one. A browser that has signed in to the account before counts its own
 * three, or a stranger who asks on and on would keep its owner from ever getting an email that works there (4.13.15).
 */
export async function limitEmails(
  context: CallContext,
  kind: string,
  email: string,
  cookie?: string,
): Promise<void> {
  const account = accountKey(email)
  const browser = readKnownBrowser(cookie, context.app.config)
  if (browser && knowsAccount(browser, account)) {
    await takeShared(context, `${kind} to ${account} by ${browser.id}`, ...bucketOf(sensitiveRate))
    return
  }
  await takeShared(
    context,
    `${kind} from ${addressKey(context.origin.ipAddress)}`,
    ...bucketOf(sensitiveRate),
  )
  await takeShared(context, `${kind} to ${account}`, ...bucketOf(sensitiveRate))
}
