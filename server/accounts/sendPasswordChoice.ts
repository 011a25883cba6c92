import { unconfirmedLetter } from '#server/mail/letters/accounts.ts'
import { queueMail } from '#server/mail/queueMail.ts'
import { linkLife, newSecret, storedReset } from './rules/keys.ts'
import type { AuthScene } from './rules/scene.ts'
import { authVerifications } from './tables.ts'

/** Mails a link whose reader chooses the password and confirms the address with it: an account laid in wait is theirs. */
export async function sendPasswordChoice(
  { db, house }: AuthScene,
  user: { id: string; email: string; name: string },
): Promise<void> {
  const token = newSecret()
  const identifier = storedReset(token)
  const expiresAt = new Date(house.clock.now().getTime() + linkLife.reset)
  await db
    .insert(authVerifications)
    .values({ id: house.clock.newId(), identifier, value: user.id, expiresAt })
  const letter = unconfirmedLetter(house.config, user.name, token)
  await queueMail(db, house.clock.newId(), user.email, letter, identifier)
}
