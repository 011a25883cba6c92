import { SessionById } from '#contract/sessions.ts'
import { canDeleteSession } from '#domain/sessions/permissions.ts'
import { command, nothingToCheck } from '#server/platform/earlier/command.ts'
import { getSession } from './reads.ts'
import { storeSession } from './storeSession.ts'

/** Staff delete softly: recordings and minutes keep their links (T-076). */
export const deleteSession = command({
  input: SessionById,
  load: (ctx) => getSession(ctx, ctx.input.id, { lock: true, including: 'hidden' }),
  can: canDeleteSession,
  check: nothingToCheck,
  run: async (ctx) => {
    const { loaded } = ctx
    if (loaded.deletedAt) return { session: loaded, isNew: false }
    const session = await storeSession(ctx, loaded.id, { deletedAt: ctx.now }, 'session.deleted')
    return { session, isNew: true }
  },
  audit: {
    action: 'session.deleted',
    subject: ({ session }) => ({ type: 'session', id: session.id, memberId: session.userId }),
    happened: ({ isNew }) => isNew,
  },
})
