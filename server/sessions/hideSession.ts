import { SessionById } from '#contract/sessions.ts'
import { canHideSession } from '#domain/sessions/permissions.ts'
import { command, nothingToCheck } from '#server/platform/earlier/command.ts'
import { getSession } from './reads.ts'
import { storeSession } from './storeSession.ts'

/** A member's 'delete': the session leaves their list, the row stays, and a repeat changes nothing (T-075, T-076). */
export const hideSession = command({
  input: SessionById,
  load: (ctx) => getSession(ctx, ctx.input.id, { lock: true, including: 'hidden' }),
  can: (actor, session) => canHideSession(actor, { ...session, hiddenAt: null }),
  check: nothingToCheck,
  run: async (ctx) => {
    const { loaded } = ctx
    if (loaded.hiddenAt) return { session: loaded, isNew: false }
    const session = await storeSession(ctx, loaded.id, { hiddenAt: ctx.now }, 'session.hidden')
    return { session, isNew: true }
  },
  audit: {
    action: 'session.hidden',
    subject: ({ session }) => ({ type: 'session', id: session.id, memberId: session.userId }),
    happened: ({ isNew }) => isNew,
  },
})
