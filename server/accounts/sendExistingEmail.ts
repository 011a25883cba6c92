import { queueMail } from '#server/platform/mail/queueMail.ts'
import { existingEmail } from './emails.ts'
import type { AuthContext } from './rules/authContext.ts'
import { sendPasswordChoice } from './sendPasswordChoice.ts'

/** Tells the owner of an address that it was used to sign up again; whoever asked learns nothing (T-199). */
export async function sendExistingEmail(
  ctx: AuthContext,
  user: { id: string; email: string; name: string; emailVerified: boolean },
): Promise<void> {
  if (!user.emailVerified) return await sendPasswordChoice(ctx, user)
  const { db, app, origin } = ctx
  const message = existingEmail(app.config, user.name)
  await queueMail(db, app.clock.newId(), user.email, message, `existing ${origin.requestId}`)
}
