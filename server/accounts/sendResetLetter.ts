import { resetLetter } from '#server/mail/letters/accounts.ts'
import { queueMail } from '#server/mail/queueMail.ts'
import { storedReset } from './rules/keys.ts'
import type { AuthScene } from './rules/scene.ts'

/** Mails the link of a reset that Better Auth has just stored, hashed. */
export async function sendResetLetter(
  { db, house }: AuthScene,
  user: { email: string; name: string },
  token: string,
): Promise<void> {
  await queueMail(
    db,
    house.clock.newId(),
    user.email,
    resetLetter(house.config, user.name, token),
    storedReset(token),
  )
}
