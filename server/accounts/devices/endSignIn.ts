import type { SQL } from 'drizzle-orm'
import { and, eq, ne } from 'drizzle-orm'
import { factorTexts } from '#domain/accounts/rules/factorTexts.ts'
import type { Answered, EndpointRequest } from '#server/platform/http/endpoint.ts'
import { NotFound } from '#server/platform/http/refusal.ts'
import type { Auth } from '../auth/buildAuth.ts'
import { findSignedIn } from '../auth/findSignedIn.ts'
import { recordAuthEvent } from '../auth/recordAuthEvent.ts'
import { authSessions } from '../authTables.ts'

type Asked = EndpointRequest<object>

/** Ends one of the own sign-ins, at once on every call and within two seconds on open streams (K25). */
export async function endSignIn(auth: Auth, asked: EndpointRequest<{ id: string }>): Promise<Answered> {
  const ended = await end(auth, asked, () => eq(authSessions.id, asked.body.id))
  if (ended === 0) throw new NotFound('sign-in')
  return { body: { message: factorTexts.signedOutThere } }
}

/** Ends every own sign-in but this one. */
export async function endOtherSignIns(auth: Auth, asked: Asked): Promise<Answered> {
  await end(auth, asked, (signInId) => ne(authSessions.id, signInId))
  return { body: { message: factorTexts.signedOutOthers } }
}

async function end(auth: Auth, { context }: Asked, which: (signInId: string) => SQL): Promise<number> {
  const { actor, signIn } = await findSignedIn(context)
  const { userId } = actor
  const count = await auth.within(context.origin, async (db) => {
    const gone = await db
      .delete(authSessions)
      .where(and(eq(authSessions.userId, userId), which(signIn.signInId)))
      .returning({ id: authSessions.id })
    if (gone.length > 0) {
      const details = { count: gone.length }
      await recordAuthEvent(
        db,
        { action: 'sign_in.ended', by: 'member', userId, signInId: signIn.signInId, details },
        context.origin,
      )
    }
    return gone.length
  })
  context.app.wake.live()
  return count
}
