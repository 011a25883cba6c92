import { z } from 'zod'
import { Id, Instant } from '#contract/fields.ts'

/** One browser that is signed in: what it is, from which network, since and until when it was seen; never a place (4.13.19). */
export const SignIn = z.object({
  id: Id,
  device: z.string(),
  isPhone: z.boolean(),
  network: z.string(),
  firstSeenAt: Instant,
  lastSeenAt: Instant,
  isThis: z.boolean(),
})
export type SignIn = z.infer<typeof SignIn>
