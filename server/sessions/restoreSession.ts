import { SessionById } from '#contract/sessions.ts'
import { canDeleteSession } from '#domain/sessions/permissions.ts'
import { command, nothingToCheck } from '#server/platform/earlier/command.ts'
import { getSession } from './reads.ts'
import { storeSession } from './storeSession.ts'

/** Staff bring a softly deleted session back (T-076). */
export const restoreSession = command({
  input: SessionById,
  load: (ctx) => getSession(ctx, ctx.input.id, { lock: true, including: 'hidden' }),
  can: canDeleteSession,
  check: nothingToCheck,
  run: async (ctx) => {
    const { loaded } = ctx
    if (!loaded.deletedAt) return { session: loaded, isNew: false }
    const session = await storeSession(ctx, loaded.id, { deletedAt: null }, 'session.restored')
    return { session, isNew: true }
  },
  audit: {
    action: 'session.restored',
    subject: ({ session }) => ({ type: 'session', id: session.id, memberId: session.userId }),
    happened: ({ isNew }) => isNew,
  },
})
