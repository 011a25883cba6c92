import { and, eq } from 'drizzle-orm'
import { houseTexts } from '#domain/accounts/texts.ts'
import type { Answered, Knock } from '#server/http/door.ts'
import type { Auth } from './buildAuth.ts'
import { evenTime, letterFloorMs } from './rules/evenTime.ts'
import { sendConfirmLetter } from './sendConfirmLetter.ts'
import { authUsers } from './tables.ts'
import { takeLetter } from './takeLetter.ts'

/** Sends the confirming letter again, to an address that waits for it; any other gets the same answer. */
export async function sendVerification(
  auth: Auth,
  { context, body }: Knock<{ email: string }>,
): Promise<Answered> {
  const { house, origin } = context
  await takeLetter(context, 'confirm', body.email)
  await evenTime(letterFloorMs, () =>
    auth.within(origin, async (db) => {
      const [user] = await db
        .select({ id: authUsers.id, email: authUsers.email, name: authUsers.name })
        .from(authUsers)
        .where(and(eq(authUsers.email, body.email), eq(authUsers.emailVerified, false)))
      if (user) await sendConfirmLetter({ db, house, origin }, user)
    }),
  )
  return { body: { message: houseTexts.mailOnItsWay } }
}
