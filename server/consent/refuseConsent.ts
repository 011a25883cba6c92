import { ConsentOfSession } from '#contract/consent.ts'
import { canAnswerConsent } from '#domain/consent/permissions.ts'
import { command, nothingToCheck } from '#server/platform/earlier/command.ts'
import { NotFound } from '#server/platform/http/refusal.ts'
import { eraseTraces } from './eraseTraces.ts'
import { loadAnswer } from './loadAnswer.ts'
import { storeAnswer } from './storeAnswer.ts'

/** A no leaves nothing stored, also where an earlier yes had let something in (4.12.11). */
export const refuseConsent = command({
  input: ConsentOfSession,
  load: (ctx) => loadAnswer(ctx, ctx.input.sessionId),
  can: (actor, { session, party }) => canAnswerConsent(actor, session, party ?? 'member'),
  check: nothingToCheck,
  run: async (ctx) => {
    const { session, party, said } = ctx.loaded
    if (!party) throw new NotFound('party')
    if (said === 'refused') return { session, party, isNew: false }
    await storeAnswer(ctx, session, party, { refusedAt: ctx.now }, 'consent.refused')
    await eraseTraces(ctx.db, session.id)
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
