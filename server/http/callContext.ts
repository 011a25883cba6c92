import type { Origin } from '#server/doing.ts'
import type { House } from '#server/house.ts'

/** What the HTTP floor knows of a request before anybody has looked at a row. */
export type CallContext = {
  readonly house: House
  /** SHA-256 of the sign-in cookie's token; null for a visitor. */
  readonly tokenHash: string | null
  readonly origin: Origin
  setHeader(name: string, value: string): void
}
