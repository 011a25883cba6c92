import type { CalendlyBooking, CalendlyCheck } from '#contract/booking/calendly.ts'
import { pick } from '#server/platform/pick.ts'
import type { calendlyConnections, calendlyInvitees } from '../tables.ts'

export type InviteeRow = typeof calendlyInvitees.$inferSelect & { memberName: string | null }

export function presentCalendly({ facts, ...row }: InviteeRow): CalendlyBooking {
  return {
    ...pick(row, 'id', 'memberName', 'sessionId', 'trouble'),
    ...pick(facts, 'name', 'email', 'title', 'startAt', 'endAt', 'isNoShow'),
    isCancelled: facts.status === 'canceled',
    memberId: row.userId,
    matchedBy: row.userId ? row.matchedBy : null,
  }
}

export const presentCheck = (
  row: typeof calendlyConnections.$inferSelect | null,
  isConfigured: boolean,
): CalendlyCheck => ({
  isConfigured,
  checkedAt: row?.checkedAt?.toISOString() ?? null,
  failure: row?.failure ?? null,
  found: row?.found ?? 0,
  foundAt: row?.foundAt?.toISOString() ?? null,
  subscription: row?.subscription ?? null,
  subscriptionSince: row?.subscriptionSince?.toISOString() ?? null,
  isAsked: row?.subscriptionAskedAt != null,
})
