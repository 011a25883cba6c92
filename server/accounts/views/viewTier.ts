import { and, eq, gt, isNull, or } from 'drizzle-orm'
import type { z } from 'zod'
import type { authBodies } from '#contract/accounts/signIn.ts'
import { canViewAsTier, canViewConsole } from '#domain/accounts/permissions.ts'
import { viewTexts } from '#domain/accounts/texts/views.ts'
import type { Answered, EndpointRequest } from '#server/platform/http/endpoint.ts'
import { NotFound, Refused } from '#server/platform/http/refusal.ts'
import type { Auth } from '../auth/buildAuth.ts'
import { findSignedIn } from '../auth/findSignedIn.ts'
import { recordAuthEvent } from '../auth/recordAuthEvent.ts'
import { authSessions } from '../authTables.ts'
import { memberAdvisors, memberViews, profiles, roles } from '../tables.ts'

const ended = { viewDesktop: null, viewMobile: null, viewMember: null }

/** Staff look at the consoles with other plans, in this sign-in alone: nothing is granted, and nothing that costs may be done (T-007, T-009). */
export async function viewTier(
  auth: Auth,
  { context, body }: EndpointRequest<z.infer<typeof authBodies.viewTier>>,
): Promise<Answered> {
  const { app, origin } = context
  const { actor, signIn } = await findSignedIn(context)
  const decision = canViewAsTier(actor)
  if (!decision.ok) throw new Refused(decision.reason)
  const isEnd = body.desktop === null && body.mobile === null
  await auth.within(origin, async (db) => {
    await db
      .update(authSessions)
      .set({ viewDesktop: body.desktop, viewMobile: body.mobile })
      .where(eq(authSessions.id, signIn.signInId))
    await recordAuthEvent(
      db,
      {
        action: isEnd ? 'view.ended' : 'view.begun',
        by: 'member',
        userId: actor.userId,
        signInId: signIn.signInId,
        details: body,
      },
      origin,
    )
  })
  app.wake.live()
  return { body: { message: isEnd ? viewTexts.ended : viewTexts.begun } }
}

/** An advisor looks at the whole console of a member whom they advise: reads alone, and the member sees that they did (T-203). */
export async function viewMember(
  auth: Auth,
  { context, body }: EndpointRequest<{ id: string }>,
): Promise<Answered> {
  const { app, origin } = context
  const { actor, signIn } = await findSignedIn(context)
  const { userId } = actor
  await auth.within(origin, async (db) => {
    const now = app.clock.now()
    const [profile] = await db
      .select({ isDemo: profiles.isDemo, disabledAt: profiles.disabledAt })
      .from(profiles)
      .where(eq(profiles.id, body.id))
    if (!actor.isStaff || !profile || profile.isDemo) throw new NotFound('member')
    const isOfMember = eq(memberAdvisors.userId, body.id)
    const stands = or(isNull(memberAdvisors.untilAt), gt(memberAdvisors.untilAt, now))
    const decision = canViewConsole(actor, {
      isDisabled: profile.disabledAt !== null,
      isStaff: (await db.$count(roles, eq(roles.userId, body.id))) > 0,
      isAdvised:
        (await db.$count(memberAdvisors, and(isOfMember, eq(memberAdvisors.advisorId, userId), stands))) > 0,
    })
    if (!decision.ok) throw new Refused(decision.reason)
    await db
      .update(authSessions)
      .set({ ...ended, viewMember: body.id })
      .where(eq(authSessions.id, signIn.signInId))
    await db
      .insert(memberViews)
      .values({ userId: body.id, advisorId: userId, area: 'console' })
      .onConflictDoNothing()
    await recordAuthEvent(
      db,
      {
        action: 'view.begun',
        by: 'member',
        userId,
        signInId: signIn.signInId,
        details: { memberId: body.id },
      },
      origin,
    )
  })
  app.wake.live()
  return { body: { message: viewTexts.begun } }
}

/** Ends any of these; whoever asks is themselves again. */
export async function endView(auth: Auth, { context }: EndpointRequest<object>): Promise<Answered> {
  const { app, origin } = context
  const { signIn } = await findSignedIn(context, { mayBeLocked: true, mayView: true })
  const userId = signIn.viewerId ?? signIn.userId
  await auth.within(origin, async (db) => {
    await db.update(authSessions).set(ended).where(eq(authSessions.id, signIn.signInId))
    await recordAuthEvent(
      db,
      { action: 'view.ended', by: 'member', userId, signInId: signIn.signInId },
      origin,
    )
  })
  app.wake.live()
  return { body: { message: viewTexts.ended } }
}
