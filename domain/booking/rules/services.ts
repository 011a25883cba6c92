import type { BookingFocus, BookingService, BookingTimeline, ServiceOffer } from '../types.ts'

/** The one list of what can be booked: wizard, credits and links read it (spec 2 §2, §9; 4.0 rule 7). */
export const serviceOffers: Readonly<Record<BookingService, ServiceOffer>> = {
  introduction: { label: 'Introduction', minutes: 30, sessionType: 'consultation', cardId: 'introduction' },
  strategy: { label: 'Strategy Session', minutes: 90, sessionType: 'strategy', cardId: 'strategy-session' },
  sprint: { label: 'Strategic Sprint', minutes: 60, sessionType: 'advisory', cardId: 'strategic-sprint' },
  retainer: { label: 'Retainer Session', minutes: 60, sessionType: 'advisory', cardId: 'retainer-session' },
}

/** What the advisor reads of a booking: its focus, the wished timeline, and the member's own words (spec 2 §3). */
export function bookingDescription(details: {
  readonly focus: BookingFocus
  readonly timeline: BookingTimeline | null
  readonly notes: string
}): string {
  const notes = details.notes.trim()
  return [
    `Focus: ${details.focus}`,
    ...(details.timeline ? [`Timeline: ${details.timeline}`] : []),
    ...(notes ? ['', notes] : []),
  ].join('\n')
}
