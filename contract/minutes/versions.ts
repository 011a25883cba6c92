import { z } from 'zod'
import { minutesLimits } from '#domain/minutes/limits.ts'
import { outcomeMethods, outcomeStatuses } from '#domain/minutes/types.ts'
import { call } from '../call.ts'
import { Day, Id, Instant } from '../fields.ts'
import { LineKind, MinutesOfSession, SessionMinutes } from '../minutes.ts'

/** One version of a session's minutes: how and by whom it came about, and who published it (K71). */
export const PastVersion = z.object({
  number: z.number().int(),
  status: z.enum(outcomeStatuses),
  method: z.enum(outcomeMethods),
  createdAt: Instant,
  /** Null where the drafting job wrote it. */
  createdByName: z.string().nullable(),
  approvedAt: Instant.nullable(),
  approvedByName: z.string().nullable(),
  lineCount: z.number().int(),
})
export type PastVersion = z.infer<typeof PastVersion>

/** A line as it stood in a version. */
export const PastLine = z.object({
  id: Id,
  kind: LineKind,
  text: z.string(),
  owner: z.string().nullable(),
  dueOn: Day.nullable(),
})
export type PastLine = z.infer<typeof PastLine>

/** Minutes that their member does not see because they look like a test; `isUnhidden` once staff said that they are real (T-085). */
export const HiddenMinutes = z.object({
  sessionId: Id,
  title: z.string(),
  startAt: Instant,
  timeZone: z.string(),
  memberName: z.string(),
  isUnhidden: z.boolean(),
})
export type HiddenMinutes = z.infer<typeof HiddenMinutes>

/** Whether the member sees them all the same. */
export const UnhideMinutesInput = z.strictObject({ sessionId: Id, isUnhidden: z.boolean() })

/** Begins minutes that a person writes; the version's id is the sender's, so that a retry begins once. */
export const BeginMinutesInput = z.strictObject({ sessionId: Id, versionId: Id })

const read = { access: 'staff', scope: 'assigned', bucket: 'read', refs: ['sessionId'] } as const

/** Minutes that a person begins, versions and who approved them (K71), and test rows among them (T-085). */
export const versionCalls = {
  beginMinutes: call(
    { access: 'staff', scope: 'assigned', bucket: 'write', refs: ['sessionId'] },
    'POST /minutes/{sessionId}/begin',
    'Begin minutes that you write yourself, of a session that has none and no draft on its way',
  )
    .input(BeginMinutesInput)
    .output(z.object({ minutes: SessionMinutes })),
  listVersions: call(
    read,
    'GET /minutes/{sessionId}/versions',
    `List the newest ${minutesLimits.versionsShown} versions of a session's minutes with their approvals`,
  )
    .input(MinutesOfSession)
    .output(z.object({ versions: z.array(PastVersion) })),
  getVersion: call(
    read,
    'GET /minutes/{sessionId}/versions/{number}',
    'Get the lines of one version as they stood in it',
  )
    .input(z.strictObject({ sessionId: Id, number: z.number().int().min(1).max(1_000_000) }))
    .output(z.object({ lines: z.array(PastLine) })),
  listHiddenMinutes: call(
    { access: 'staff', scope: 'assigned', bucket: 'read' },
    'GET /minutes/hidden',
    'List up to 50 imported or sample minutes whose title says that they are a test, newest meeting first',
  ).output(z.object({ items: z.array(HiddenMinutes) })),
  unhideMinutes: call(
    { access: 'staff', scope: 'assigned', bucket: 'write', refs: ['sessionId'] },
    'POST /minutes/{sessionId}/unhidden',
    'Show such minutes to their member, or hide them again',
  )
    .input(UnhideMinutesInput)
    .output(z.object({ minutes: HiddenMinutes })),
}
