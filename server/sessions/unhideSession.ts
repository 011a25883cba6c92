import { SessionById } from '#contract/sessions.ts'
import { canUnhideSession } from '#domain/sessions/permissions.ts'
import { command, nothingToCheck } from '#server/platform/earlier/command.ts'
import { getSession } from './reads.ts'
import { storeSession } from './storeSession.ts'

/** Within 30 days a member has a deleted session back (T-075). */
export const unhideSession = command({
  input: SessionById,
  load: (ctx) => getSession(ctx, ctx.input.id, { lock: true, including: 'hidden' }),
  can: (actor, session, now) =>
    canUnhideSession(actor, { ...session, hiddenAt: session.hiddenAt ?? now }, now),
  check: nothingToCheck,
  run: async (ctx) => {
    const { loaded } = ctx
    if (!loaded.hiddenAt) return { session: loaded, isNew: false }
    const session = await storeSession(ctx, loaded.id, { hiddenAt: null }, 'session.unhidden')
    return { session, isNew: true }
  },
  audit: {
    action: 'session.unhidden',
    subject: ({ session }) => ({ type: 'session', id: session.id, memberId: session.userId }),
    happened: ({ isNew }) => isNew,
  },
})
