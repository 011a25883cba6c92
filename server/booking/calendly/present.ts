import type { CalendlyBooking } from '#contract/booking/calendly.ts'
import type { calendlyInvitees } from '../tables.ts'

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
