import { findNames } from '#server/accounts/findNames.ts'
import type { Doing } from '#server/doing.ts'
import { calls, doingOf } from '#server/http/calls.ts'
import { getSession } from '#server/sessions/reads.ts'
import { answerByLink, getLink } from './answerByLink.ts'
import { giveConsent } from './giveConsent.ts'
import { inviteGuest } from './inviteGuest.ts'
import { presentConsent, presentGuest } from './present.ts'
import { listConsents, standingOf } from './reads.ts'
import { refuseConsent } from './refuseConsent.ts'
import { removeGuest } from './removeGuest.ts'
import { withdrawConsent } from './withdrawConsent.ts'

async function present(doing: Doing, sessionId: string) {
  const { db, actor } = doing
  const session = await getSession(doing, sessionId, { removed: 'deleted' })
  const names = await findNames(db, [session.userId, session.advisorId])
  const standing = await standingOf(db, session, names)
  return { consent: presentConsent(session, standing, await listConsents(db, sessionId), actor) }
}

export const consentRoutes = {
  get: calls.consent.get.handler(
    async ({ context, input }) => await present(doingOf(context), input.sessionId),
  ),

  give: calls.consent.give.handler(async ({ context, input }) => {
    const doing = doingOf(context)
    await giveConsent(doing, input)
    return await present(doing, input.sessionId)
  }),

  refuse: calls.consent.refuse.handler(async ({ context, input }) => {
    const doing = doingOf(context)
    await refuseConsent(doing, input)
    return await present(doing, input.sessionId)
  }),

  withdraw: calls.consent.withdraw.handler(async ({ context, input }) => {
    const doing = doingOf(context)
    await withdrawConsent(doing, input)
    return await present(doing, input.sessionId)
  }),

  inviteGuest: calls.consent.inviteGuest.handler(async ({ context, input }) => {
    const doing = doingOf(context)
    await inviteGuest(doing, input)
    return await present(doing, input.sessionId)
  }),

  removeGuest: calls.consent.removeGuest.handler(async ({ context, input }) => {
    const doing = doingOf(context)
    const { session } = await removeGuest(doing, input)
    return await present(doing, session.id)
  }),

  getByToken: calls.consent.getByToken.handler(async ({ context, input }) =>
    presentGuest(await getLink(context.db, input.token), context.house.clock.now()),
  ),

  answerByToken: calls.consent.answerByToken.handler(async ({ context, input }) => {
    const { db, house, origin } = context
    const now = house.clock.now()
    return presentGuest(await answerByLink({ db, origin, now }, input), now)
  }),
}
