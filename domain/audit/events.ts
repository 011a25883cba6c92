import type { AccountEvent } from '#domain/accounts/events.ts'
import type { BillingEvent } from '#domain/billing/events.ts'
import type { BoardEvent } from '#domain/board/events.ts'
import type { BookingEvent } from '#domain/booking/events.ts'
import type { ConsentEvent } from '#domain/consent/events.ts'
import type { ContentEvent } from '#domain/content/events.ts'
import type { InquiryEvent } from '#domain/inquiries/events.ts'
import type { MinutesEvent } from '#domain/minutes/events.ts'
import type { NewsletterEvent } from '#domain/newsletter/events.ts'
import type { PrivacyEvent } from '#domain/privacy/events.ts'
import type { RecordingEvent } from '#domain/recordings/events.ts'
import type { SessionEvent } from '#domain/sessions/events.ts'

/** What happens to the trail itself, and what others notice for it, in the past tense (K34, T-028, T-029, T-031). */
export const auditEvents = [
  'trail.exported',
  'client.reported',
  'timing.suspected',
  'text.suspected',
] as const
type AuditEvent = (typeof auditEvents)[number]

/** Everything that can happen; what no feature lists is neither published nor recorded (4.12.13). */
export type EventName =
  | AccountEvent
  | AuditEvent
  | BillingEvent
  | BoardEvent
  | BookingEvent
  | ConsentEvent
  | ContentEvent
  | InquiryEvent
  | MinutesEvent
  | NewsletterEvent
  | PrivacyEvent
  | RecordingEvent
  | SessionEvent
