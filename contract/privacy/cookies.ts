import { z } from 'zod'
import { call } from '../call.ts'
import { Id, Instant, Text } from '../fields.ts'

/** What somebody allows in their browser; the id is the receipt's number, made by the sender, so that a retry is the same (T-160). */
export const KeepChoiceInput = z.strictObject({
  id: Id,
  /** The version of the text that was read. */
  version: Text(20, 1),
  functional: z.boolean(),
  analytics: z.boolean(),
  marketing: z.boolean(),
})

/** What browsers may keep (K51). */
export const cookieCalls = {
  keepChoice: call(
    { access: 'anyone', scope: 'none', bucket: 'form' },
    'POST /privacy/choices',
    'Store what a browser may keep; the answer is its receipt',
  )
    .input(KeepChoiceInput)
    .output(z.object({ receipt: Id, at: Instant })),
}
