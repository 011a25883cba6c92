import { queueMail } from '#server/platform/mail/queueMail.ts'
import { unconfirmedEmail } from './emails.ts'
import type { AuthContext } from './rules/authContext.ts'
import { linkLife, newSecret, storedReset } from './rules/keys.ts'
import { authVerifications } from './tables.ts'

/** Mails a link whose reader chooses the password and confirms the address with it: an account laid in wait is theirs. */
export async function sendPasswordChoice(
  { db, app }: AuthContext,
  user: { id: string; email: string; name: string },
): Promise<void> {
  const token = newSecret()
  const identifier = storedReset(token)
  const expiresAt = new Date(app.clock.now().getTime() + linkLife.reset)
  await db.insert(authVerifications).values({ id: app.clock.newId(), identifier, value: user.id, expiresAt })
  const message = unconfirmedEmail(app.config, user.name, token)
  await queueMail(db, app.clock.newId(), user.email, message, identifier)
}
