import { SetSessionStatusInput } from '#contract/sessions.ts'
import { canManageSessions, canMoveSessionTo, canViewSession } from '#domain/sessions/permissions.ts'
import { findAddress } from '#server/accounts/people/findAddress.ts'
import { command, nothingToCheck } from '#server/platform/earlier/command.ts'
import { cancelledEmail } from './emails.ts'
import { getMember, getSession } from './reads.ts'
import { storeSession } from './storeSession.ts'

const kinds = {
  scheduled: 'session.reopened',
  completed: 'session.completed',
  cancelled: 'session.cancelled',
} as const

/** Scheduled to completed or cancelled by member and staff, back by staff (T-075, T-214); a repeat changes nothing. */
export const setStatus = command({
  input: SetSessionStatusInput,
  load: (ctx) => getSession(ctx, ctx.input.id, { lock: true }),
  can: (actor, session, now, { status, reason }) =>
    session.status === status
      ? canViewSession(actor, session, session)
      : canMoveSessionTo(
          status,
          actor,
          session,
          { isAssigned: session.isAssigned, reason: reason ?? null },
          now,
        ),
  check: nothingToCheck,
  run: async (ctx) => {
    const { db, app, actor, input, loaded, now, mail } = ctx
    const from = loaded.status
    if (from === input.status) return { session: loaded, from }
    const values = { status: input.status, statusReason: input.reason?.trim() || null }
    const session = await storeSession(ctx, loaded.id, values, kinds[input.status])
    const byStaff = canManageSessions(actor, loaded).ok && session.userId !== actor.userId
    const address = byStaff && input.status === 'cancelled' ? await findAddress(db, session.userId) : null
    if (address) {
      const message = cancelledEmail(app.config, await getMember(db, session.userId), session)
      await mail(address, message, `session.cancelled ${session.id} ${now.toISOString()}`)
    }
    return { session, from }
  },
  audit: {
    action: 'session.status_set',
    subject: ({ session, from }) => ({
      type: 'session',
      id: session.id,
      memberId: session.userId,
      details: { from, to: session.status, reason: session.statusReason },
    }),
    happened: ({ session, from }) => session.status !== from,
  },
})
