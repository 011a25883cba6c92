import { eq } from 'drizzle-orm'
import type { Answered, EndpointRequest } from '#server/platform/http/endpoint.ts'
import type { Auth } from '../auth/buildAuth.ts'
import { recordAuthEvent } from '../auth/recordAuthEvent.ts'
import { authSessions } from '../tables.ts'

/**
 * Ends this browser's sign-in, however often it is asked: a page whose call got lost asks again with the cookie
 * it still has (T-013). Clear-Site-Data names the cache alone; storage holds work that waits to be sent.
 */
export async function signOut(auth: Auth, { context }: EndpointRequest<object>): Promise<Answered> {
  const { tokenHash, origin } = context
  if (tokenHash) {
    await auth.within(origin, async (db) => {
      const [ended] = await db
        .delete(authSessions)
        .where(eq(authSessions.token, tokenHash))
        .returning({ userId: authSessions.userId })
      if (ended)
        await recordAuthEvent(db, { action: 'sign_out.done', by: 'member', userId: ended.userId }, origin)
    })
    context.app.wake.live()
  }
  return { body: { signedOut: true }, cookie: null, headers: { 'clear-site-data': '"cache"' } }
}
