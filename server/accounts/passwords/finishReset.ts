import { queueMail } from '#server/platform/mail/queueMail.ts'
import type { Addressee, AuthContext } from '../auth/buildAuth.ts'
import { recordAuthEvent } from '../auth/recordAuthEvent.ts'
import { passwordChangedEmail, resetEmail } from '../emails.ts'
import { storedReset } from '../rules/keys.ts'
import { confirmAddress } from '../signUp/confirmAddress.ts'

/** Mails the link of a reset that Better Auth has just stored, hashed. */
export async function sendResetEmail(
  { db, app }: AuthContext,
  user: Addressee,
  token: string,
): Promise<void> {
  const email = resetEmail({ name: user.name, token })
  await queueMail(db, app.clock.newId(), user.id, email, storedReset(token))
}

/** A reset proves the mailbox, so it confirms the address too, and spends every other link of the account. */
export async function finishReset(ctx: AuthContext, user: Addressee): Promise<void> {
  const { db, app, origin } = ctx
  await confirmAddress(ctx, user.id)
  await recordAuthEvent(db, { action: 'password.reset', by: 'member', userId: user.id }, origin)
  const email = passwordChangedEmail({ name: user.name })
  await queueMail(db, app.clock.newId(), user.id, email, `password reset ${origin.requestId}`)
}
