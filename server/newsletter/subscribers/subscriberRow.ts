import type { BounceKind, SubscriberState, SuppressionReason } from '#domain/newsletter/types.ts'

/** A subscriber with what they are on, and whether anything goes there. */
export type SubscriberRow = {
  id: string
  email: string
  name: string
  state: SubscriberState
  topics: string[]
  pausedUntil: Date | null
  suppressedFor: SuppressionReason | null
  suppressedAt: string | null
  bounce: { kind: BounceKind; issue: number | null; status: string; said: string; at: string } | null
  leftWhy: string | null
  createdAt: Date
}
