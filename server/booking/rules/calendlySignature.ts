import { createHmac } from 'node:crypto'
import { isSame } from '#server/platform/isSame.ts'

/** A webhook is no older than this (T-065). */
const OLDEST_SECONDS = 180

/**
 * Whether Calendly wrote these bytes within three minutes: `t=<seconds>,v1=<hex>` is the HMAC of `t.body` with the signing key. The
 * bytes as they came count, so that nothing in between has read or rewritten them.
 */
export function calendlySignature(header: string, body: Buffer, key: string, now: Date): boolean {
  const parts = header.split(',').map((part) => part.trim())
  const at = parts.find((part) => part.startsWith('t='))?.slice(2) ?? ''
  if (!/^\d{1,12}$/.test(at)) return false
  const age = now.getTime() / 1_000 - Number(at)
  if (Math.abs(age) > OLDEST_SECONDS) return false
  const wanted = createHmac('sha256', key).update(`${at}.`).update(body).digest()
  return parts
    .filter((part) => part.startsWith('v1='))
    .some((part) => isSame(Buffer.from(part.slice(3), 'hex'), wanted))
}
