import { z } from 'zod'
import { isMacOf, macOf } from '#server/platform/keyRing.ts'

const Seal = z.string().regex(/^\d{1,18}$/)
const Asked = z.object({
  first: Seal,
  last: Seal,
  until: z.coerce.number().int(),
  key: z.string().max(100),
})

type Part = { first: string; last: string; userId: string; until: number }

const signedText = ({ first, last, userId, until }: Part) => `trail ${first} ${last} ${userId} ${until}`

/** Where one admin fetches one part of the trail, from one seal to another, for a few minutes. */
export const trailAddress = (part: Part): string =>
  `/api/audit/trail?first=${part.first}&last=${part.last}&until=${part.until}&key=${macOf(signedText(part))}`

/** The part that an address of ours names, where it is this person's and still open. */
export function readTrailAddress(query: unknown, userId: string, now: Date): Part | null {
  const asked = Asked.safeParse(query)
  if (!asked.success || now.getTime() >= asked.data.until) return null
  const part = { ...asked.data, userId }
  return isMacOf(signedText(part), asked.data.key) ? part : null
}
