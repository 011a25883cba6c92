import type { EventName } from '#domain/audit/events.ts'

/** The topics of the live stream: words of the dictionary. Each has its audience (4.12.3). */
export type Topic =
  | 'accounts'
  | 'billing'
  | 'board'
  | 'booking'
  | 'consent'
  | 'content'
  | 'inquiries'
  | 'learning'
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
