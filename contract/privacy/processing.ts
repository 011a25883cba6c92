import { z } from 'zod'
import { processingLimits } from '#domain/privacy/limits.ts'
import { call } from '../call.ts'
import { Day, Id, Instant, Line } from '../fields.ts'

/** For which company, and by whom. */
const said = {
  /** As it stands in the register. */
  company: Line(processingLimits.company, 1),
  address: Line(processingLimits.address, 1),
  name: Line(processingLimits.name, 1),
  position: Line(processingLimits.position, 1),
}

/** That a member accepted the data processing agreement for a company, and what it said then (0100). */
export const ProcessingAcceptance = z.object({
  id: Id,
  ...said,
  version: z.number().int(),
  inForceSince: Day,
  /** SHA-256 of the text, in hexadecimal. */
  textHash: z.string(),
  createdAt: Instant,
})
export type ProcessingAcceptance = z.infer<typeof ProcessingAcceptance>

/** Accepts the version that was read; the id is the sender's, and the same version for the same company stays the first record of it. */
export const AcceptProcessingInput = z.strictObject({
  id: Id,
  ...said,
  version: z.number().int().min(1).max(999_999),
  /** Somebody says that they may. */
  accept: z.literal(true),
})
export type AcceptProcessingInput = z.infer<typeof AcceptProcessingInput>

/** The data processing agreement, accepted with a record (pages §5.1). */
export const processingCalls = {
  acceptProcessing: call(
    { access: 'member', scope: 'own', bucket: 'write' },
    'POST /privacy/processing',
    'Accept the data processing agreement for a company, in the version that was shown; a receipt is mailed',
  )
    .input(AcceptProcessingInput)
    .output(z.object({ acceptance: ProcessingAcceptance })),
  listAcceptances: call(
    { access: 'member', scope: 'all', bucket: 'read', refs: ['memberId'] },
    'GET /privacy/processing',
    "List a member's acceptances of the data processing agreement, the newest first; your own without a member",
  )
    .input(z.strictObject({ memberId: Id.optional() }))
    .output(z.object({ acceptances: z.array(ProcessingAcceptance) })),
}
