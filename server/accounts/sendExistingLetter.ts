import { existingLetter, unconfirmedLetter } from '#server/mail/letters/accounts.ts'
import { queueMail } from '#server/mail/queueMail.ts'
import { linkLife, newSecret, storedReset } from './rules/keys.ts'
import type { AuthScene } from './rules/scene.ts'
import { authVerifications } from './tables.ts'

/** Tells the owner of an address that it was used to sign up again; whoever asked learns nothing (T-199). */
export async function sendExistingLetter(
  { db, house, origin }: AuthScene,
  user: { id: string; email: string; name: string; emailVerified: boolean },
): Promise<void> {
  const id = house.clock.newId()
  if (user.emailVerified) {
    await queueMail(
      db,
      id,
      user.email,
      existingLetter(house.config, user.name),
      `existing ${origin.requestId}`,
    )
    return
  }
  const token = newSecret()
  const identifier = storedReset(token)
  const expiresAt = new Date(house.clock.now().getTime() + linkLife.reset)
  await db
    .insert(authVerifications)
    .values({ id: house.clock.newId(), identifier, value: user.id, expiresAt })
  await queueMail(db, id, user.email, unconfirmedLetter(house.config, user.name, token), identifier)
}
