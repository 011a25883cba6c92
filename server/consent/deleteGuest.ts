import { eq } from 'drizzle-orm'
import { DeleteGuestInput } from '#contract/consent.ts'
import { canAskGuest } from '#domain/consent/permissions.ts'
import { no } from '#domain/decision.ts'
import { command, nothingToCheck } from '#server/platform/earlier/command.ts'
import { getSession } from '#server/sessions/reads.ts'
import { getGuest } from './reads.ts'
import { consents } from './tables.ts'

/** Takes a question back. An answer is kept: deleting a no would make a session complete that never was. */
export const deleteGuest = command({
  input: DeleteGuestInput,
  load: async (ctx) => {
    const { sessionId } = await getGuest(ctx.db, ctx.input.id)
    const session = await getSession(ctx, sessionId, { lock: true })
    // Read again under the lock: the guest may be answering at this moment.
    return { session, guest: await getGuest(ctx.db, ctx.input.id) }
  },
  can: (actor, { session, guest }) => {
    const asked = canAskGuest(actor, { isAssignedAdvisor: session.isAssigned })
    const hasAnswered = guest.givenAt ?? guest.refusedAt ?? guest.withdrawnAt
    return asked.ok && hasAnswered ? no('already_answered') : asked
  },
  check: nothingToCheck,
  run: async ({ db, input, loaded: { session }, publish }) => {
    await db.delete(consents).where(eq(consents.id, input.id))
    await publish('consent', {
      entity: 'consent',
      id: session.id,
      kind: 'consent.unasked',
      memberId: session.userId,
    })
    return { session }
  },
  audit: {
    action: 'consent.unasked',
    subject: ({ session }, input) => ({
      type: 'session',
      id: session.id,
      memberId: session.userId,
      details: { guestId: input.id },
    }),
  },
})
