import { findNames } from '#server/accounts/people/findNames.ts'
import type { Context } from '#server/platform/earlier/context.ts'
import { callContextOf, calls } from '#server/platform/http/calls.ts'
import { getSession } from '#server/sessions/reads.ts'
import { answerByLink, getLink } from './answerByLink.ts'
import { deleteGuest } from './deleteGuest.ts'
import { giveConsent } from './giveConsent.ts'
import { inviteGuest } from './inviteGuest.ts'
import { presentConsent, presentGuest } from './present.ts'
import { listConsents, standingOf } from './reads.ts'
import { refuseConsent } from './refuseConsent.ts'
import { withdrawConsent } from './withdrawConsent.ts'

async function present(ctx: Context, sessionId: string) {
  const { db, actor } = ctx
  const session = await getSession(ctx, sessionId, { including: 'deleted' })
  const names = await findNames(db, [session.userId, session.advisorId])
  const standing = await standingOf(db, session, names)
  return { consent: presentConsent(session, standing, await listConsents(db, sessionId), actor) }
}

export const consentRoutes = {
  getConsent: calls.consent.getConsent.handler(
    async ({ context, input }) => await present(callContextOf(context), input.sessionId),
  ),

  giveConsent: calls.consent.giveConsent.handler(async ({ context, input }) => {
    const ctx = callContextOf(context)
    await giveConsent(ctx, input)
    return await present(ctx, input.sessionId)
  }),

  refuseConsent: calls.consent.refuseConsent.handler(async ({ context, input }) => {
    const ctx = callContextOf(context)
    await refuseConsent(ctx, input)
    return await present(ctx, input.sessionId)
  }),

  withdrawConsent: calls.consent.withdrawConsent.handler(async ({ context, input }) => {
    const ctx = callContextOf(context)
    await withdrawConsent(ctx, input)
    return await present(ctx, input.sessionId)
  }),

  inviteGuest: calls.consent.inviteGuest.handler(async ({ context, input }) => {
    const ctx = callContextOf(context)
    await inviteGuest(ctx, input)
    return await present(ctx, input.sessionId)
  }),

  deleteGuest: calls.consent.deleteGuest.handler(async ({ context, input }) => {
    const ctx = callContextOf(context)
    const { session } = await deleteGuest(ctx, input)
    return await present(ctx, session.id)
  }),

  getConsentByToken: calls.consent.getConsentByToken.handler(async ({ context, input }) =>
    presentGuest(await getLink(context.db, input.token), context.app.clock.now()),
  ),

  answerConsentByToken: calls.consent.answerConsentByToken.handler(async ({ context, input }) => {
    const { db, app, origin } = context
    const now = app.clock.now()
    return presentGuest(await answerByLink({ db, origin, now }, input), now)
  }),
}
