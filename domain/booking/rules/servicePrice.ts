import type { Plan } from '#domain/actor.ts'
import { isPro } from '#domain/billing/rules/plans.ts'
import type { BookingService } from '../types.ts'
import { hasPrice, servicePrice } from './services.ts'

type Reader = { readonly plans: readonly Plan[] }
/** Undefined until they are known. */
type Credits =
  | readonly {
      readonly service: BookingService
      readonly can: { readonly spend: { readonly ok: boolean } }
    }[]
  | undefined

/** How many sessions of this service can be booked with a credit (T-048). */
export const creditsLeft = (credits: Credits, service: BookingService) =>
  (credits ?? []).filter((credit) => credit.service === service && credit.can.spend.ok).length

/** Whether this service is for another plan than the member's: a retainer session is for Pro, or for whoever has a credit (spec 2 §2). */
export const isLockedService = (service: BookingService, me: Reader | null, credits: Credits) =>
  service === 'retainer' && me !== null && !isPro(me.plans) && creditsLeft(credits, service) === 0

/** Which of what a member chose is theirs to book: another plan's service is none, once it is known that no credit opens it (spec 2 §2). */
export const openService = (
  service: BookingService | null,
  me: (Reader & { readonly isDemo: boolean }) | null,
  credits: Credits,
): BookingService | null => {
  const isKnown = me === null || me.isDemo || credits !== undefined
  return service !== null && isKnown && isLockedService(service, me, credits) ? null : service
}

/** What a service costs: a credit where there is one, else its price or that it is asked for (T-048). */
export function serviceCost(service: BookingService, credits: Credits): string {
  const left = creditsLeft(credits, service)
  if (left > 0) return left === 1 ? '1 credit' : `${left} credits`
  return servicePrice(service)
}

/** Whether what a service costs is a price, which there is in euro alone (T-040). */
export const isPriced = (service: BookingService, credits: Credits): boolean =>
  hasPrice(service) && creditsLeft(credits, service) === 0

/** What one booking costs, where it is summed up: one credit, and of how many (T-061). */
export function bookingPrice(service: BookingService, credits: Credits): string {
  const left = creditsLeft(credits, service)
  return left > 1 ? `1 of your ${left} credits` : serviceCost(service, credits)
}
