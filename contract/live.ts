import type { AccountEvent } from '#domain/accounts/events.ts'
import type { BillingEvent } from '#domain/billing/events.ts'
import type { BoardEvent } from '#domain/board/events.ts'
import type { BookingEvent } from '#domain/booking/events.ts'
import type { ConsentEvent } from '#domain/consent/events.ts'
import type { InquiryEvent } from '#domain/inquiries/events.ts'
import type { MinutesEvent } from '#domain/minutes/events.ts'
import type { NewsletterEvent } from '#domain/newsletter/events.ts'
import type { PrivacyEvent } from '#domain/privacy/events.ts'
import type { RecordingEvent } from '#domain/recordings/events.ts'
import type { SessionEvent } from '#domain/sessions/events.ts'

/** Everything that can happen; what no feature lists is neither published nor recorded (4.12.13). */
export type EventName =
  | AccountEvent
  | BillingEvent
  | BoardEvent
  | BookingEvent
  | ConsentEvent
  | InquiryEvent
  | MinutesEvent
  | PrivacyEvent
  | NewsletterEvent
  | RecordingEvent
  | SessionEvent

/** The topics of the live stream: words of the dictionary. Each has its audience (4.12.3). */
export type Topic =
  | 'accounts'
  | 'billing'
  | 'board'
  | 'booking'
  | 'consent'
  | 'inquiries'
  | 'minutes'
  | 'privacy'
  | 'newsletter'
  | 'recordings'
  | 'sessions'

/** Something changed; what it now is, the browser asks for, so an event carries no data. `id` is the row's. */
export type LiveEvent = {
  readonly topic: Topic
  readonly entity: string
  readonly id: string
  readonly version: number
  readonly kind: EventName
}
