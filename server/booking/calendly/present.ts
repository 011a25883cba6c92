import type { CalendlyBooking, CalendlyCheck } from '#contract/booking/calendly.ts'
import type { calendlyConnections, calendlyInvitees } from '../tables.ts'

export type InviteeRow = typeof calendlyInvitees.$inferSelect & { memberName: string | null }

export function presentCalendly({ facts, ...row }: InviteeRow): CalendlyBooking {
  return {
    id: row.id,
    name: facts.name,
    email: facts.email,
    title: facts.title,
    startAt: facts.startAt,
    endAt: facts.endAt,
    isCancelled: facts.status === 'canceled',
    isNoShow: facts.isNoShow,
    memberId: row.userId,
    memberName: row.memberName,
    matchedBy: row.userId ? row.matchedBy : null,
    sessionId: row.sessionId,
    trouble: row.trouble,
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
