import { and, eq, lte } from 'drizzle-orm'
import type { z } from 'zod'
import type { authBodies } from '#contract/accounts/signIn.ts'
import { signInLimits } from '#domain/accounts/limits.ts'
import type { Answered, EndpointRequest } from '#server/platform/http/endpoint.ts'
import type { Auth } from '../auth/buildAuth.ts'
import { recordAuthEvent } from '../auth/recordAuthEvent.ts'
import { authSessions } from '../authTables.ts'

/**
 * Ends this browser's sign-in, however often it is asked: a page whose call got lost asks again with the cookie
 * it still has (T-013). Clear-Site-Data names the cache alone; storage holds work that waits to be sent.
 */
export async function signOut(
  auth: Auth,
  { context, body }: EndpointRequest<z.infer<typeof authBodies.signOut>>,
): Promise<Answered> {
  const { tokenHash, origin, app } = context
  if (tokenHash) {
    // No sign-in is older than the longest one lives.
    const agoMs = Math.min(body.agoMs ?? 0, signInLimits.absoluteMs)
    const wasAt = new Date(app.clock.now().getTime() - agoMs)
    const isNewer = await auth.within(origin, async (db) => {
      const [ended] = await db
        .delete(authSessions)
        .where(
          and(eq(authSessions.token, tokenHash), agoMs > 0 ? lte(authSessions.createdAt, wasAt) : undefined),
        )
        .returning({ userId: authSessions.userId, signInId: authSessions.id })
      if (ended) await recordAuthEvent(db, { action: 'sign_out.done', by: 'member', ...ended }, origin)
      if (ended || agoMs === 0) return false
      const there = await db
        .select({ id: authSessions.id })
        .from(authSessions)
        .where(eq(authSessions.token, tokenHash))
      return there.length > 0
    })
    app.wake.live()
    // The sign-in that was to end is over: the one this browser has now took its place.
    if (isNewer) return { body: { signedOut: true } }
  }
  return { body: { signedOut: true }, cookie: null, headers: { 'clear-site-data': '"cache"' } }
}
