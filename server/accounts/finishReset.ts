import { passwordChangedLetter } from '#server/mail/letters/accounts.ts'
import { queueMail } from '#server/mail/queueMail.ts'
import { confirmAddress } from './confirmAddress.ts'
import { recordEntrance } from './recordEntrance.ts'
import type { AuthScene } from './rules/scene.ts'

/** A reset proves the mailbox, so it confirms the address too, and spends every other link of the account. */
export async function finishReset(
  scene: AuthScene,
  user: { id: string; email: string; name: string },
): Promise<void> {
  const { db, house, origin } = scene
  await confirmAddress(scene, user.id)
  await recordEntrance(db, { action: 'password.reset', by: 'member', userId: user.id }, origin)
  const letter = passwordChangedLetter(house.config, user.name)
  await queueMail(db, house.clock.newId(), user.email, letter, `password reset ${origin.requestId}`)
}
