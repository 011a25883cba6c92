import { desc, eq, getTableColumns, sql } from 'drizzle-orm'
import { canEnterConsole } from '#domain/accounts/permissions.ts'
import { canAssignCalendly } from '#domain/booking/permissions.ts'
import { answer } from '#domain/decision.ts'
import { listOffered } from '#server/billing/serviceCards/queries.ts'
import { calls } from '#server/platform/calls/calls.ts'
import { query } from '#server/platform/calls/query.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { Args } from '#server/platform/db/statement.ts'
import { statement } from '#server/platform/db/statement.ts'
import { NotFound } from '#server/platform/http/refusal.ts'
import { calendarLink } from '../rules/calendarReference.ts'
import { calendlyInvitees, calendlyWebhooks } from '../tables.ts'
import type { InviteeRow } from './present.ts'
import { presentCalendly } from './present.ts'

const columns = {
  ...getTableColumns(calendlyInvitees),
  memberName: sql<string | null>`app_name(calendly_invitees.user_id)`,
}
const MOST = 50

const bookings = statement((q) =>
  q
    .select(columns)
    .from(calendlyInvitees)
    // Those that wait for a person first; the invitee before a move is no booking any more.
    .where(sql`${calendlyInvitees.newInvitee} is null`)
    .orderBy(sql`(trouble is null)`, desc(calendlyInvitees.updatedAt), calendlyInvitees.id)
    .limit(MOST),
)
const webhooks = statement((q) =>
  q
    .select()
    .from(calendlyWebhooks)
    .orderBy(desc(calendlyWebhooks.receivedAt), calendlyWebhooks.key)
    .limit(20),
)
export const getCalendly = query(calls.booking.getCalendly, {
  read: async ({ db }) => {
    const [came, told] = await Promise.all([bookings(db, {}), webhooks(db, {})])
    return { came, told }
  },
  can: canAssignCalendly,
  present: ({ came, told }, { app, actor }) => ({
    isConfigured: app.config.calendlySigningKey !== null,
    webhookUrl: new URL('/api/webhooks/calendly', app.config.publicUrl).href,
    webhooks: told.map(({ event, times, receivedAt }) => ({
      event,
      times,
      receivedAt: receivedAt.toISOString(),
    })),
    bookings: came.map(presentCalendly),
    canAssign: answer(canAssignCalendly(actor)),
  }),
})

const byId = statement((q, { id }: Args<{ id: string }>) =>
  q.select(columns).from(calendlyInvitees).where(eq(calendlyInvitees.id, id)).limit(1),
)
/** One booking that came, or a refusal that says no more than that there is none. */
export async function loadInvitee(db: Db, id: string): Promise<InviteeRow> {
  const [invitee] = await byId(db, { id })
  if (!invitee) throw new NotFound('calendly_booking')
  return invitee
}

export const getCalendar = query(calls.booking.getCalendar, {
  read: async ({ db, input: { cardId } }) => {
    if (!cardId) return null
    const card = (await listOffered(db)).find((each) => each.cardId === cardId)
    if (card?.ctaType !== 'calendly') throw new NotFound('service_card')
    return card
  },
  can: (actor) => canEnterConsole(actor),
  present: (card, { app, actor }) => ({
    isConnected: app.config.calendlySigningKey !== null,
    url: card ? calendarLink(card.calendlyUrl, actor.userId) : null,
  }),
})
