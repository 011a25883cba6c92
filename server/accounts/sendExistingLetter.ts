import { existingLetter } from '#server/mail/letters/accounts.ts'
import { queueMail } from '#server/mail/queueMail.ts'
import type { AuthScene } from './rules/scene.ts'
import { sendPasswordChoice } from './sendPasswordChoice.ts'

/** Tells the owner of an address that it was used to sign up again; whoever asked learns nothing (T-199). */
export async function sendExistingLetter(
  scene: AuthScene,
  user: { id: string; email: string; name: string; emailVerified: boolean },
): Promise<void> {
  if (!user.emailVerified) return await sendPasswordChoice(scene, user)
  const { db, house, origin } = scene
  const letter = existingLetter(house.config, user.name)
  await queueMail(db, house.clock.newId(), user.email, letter, `existing ${origin.requestId}`)
}
