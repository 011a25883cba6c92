import { ConsentOfSession } from '#contract/consent.ts'
import { canAnswerConsent } from '#domain/consent/permissions.ts'
import { deed, nothingToCheck } from '#server/deed.ts'
import { NotFound } from '#server/http/refusal.ts'
import { eraseTraces } from './eraseTraces.ts'
import { loadAnswer } from './loadAnswer.ts'
import { storeAnswer } from './storeAnswer.ts'

/** A no leaves nothing stored, also where an earlier yes had let something in (4.12.11). */
export const refuseConsent = deed({
  input: ConsentOfSession,
  load: (scene) => loadAnswer(scene, scene.input.sessionId),
  can: (actor, { session, party }) => canAnswerConsent(actor, session, party ?? 'member'),
  check: nothingToCheck,
  run: async (scene) => {
    const { session, party, said } = scene.loaded
    if (!party) throw new NotFound('party')
    if (said === 'refused') return { session, party, isNew: false }
    await storeAnswer(scene, session, party, { refusedAt: scene.now }, 'consent.refused')
    await eraseTraces(scene.db, session.id)
    return { session, party, isNew: true }
  },
  audit: {
    action: 'consent.refused',
    subject: ({ session, party }) => ({
      type: 'session',
      id: session.id,
      memberId: session.userId,
      details: { party },
    }),
    happened: ({ isNew }) => isNew,
  },
})
