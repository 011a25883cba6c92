import { queueMail } from '#server/platform/mail/queueMail.ts'
import { resetEmail } from './emails.ts'
import type { AuthContext } from './rules/authContext.ts'
import { storedReset } from './rules/keys.ts'

/** Mails the link of a reset that Better Auth has just stored, hashed. */
export async function sendResetEmail(
  { db, app }: AuthContext,
  user: { email: string; name: string },
  token: string,
): Promise<void> {
  await queueMail(
    db,
    app.clock.newId(),
    user.email,
    resetEmail(app.config, user.name, token),
    storedReset(token),
  )
}
