import type { Topic } from '#contract/live.ts'
import { accountsAudience } from '#server/accounts/live.ts'
import { billingAudience } from '#server/billing/live.ts'
import { boardAudience } from '#server/board/live.ts'
import { inquiriesAudience } from '#server/inquiries/live.ts'
import { sessionsAudience } from '#server/sessions/live.ts'
import type { Audience } from '../platform/live/streams.ts'

/** Who hears of what, by topic; each feature says so in its live.ts. A topic without an entry does not compile. */
export const audiences: Readonly<Record<Topic, Audience>> = {
  accounts: accountsAudience,
  billing: billingAudience,
  board: boardAudience,
  consent: sessionsAudience,
  inquiries: inquiriesAudience,
  minutes: sessionsAudience,
  recordings: sessionsAudience,
  sessions: sessionsAudience,
}
