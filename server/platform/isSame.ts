import { timingSafeEqual } from 'node:crypto'

/** Whether two secrets are the same; how long that takes says nothing about where they differ. Texts as bytes, because a signature has one spelling. */
export function isSame(given: string | Buffer, wanted: string | Buffer): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(wanted)]
  return one.length === other.length && timingSafeEqual(one, other)
}
