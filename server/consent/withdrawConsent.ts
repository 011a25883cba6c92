import { ConsentOfSession } from '#contract/consent.ts'
import { canWithdrawConsent } from '#domain/consent/permissions.ts'
import { deed, nothingToCheck } from '#server/deed.ts'
import { NotFound } from '#server/http/refusal.ts'
import { eraseTraces } from './eraseTraces.ts'
import { loadAnswer } from './loadAnswer.ts'
import { hasAgreed } from './rules/links.ts'
import { storeAnswer } from './storeAnswer.ts'

/** Taking a yes back erases what it let in; the audit row that stays is the stub of it (4.12.11). */
export const withdrawConsent = deed({
  input: ConsentOfSession,
  load: (scene) => loadAnswer(scene, scene.input.sessionId),
  can: (actor, { session, party, said }) =>
    canWithdrawConsent(actor, session, party ?? 'member', hasAgreed(said) || said === 'withdrawn'),
  check: nothingToCheck,
  run: async (scene) => {
    const { session, party, said } = scene.loaded
    if (!party) throw new NotFound('party')
    if (said === 'withdrawn') return { session, party, isNew: false }
    await storeAnswer(scene, session, party, { withdrawnAt: scene.now }, 'consent.withdrawn')
    await eraseTraces(scene.db, session.id)
    return { session, party, isNew: true }
  },
  audit: {
    action: 'consent.withdrawn',
    subject: ({ session, party }) => ({
      type: 'session',
      id: session.id,
      memberId: session.userId,
      details: { party },
    }),
    happened: ({ isNew }) => isNew,
  },
})
