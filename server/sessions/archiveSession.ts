import { SessionById } from '#contract/sessions.ts'
import { canArchiveSession } from '#domain/sessions/permissions.ts'
import { command, nothingToCheck } from '#server/platform/earlier/command.ts'
import { getSession } from './reads.ts'
import { storeSession } from './storeSession.ts'

/** Archived is a moment, not a status (4.12.14); a repeat changes nothing. */
export const archiveSession = command({
  input: SessionById,
  load: (ctx) => getSession(ctx, ctx.input.id, { lock: true, including: 'hidden' }),
  can: (actor, session) => canArchiveSession(actor, { ...session, archivedAt: null }, session),
  check: nothingToCheck,
  run: async (ctx) => {
    const { loaded } = ctx
    if (loaded.archivedAt) return { session: loaded, isNew: false }
    const session = await storeSession(ctx, loaded.id, { archivedAt: ctx.now }, 'session.archived')
    return { session, isNew: true }
  },
  audit: {
    action: 'session.archived',
    subject: ({ session }) => ({ type: 'session', id: session.id, memberId: session.userId }),
    happened: ({ isNew }) => isNew,
  },
})
