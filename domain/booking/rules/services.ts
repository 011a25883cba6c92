import { serviceCatalogue } from '#domain/billing/rules/services.ts'
import { sessionTexts } from '#domain/sessions/texts.ts'
import type { SessionType } from '#domain/sessions/types.ts'
import type { BookingFocus, BookingService, BookingTimeline, ServiceOffer } from '../types.ts'
import { bookingServices } from '../types.ts'

/** The one list of what can be booked: wizard, credits and links read it (spec 2 §2, §9; 4.0 rule 7). */
export const serviceOffers: Readonly<Record<BookingService, ServiceOffer>> = {
  introduction: { label: 'Introduction', minutes: 30, sessionType: 'consultation', cardId: 'introduction' },
  strategy: { label: 'Strategy Session', minutes: 90, sessionType: 'strategy', cardId: 'strategy-session' },
  sprint: { label: sessionTexts.sprint, minutes: 60, sessionType: 'advisory', cardId: 'strategic-sprint' },
  retainer: {
    label: sessionTexts.retainer,
    minutes: 60,
    sessionType: 'advisory',
    cardId: 'retainer-session',
  },
}

/** What each is called in the console where it is chosen, and in few words what it is for (spec 2 §2). */
export const serviceWords: Readonly<
  Record<BookingService, { readonly label: string; readonly note: string }>
> = {
  introduction: { label: serviceOffers.introduction.label, note: 'Getting to know each other' },
  strategy: { label: sessionTexts.oneOff, note: 'One question, one decision' },
  sprint: { label: sessionTexts.sprint, note: 'One part of a larger decision' },
  retainer: { label: sessionTexts.retainer, note: 'Part of your retainer' },
}

/** What one costs without a credit: the price of the catalogue, or that it is asked for (spec 2 §2). */
export const servicePrice = (service: BookingService): string =>
  hasPrice(service) ? serviceCatalogue.strategySession.price : 'On request'

/** Whether a service has a price of its own; the others are asked for (spec 2 §2). */
export const hasPrice = (service: BookingService): boolean => service === 'strategy'

/** The services that become a session of this kind (spec 2 §2). */
export const servicesOf = (type: SessionType): readonly BookingService[] =>
  bookingServices.filter((service) => serviceOffers[service].sessionType === type)

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
