import { sql } from 'drizzle-orm'
import { canAssignCalendly, canSubscribeCalendly } from '#domain/booking/permissions.ts'
import { calls } from '#server/platform/calls/calls.ts'
import { command } from '#server/platform/calls/command.ts'
import type { AppEvent } from '#server/platform/context/context.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { Args } from '#server/platform/db/statement.ts'
import { statement } from '#server/platform/db/statement.ts'
import { loadMember } from '#server/sessions/queries.ts'
import { calendlyInvitees } from '../tables.ts'
import { findChain } from './findChain.ts'
import { askSubscription, findConnection } from './findConnection.ts'
import type { InviteeRow } from './present.ts'
import { presentCalendly, presentCheck } from './present.ts'
import { loadInvitee } from './queries.ts'
import { takeTurn } from './storeInvitee.ts'

// A routine makes or takes the session within a second; what was said here stands above what Calendly carries, and is said of a booking
// through all its moves.
const setMember = statement((q, i: Args<{ uris: readonly string[]; userId: string | null; now: Date }>) =>
  q
    .update(calendlyInvitees)
    .set({
      userId: sql`${i.userId}::uuid`,
      matchedBy: 'staff',
      trouble: sql`case when ${i.userId}::uuid is null then 'no_member' end`,
      isSettled: false,
      updatedAt: i.now,
    })
    .where(sql`${calendlyInvitees.uri} = any(${i.uris}::text[])`),
)
/** A booking, and the turn of whoever tells something of it: what settles at this moment would write over what is said here. */
async function holdInvitee(db: Db, id: string): Promise<InviteeRow> {
  await takeTurn(db)
  return await loadInvitee(db, id)
}
async function say(db: Db, { uri }: InviteeRow, userId: string | null, now: Date): Promise<void> {
  const chain = await findChain(db, uri)
  await setMember(db, { uris: chain.map((each) => each.uri), userId, now })
}
const eventOf = (name: AppEvent['name'], { id }: InviteeRow, memberId: string | null): AppEvent => ({
  name,
  entity: 'calendly_booking',
  id,
  memberId,
  details: {},
})
const answer = ({ invitee }: { invitee: InviteeRow }) => ({ booking: presentCalendly(invitee) })

/** Asks for webhooks of Calendly; a look at it makes the subscription, outside of any transaction (T-168). */
export const subscribeCalendly = command(calls.booking.subscribeCalendly, {
  load: async ({ app: { config } }) => ({
    isConfigured: config.calendlyApi !== null && config.calendlySigningKey !== null,
  }),
  can: canSubscribeCalendly,
  run: async ({ db, now, loaded: { isConfigured } }) => {
    const [asked] = await askSubscription(db, now)
    const connection = await findConnection(db)
    const event: AppEvent | null = asked?.isNew
      ? {
          name: 'booking.calendly_subscription_asked',
          entity: 'calendly',
          id: 'company',
          memberId: null,
          details: {},
        }
      : null
    return { check: presentCheck(connection, isConfigured), event }
  },
  answer: ({ check }) => ({ check }),
})

/** Staff say whose booking it is (T-065). */
export const assignCalendly = command(calls.booking.assignCalendly, {
  load: async ({ db, input: { id, memberId } }) => {
    const [invitee] = await Promise.all([holdInvitee(db, id), loadMember(db, memberId)])
    return invitee
  },
  can: canAssignCalendly,
  run: async ({ db, input: { id, memberId }, loaded, now }) => {
    await say(db, loaded, memberId, now)
    const invitee = await loadInvitee(db, id)
    return { invitee, event: eventOf('booking.calendly_assigned', invitee, memberId) }
  },
  answer,
})

/** Takes the member back; the booking waits for another (T-065). */
export const unassignCalendly = command(calls.booking.unassignCalendly, {
  load: ({ db, input: { id } }) => holdInvitee(db, id),
  can: canAssignCalendly,
  run: async ({ db, input: { id }, loaded, now }) => {
    await say(db, loaded, null, now)
    const invitee = await loadInvitee(db, id)
    return { invitee, event: eventOf('booking.calendly_unassigned', invitee, loaded.userId) }
  },
  answer,
})
