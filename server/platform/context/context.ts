import type { Topic } from '#contract/live.ts'
import type { Actor } from '#domain/actor.ts'
import type { EventName } from '#domain/audit/events.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { SignInRow } from '#server/platform/db/transaction.ts'
import type { App } from '../app.ts'

/** Where a call came from, stamped by the server (T-027). */
export type Origin = { requestId: string; ipAddress: string; userAgent: string }

/** A call in its transaction, before it is known who asks: the sign-in is still being looked up. */
export type Scope = {
  readonly app: App
  readonly db: Db
  readonly now: Date
  readonly origin: Origin
  /** By what the sign-in is found; null for a visitor. Never answered as it is: `fileAddress` seals it. */
  readonly tokenHash: string | null
  /** Waits for the look-up and refuses whoever may not make this call. Asked for before the first statement it costs a round trip. */
  readonly signedIn: () => Promise<Actor>
}

/** One call in its transaction: who asks, and through whose eyes the rows are seen. */
export type Context = Omit<Scope, 'signedIn'> & { readonly actor: Actor }

/** A call that visitors may make too; `actor` is null for them. */
export type OpenContext = Omit<Scope, 'signedIn'> & {
  readonly actor: Actor | null
  readonly signIn: SignInRow | null
}

/**
 * What happened, once, for the trail and for open screens: which row, and whose it is (`memberId`). `details` are for the
 * trail alone. `live` says what screens hear where that is not the same: another topic than the feature's, another row, or nothing.
 */
export type AppEvent = {
  readonly name: EventName
  readonly entity: string
  readonly id: string
  readonly memberId: string | null
  readonly version?: number
  readonly details?: Record<string, unknown>
  readonly live?: false | { readonly topic?: Topic; readonly entity?: string; readonly id?: string }
}
