import type { SessionCredit } from '#contract/booking/credits.ts'
import { isPro } from '#domain/billing/rules/plans.ts'
import { servicePrice } from '#domain/booking/rules/services.ts'
import type { BookingService } from '#domain/booking/types.ts'
import type { Me } from '#web/lib/signIn/session.tsx'

type Reader = Pick<Me, 'plans'> | null
type Credits = readonly Pick<SessionCredit, 'service' | 'can'>[] | undefined

export const creditsLeft = (credits: Credits, service: BookingService) =>
  (credits ?? []).filter((credit) => credit.service === service && credit.can.spend.ok).length

/** Whether this service is for another plan than the member's: a retainer session is for Pro (spec 2 §2). */
export const isLockedService = (service: BookingService, me: Reader, credits: Credits) =>
  service === 'retainer' && me !== null && !isPro(me.plans) && creditsLeft(credits, service) === 0

/** What a service costs: a credit where there is one, else its price or that it is asked for. */
export function serviceCost(service: BookingService, credits: Credits): string {
  const left = creditsLeft(credits, service)
  if (left > 0) return left === 1 ? '1 credit' : `${left} credits`
  return servicePrice(service)
}

/** What one booking costs, where it is summed up: one credit, and of how many (T-061). */
export function bookingPrice(service: BookingService, credits: Credits): string {
  const left = creditsLeft(credits, service)
  return left > 1 ? `1 of your ${left} credits` : serviceCost(service, credits)
}
