import { queueMail } from '#server/platform/mail/queueMail.ts'
import { confirmAddress } from './confirmAddress.ts'
import { passwordChangedEmail } from './emails.ts'
import { recordAuthEvent } from './recordAuthEvent.ts'
import type { AuthContext } from './rules/authContext.ts'

/** A reset proves the mailbox, so it confirms the address too, and spends every other link of the account. */
export async function finishReset(
  ctx: AuthContext,
  user: { id: string; email: string; name: string },
): Promise<void> {
  const { db, app, origin } = ctx
  await confirmAddress(ctx, user.id)
  await recordAuthEvent(db, { action: 'password.reset', by: 'member', userId: user.id }, origin)
  const message = passwordChangedEmail(app.config, user.name)
  await queueMail(db, app.clock.newId(), user.email, message, `password reset ${origin.requestId}`)
}
