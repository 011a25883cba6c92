import type { Origin } from '#server/platform/context/context.ts'
import { digestOf } from './recordEvent.ts'

/** What a function of the database takes that writes the trail of a visitor by itself, last of its parameters. */
export type Trail = [requestId: string, details: string, digest: string, ip: string, agent: string]

export const trailOf = (origin: Origin, details: Record<string, unknown>): Trail => {
  const text = JSON.stringify(details)
  return [origin.requestId, text, digestOf(text), origin.ipAddress, origin.userAgent]
}
