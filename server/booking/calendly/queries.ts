import { desc, eq, getTableColumns, sql } from 'drizzle-orm'
import { canEnterConsole } from '#domain/accounts/permissions.ts'
import { canAssignCalendly, canSubscribeCalendly } from '#domain/booking/permissions.ts'
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
import { findConnection } from './findConnection.ts'
import { webhookUrl } from './mountCalendly.ts'
import type { InviteeRow } from './present.ts'
import { presentCalendly, presentCheck } from './present.ts'

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
    const [came, told, connection] = await Promise.all([
      bookings(db, {}),
      webhooks(db, {}),
      findConnection(db),
    ])
    return { came, told, connection }
  },
  can: canAssignCalendly,
  present: ({ came, told, connection }, { app, actor }) => ({
    isConfigured: app.config.calendlySigningKey !== null,
    webhookUrl: webhookUrl(app.config),
    check: presentCheck(connection, app.config.calendlyApi !== null),
    webhooks: told.map(({ event, times, receivedAt }) => ({
      event,
      times,
      receivedAt: receivedAt.toISOString(),
    })),
    bookings: came.map(presentCalendly),
    canAssign: answer(canAssignCalendly(actor)),
    canSubscribe: answer(
      canSubscribeCalendly(actor, {
        isConfigured: app.config.calendlyApi !== null && app.config.calendlySigningKey !== null,
      }),
    ),
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

export const listCalendars = query(calls.booking.listCalendars, {
  read: ({ db }) => listOffered(db),
  can: (actor) => canEnterConsole(actor),
  present: (cards, { app: { config }, actor }) => ({
    isConnected: config.calendlySigningKey !== null || config.calendlyApi !== null,
    calendars: cards
      .filter(({ ctaType }) => ctaType === 'calendly')
      .map(({ cardId, calendlyUrl }) => ({ cardId, url: calendarLink(calendlyUrl, actor.userId) })),
  }),
})
