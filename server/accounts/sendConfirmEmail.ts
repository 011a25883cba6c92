import { sensitiveRate } from '#domain/accounts/limits.ts'
import { isStaffAddress } from '#domain/accounts/rules/staffAddress.ts'
import { takeShared } from '#server/platform/http/rates.ts'
import { TooMany } from '#server/platform/http/refusal.ts'
import { queueMail } from '#server/platform/mail/queueMail.ts'
import { confirmEmail } from './emails.ts'
import type { AuthContext } from './rules/authContext.ts'
import { accountKey, linkLife, newSecret, storedConfirm } from './rules/keys.ts'
import { bucketOf } from './rules/rates.ts'
import { sendPasswordChoice } from './sendPasswordChoice.ts'
import { authVerifications } from './tables.ts'

/**
 * Mails a link that confirms the address. Better Auth's own token is not used: it can be spent again and again
 * until it expires, while this one is stored hashed and works once.
 */
export async function sendConfirmEmail(
  ctx: AuthContext,
  user: { id: string; email: string; name: string },
): Promise<void> {
  const { db, app } = ctx
  // Also reached by a sign-in with the right password before the address is confirmed: 3 emails, whoever asks.
  try {
    await takeShared({ app }, `confirm email ${accountKey(user.email)}`, ...bucketOf(sensitiveRate))
  } catch (error) {
    if (error instanceof TooMany) return
    throw error
  }
  // A confirmed staff address becomes staff: whoever reads its mail chooses the password, or a stranger who
  // signed up with a colleague's address would be staff the moment that colleague clicks (T-005).
  const { staffDomain, staffEmails } = app.config
  if (isStaffAddress(user.email, { domain: staffDomain || null, emails: staffEmails })) {
    return await sendPasswordChoice(ctx, user)
  }
  const token = newSecret()
  const identifier = storedConfirm(token)
  const expiresAt = new Date(app.clock.now().getTime() + linkLife.confirm)
  await db.insert(authVerifications).values({ id: app.clock.newId(), identifier, value: user.id, expiresAt })
  await queueMail(db, app.clock.newId(), user.email, confirmEmail(app.config, user.name, token), identifier)
}
