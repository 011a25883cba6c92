import { sensitiveRate } from '#domain/accounts/limits.ts'
import { isStaffAddress } from '#domain/accounts/rules/staffAddress.ts'
import { takeShared } from '#server/http/rates.ts'
import { TooMany } from '#server/http/refusal.ts'
import { confirmLetter } from '#server/mail/letters/accounts.ts'
import { queueMail } from '#server/mail/queueMail.ts'
import { accountKey, linkLife, newSecret, storedConfirm } from './rules/keys.ts'
import { bucketOf } from './rules/rates.ts'
import type { AuthScene } from './rules/scene.ts'
import { sendPasswordChoice } from './sendPasswordChoice.ts'
import { authVerifications } from './tables.ts'

/**
 * Mails a link that confirms the address. Better Auth's own token is not used: it can be spent again and again
 * until it expires, while this one is stored hashed and works once.
 */
export async function sendConfirmLetter(
  scene: AuthScene,
  user: { id: string; email: string; name: string },
): Promise<void> {
  const { db, house } = scene
  // Also reached by a sign-in with the right password before the address is confirmed: 3 letters, whoever asks.
  try {
    await takeShared({ house }, `confirm letter ${accountKey(user.email)}`, ...bucketOf(sensitiveRate))
  } catch (error) {
    if (error instanceof TooMany) return
    throw error
  }
  // A confirmed staff address becomes staff: whoever reads its mail chooses the password, or a stranger who
  // signed up with a colleague's address would be staff the moment that colleague clicks (T-005).
  const { staffDomain, staffEmails } = house.config
  if (isStaffAddress(user.email, { domain: staffDomain || null, emails: staffEmails })) {
    return await sendPasswordChoice(scene, user)
  }
  const token = newSecret()
  const identifier = storedConfirm(token)
  const expiresAt = new Date(house.clock.now().getTime() + linkLife.confirm)
  await db
    .insert(authVerifications)
    .values({ id: house.clock.newId(), identifier, value: user.id, expiresAt })
  await queueMail(
    db,
    house.clock.newId(),
    user.email,
    confirmLetter(house.config, user.name, token),
    identifier,
  )
}
