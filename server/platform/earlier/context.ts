import type { EventName } from '#contract/live.ts'
import type { Actor } from '#domain/actor.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { App } from '../app.ts'

/** One call in its transaction: who asks, through whose eyes the rows are seen, and where it came from. */
export type Context = {
  readonly app: App
  readonly db: Db
  readonly actor: Actor
  readonly origin: Origin
}

/** Where a call came from, stamped by the server (T-027). */
export type Origin = { requestId: string; ipAddress: string; userAgent: string }

/** What an audit row says beyond actor and time. `memberId` is the member whose row it was. */
export type Subject = { type: string; id: string; memberId: string | null; details?: Record<string, unknown> }

/** What a live event says: which row changed, and whose it is. */
export type Change = {
  entity: string
  id: string
  version?: number
  kind: EventName
  memberId: string | null
}
