import type { Bucket } from '#contract/call.ts'
import type { App } from '#server/platform/app.ts'
import type { Origin } from '#server/platform/context/context.ts'

/** What the HTTP layer knows of a request before anybody has looked at a row. */
export type CallContext = {
  readonly app: App
  /** SHA-256 of the sign-in cookie's token; null for a visitor. */
  readonly tokenHash: string | null
  readonly origin: Origin
  setHeader(name: string, value: string): void
  /** Which rate the call counts against, once it has taken its token; a large answer is counted when it is sent. */
  readonly counted: { bucket: Bucket | null }
}
