import { GiveConsentInput } from '#contract/consent.ts'
import { canAnswerConsent } from '#domain/consent/permissions.ts'
import { consentTextVersion } from '#domain/consent/texts.ts'
import { command, nothingToCheck } from '#server/platform/earlier/command.ts'
import { Conflict, NotFound } from '#server/platform/http/refusal.ts'
import { loadAnswer } from './loadAnswer.ts'
import { storeAnswer } from './storeAnswer.ts'

/** A yes is stored with the version of the text the person had before them (4.12.11). */
export const giveConsent = command({
  input: GiveConsentInput,
  load: (ctx) => loadAnswer(ctx, ctx.input.sessionId),
  can: (actor, { session, party }) => canAnswerConsent(actor, session, party ?? 'member'),
  check: nothingToCheck,
  run: async (ctx) => {
    const { session, party, said } = ctx.loaded
    if (!party) throw new NotFound('party')
    if (ctx.input.textVersion !== consentTextVersion)
      throw new Conflict('text_changed', { textVersion: consentTextVersion })
    if (said === 'given') return { session, party, isNew: false }
    await storeAnswer(
      ctx,
      session,
      party,
      { givenAt: ctx.now, textVersion: consentTextVersion },
      'consent.given',
    )
    return { session, party, isNew: true }
  },
  audit: {
    action: 'consent.given',
    subject: ({ session, party }, input) => ({
      type: 'session',
      id: session.id,
      memberId: session.userId,
      details: { party, textVersion: input.textVersion },
    }),
    happened: ({ isNew }) => isNew,
  },
})
