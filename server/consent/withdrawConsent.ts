import { ConsentOfSession } from '#contract/consent.ts'
import { canWithdrawConsent } from '#domain/consent/permissions.ts'
import { command, nothingToCheck } from '#server/platform/earlier/command.ts'
import { NotFound } from '#server/platform/http/refusal.ts'
import { eraseTraces } from './eraseTraces.ts'
import { loadAnswer } from './loadAnswer.ts'
import { hasAgreed } from './rules/links.ts'
import { storeAnswer } from './storeAnswer.ts'

/** Taking a yes back erases what it let in; the audit row that stays is the stub of it (4.12.11). */
export const withdrawConsent = command({
  input: ConsentOfSession,
  load: (ctx) => loadAnswer(ctx, ctx.input.sessionId),
  can: (actor, { session, party, said }) =>
    canWithdrawConsent(actor, session, party ?? 'member', hasAgreed(said) || said === 'withdrawn'),
  check: nothingToCheck,
  run: async (ctx) => {
    const { session, party, said } = ctx.loaded
    if (!party) throw new NotFound('party')
    if (said === 'withdrawn') return { session, party, isNew: false }
    await storeAnswer(ctx, session, party, { withdrawnAt: ctx.now }, 'consent.withdrawn')
    await eraseTraces(ctx.db, session.id)
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
