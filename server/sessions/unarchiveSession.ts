import { SessionById } from '#contract/sessions.ts'
import { canUnarchiveSession } from '#domain/sessions/permissions.ts'
import { command, nothingToCheck } from '#server/platform/earlier/command.ts'
import { getSession } from './reads.ts'
import { storeSession } from './storeSession.ts'

/** Takes a session out of the archive; after 180 days its age archives it all the same (T-073). */
export const unarchiveSession = command({
  input: SessionById,
  load: (ctx) => getSession(ctx, ctx.input.id, { lock: true, including: 'hidden' }),
  can: (actor, session, now) =>
    canUnarchiveSession(actor, { archivedAt: session.archivedAt ?? now }, session),
  check: nothingToCheck,
  run: async (ctx) => {
    const { loaded } = ctx
    if (!loaded.archivedAt) return { session: loaded, isNew: false }
    const session = await storeSession(ctx, loaded.id, { archivedAt: null }, 'session.unarchived')
    return { session, isNew: true }
  },
  audit: {
    action: 'session.unarchived',
    subject: ({ session }) => ({ type: 'session', id: session.id, memberId: session.userId }),
    happened: ({ isNew }) => isNew,
  },
})
