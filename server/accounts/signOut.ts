import { eq } from 'drizzle-orm'
import type { Answered, Knock } from '#server/http/door.ts'
import type { Auth } from './buildAuth.ts'
import { recordEntrance } from './recordEntrance.ts'
import { authSessions } from './tables.ts'

/**
 * Ends this browser's sign-in, however often it is asked: a page whose call got lost asks again with the cookie
 * it still has (T-013). Clear-Site-Data names the cache alone; storage holds work that waits to be sent.
 */
export async function signOut(auth: Auth, { context }: Knock<object>): Promise<Answered> {
  const { tokenHash, origin } = context
  if (tokenHash) {
    await auth.within(origin, async (db) => {
      const [ended] = await db
        .delete(authSessions)
        .where(eq(authSessions.token, tokenHash))
        .returning({ userId: authSessions.userId })
      if (ended)
        await recordEntrance(db, { action: 'sign_out.done', by: 'member', userId: ended.userId }, origin)
    })
    context.house.wake.live()
  }
  return { body: { signedOut: true }, cookie: null, headers: { 'clear-site-data': '"cache"' } }
}
