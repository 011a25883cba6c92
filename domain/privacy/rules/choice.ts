import { cookieLimits } from '../limits.ts'
import { cookieVersion } from '../texts.ts'
import type { AllowedCategories, CookieChoice } from '../types.ts'
import { monthsBefore } from './monthsBefore.ts'

/** Where a browser keeps its choice: an entry of the storage, and without scripts a cookie (spec 1 §9). */
export const choiceKey = 'gdpr_cookie_consent'

/** Everything allowed: the button 'Accept All' (K51). */
export const acceptAll: AllowedCategories = { functional: true, analytics: true, marketing: true }

/** Nothing but what is essential: the button 'Reject Non-Essential', of the same size (K51). */
export const rejectOptional: AllowedCategories = { functional: false, analytics: false, marketing: false }

/** The version that a choice is made by: the banner's, with that of the page about cookies once staff published one (T-160). */
export const versionInForce = (ofPage: number): string =>
  ofPage > 0 ? `${cookieVersion}.${ofPage}` : cookieVersion

/** A choice as a browser keeps it, with the version of the text and its receipt (T-160). */
export function keptChoice(
  allowed: AllowedCategories,
  at: Date,
  receipt: string,
  version: string = cookieVersion,
): CookieChoice {
  const { functional, analytics, marketing } = allowed
  const timestamp = at.toISOString()
  return { version, essential: true, functional, analytics, marketing, timestamp, receipt }
}

/**
 * What a browser kept, where it still counts: of this version, younger than six months and not of a time to come. Anything
 * else is no answer, and the question comes again (spec 1 §5, T-160).
 */
export function readChoice(
  text: string | null,
  now: Date,
  version: string = cookieVersion,
): CookieChoice | null {
  let kept: Partial<CookieChoice> | null
  try {
    kept = JSON.parse(text ?? 'null')
  } catch {
    return null
  }
  if (kept === null || typeof kept !== 'object' || kept.version !== version) return null
  const at = new Date(kept.timestamp ?? '')
  // An invalid time is neither before nor after, and so no answer.
  const counts =
    at.getTime() <= now.getTime() + 86_400_000 && at > monthsBefore(now, cookieLimits.choiceMonths)
  if (!counts || typeof kept.receipt !== 'string') return null
  const allowed = {
    functional: kept.functional === true,
    analytics: kept.analytics === true,
    marketing: kept.marketing === true,
  }
  return keptChoice(allowed, at, kept.receipt, version)
}
