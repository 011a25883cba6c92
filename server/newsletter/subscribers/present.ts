import type { Subscriber, SuppressedAddress } from '#contract/newsletter/subscribers.ts'
import type { SuppressionReason } from '#domain/newsletter/types.ts'
import { mailTopics } from '#domain/newsletter/types.ts'
import type { SubscriberRow } from './subscriberRow.ts'

export const presentSubscriber = (row: SubscriberRow, now: Date): Subscriber => ({
  ...{ id: row.id, email: row.email, name: row.name, state: row.state, suppressedFor: row.suppressedFor },
  topics: mailTopics.filter((topic) => row.topics.includes(topic)),
  pausedUntil: row.pausedUntil && row.pausedUntil > now ? row.pausedUntil.toISOString() : null,
  suppressedAt: row.suppressedAt && new Date(row.suppressedAt).toISOString(),
  bounce: row.bounce && { ...row.bounce, at: new Date(row.bounce.at).toISOString() },
  leftWhy: row.leftWhy,
  createdAt: row.createdAt.toISOString(),
})

type Other = { email: string; reason: SuppressionReason; at: Date }
export const presentOther = ({ email, reason, at }: Other): SuppressedAddress => ({
  ...{ email, suppressedFor: reason },
  suppressedAt: at.toISOString(),
})
