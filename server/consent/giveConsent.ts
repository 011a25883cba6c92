import { GiveConsentInput } from '#contract/consent.ts'
import { canAnswerConsent } from '#domain/consent/permissions.ts'
import { consentTextVersion } from '#domain/consent/texts.ts'
import { deed, nothingToCheck } from '#server/deed.ts'
import { Conflict, NotFound } from '#server/http/refusal.ts'
import { loadAnswer } from './loadAnswer.ts'
import { storeAnswer } from './storeAnswer.ts'

/** A yes is stored with the version of the text the person had before them (4.12.11). */
export const giveConsent = deed({
  input: GiveConsentInput,
  load: (scene) => loadAnswer(scene, scene.input.sessionId),
  can: (actor, { session, party }) => canAnswerConsent(actor, session, party ?? 'member'),
  check: nothingToCheck,
  run: async (scene) => {
    const { session, party, said } = scene.loaded
    if (!party) throw new NotFound('party')
    if (scene.input.textVersion !== consentTextVersion)
      throw new Conflict('text_changed', { textVersion: consentTextVersion })
    if (said === 'given') return { session, party, isNew: false }
    await storeAnswer(
      scene,
      session,
      party,
      { givenAt: scene.now, textVersion: consentTextVersion },
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
