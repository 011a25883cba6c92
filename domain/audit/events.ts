import { accountEvents } from '#domain/accounts/events.ts'
import { billingEvents } from '#domain/billing/events.ts'
import { boardEvents } from '#domain/board/events.ts'
import { bookingEvents } from '#domain/booking/events.ts'
import { consentEvents } from '#domain/consent/events.ts'
import { contentEvents } from '#domain/content/events.ts'
import type { Events } from '#domain/eventClass.ts'
import { inquiryEvents } from '#domain/inquiries/events.ts'
import { learningEvents } from '#domain/learning/events.ts'
import { minutesEvents } from '#domain/minutes/events.ts'
import { newsletterEvents } from '#domain/newsletter/events.ts'
import { privacyEvents } from '#domain/privacy/events.ts'
import { recordingEvents } from '#domain/recordings/events.ts'
import { sessionEvents } from '#domain/sessions/events.ts'

/** What happens to the trail itself, and what others notice for it, in the past tense (K34, T-028, T-029, T-031). */
const auditEvents = {
  'trail.exported': 'data_access.high',
  'client.reported': 'user_action.low',
  'timing.suspected': 'security.medium',
  'text.suspected': 'security.medium',
} as const satisfies Events

/** Everything that can happen, with its class; what no feature lists is neither published nor recorded (4.12.13). */
export const events = {
  ...accountEvents,
  ...auditEvents,
  ...billingEvents,
  ...boardEvents,
  ...bookingEvents,
  ...consentEvents,
  ...contentEvents,
  ...inquiryEvents,
  ...learningEvents,
  ...minutesEvents,
  ...newsletterEvents,
  ...privacyEvents,
  ...recordingEvents,
  ...sessionEvents,
} as const
export type EventName = keyof typeof events
