import { sensitiveRate } from '#domain/accounts/limits.ts'
import { isStaffAddress } from '#domain/accounts/rules/staffAddress.ts'
import { takeShared } from '#server/platform/http/rates.ts'
import { TooMany } from '#server/platform/http/refusal.ts'
import type { EmailRequest } from '#server/platform/mail/emailTemplate.ts'
import { queueMail } from '#server/platform/mail/queueMail.ts'
import { newSecret } from '#server/platform/newSecret.ts'
import type { Addressee, AuthContext } from '../auth/buildAuth.ts'
import { authVerifications } from '../authTables.ts'
import { confirmEmail, existingEmail, unconfirmedEmail } from '../emails.ts'
import { accountKey, linkLife, storedConfirm, storedReset } from '../rules/keys.ts'
import { bucketOf } from '../rules/rates.ts'

/**
 * Mails a link that confirms the address. Better Auth's own token is not used: it can be spent again and again
 * until it expires, while this one is stored hashed and works once.
 */
export async function sendConfirmEmail(ctx: AuthContext, user: Addressee): Promise<void> {
  const { app } = ctx
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
  if (isStaffAddress(user.email, { domain: staffDomain || null, emails: staffEmails }))
    return await sendPasswordChoice(ctx, user)
  const token = newSecret()
  const email = confirmEmail({ name: user.name, token })
  await sendLink(ctx, user, email, storedConfirm(token), linkLife.confirm)
}

/** Tells the owner of an address that it was used to sign up again; whoever asked learns nothing (T-199). */
export async function sendExistingEmail(
  ctx: AuthContext,
  user: Addressee & { emailVerified: boolean },
): Promise<void> {
  if (!user.emailVerified) return await sendPasswordChoice(ctx, user)
  const { db, app, origin } = ctx
  const email = existingEmail({ name: user.name })
  await queueMail(db, app.clock.newId(), user.id, email, `existing ${origin.requestId}`)
}

/** Mails a link whose reader chooses the password and confirms the address with it: an account laid in wait is theirs. */
const sendPasswordChoice = (ctx: AuthContext, user: Addressee) => sendResetLink(ctx, user, unconfirmedEmail)

/** Mails a link by which a new password is chosen, in an email that says why. */
export async function sendResetLink(
  ctx: AuthContext,
  user: Addressee,
  write: (filled: { name: string; token: string }) => EmailRequest,
): Promise<void> {
  const token = newSecret()
  await sendLink(ctx, user, write({ name: user.name, token }), storedReset(token), linkLife.reset)
}

/** The secret of a link by which a new password is chosen, for whoever has just proven that they read the account's mail. */
export async function makeResetLink({ db, app }: AuthContext, userId: string): Promise<string> {
  const token = newSecret()
  const expiresAt = new Date(app.clock.now().getTime() + linkLife.reset)
  await db
    .insert(authVerifications)
    .values({ id: app.clock.newId(), identifier: storedReset(token), value: userId, expiresAt })
  return token
}

/** Stores a link's secret by its hash, for `lifeMs`, and mails the link. */
async function sendLink(
  { db, app }: AuthContext,
  user: Addressee,
  email: EmailRequest,
  identifier: string,
  lifeMs: number,
): Promise<void> {
  const expiresAt = new Date(app.clock.now().getTime() + lifeMs)
  await db.insert(authVerifications).values({ id: app.clock.newId(), identifier, value: user.id, expiresAt })
  await queueMail(db, app.clock.newId(), user.id, email, identifier)
}
