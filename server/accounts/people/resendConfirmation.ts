import { canEnterAdmin } from '#domain/accounts/permissions.ts'
import { peopleTexts } from '#domain/accounts/texts/people.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { Answered, EndpointRequest } from '#server/platform/http/endpoint.ts'
import { NotFound } from '#server/platform/http/refusal.ts'
import { unauthorized } from '#server/platform/http/refuse.ts'
import type { Auth } from '../auth/buildAuth.ts'
import { findProven } from '../auth/findProven.ts'
import { recordAuthEvent } from '../auth/recordAuthEvent.ts'
import { sendExistingEmail } from '../signUp/emails.ts'
import { findUnconfirmed } from '../signUp/findUnconfirmed.ts'
import { limitEmails } from '../signUp/limitEmails.ts'

/** An admin has the email that confirms an address sent again; its reader chooses the password with it. */
export async function resendConfirmation(
  auth: Auth,
  { context, body }: EndpointRequest<{ id: string }>,
): Promise<Answered> {
  const { app, origin } = context
  const { actor, signIn } = await findProven(auth, context)
  if (!canEnterAdmin(actor).ok) throw unauthorized('hidden')
  const findThem = async (db: Db) => {
    const user = await findUnconfirmed(db, { id: body.id })
    if (!user) throw new NotFound('person')
    return user
  }
  const { email } = await auth.within(origin, findThem)
  await limitEmails(context, 'confirm', email)
  await auth.within(origin, async (db) => {
    const user = await findThem(db)
    await sendExistingEmail({ db, app, origin }, user)
    await recordAuthEvent(
      db,
      {
        action: 'confirmation.sent',
        by: 'member',
        userId: actor.userId,
        signInId: signIn.signInId,
        details: { personId: user.id },
      },
      origin,
    )
  })
  return { body: { message: peopleTexts.confirmationSent } }
}
