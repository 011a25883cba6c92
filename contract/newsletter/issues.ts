import { z } from 'zod'
import { issueLimits } from '#domain/newsletter/limits.ts'
import { issueStatuses, mailTopics } from '#domain/newsletter/types.ts'
import { call } from '../call.ts'
import { Problem } from '../errors.ts'
import { Answer, Id, Instant, Line, Text } from '../fields.ts'

const Topics = z.array(z.enum(mailTopics)).max(mailTopics.length)

/** What staff write of an issue; a draft may lack all of it (K15). */
export const IssueFields = z.strictObject({
  subject: Line(issueLimits.subject),
  lead: Line(issueLimits.lead),
  body: Text(issueLimits.body),
  topics: Topics,
})

/** An issue in the list of staff: its state, its hours and what became of it. */
export const ListedIssue = z.object({
  id: Id,
  number: z.number().int().nullable(),
  slug: z.string().nullable(),
  subject: z.string(),
  topics: Topics,
  status: z.enum(issueStatuses),
  scheduledAt: Instant.nullable(),
  sendingAt: Instant.nullable(),
  sentAt: Instant.nullable(),
  updatedAt: Instant,
  receivers: z.number().int(),
  sent: z.number().int(),
  refused: z.number().int(),
  left: z.number().int(),
  /** Whom the mail server did not take for now; they are asked for again. */
  again: z.number().int(),
  /** What came back afterwards: not arrived, late, and called unwanted. */
  lost: z.number().int(),
  late: z.number().int(),
  complained: z.number().int(),
  /** Why the mail server takes nothing at the moment. */
  failure: z.string().nullable(),
})
export type ListedIssue = z.infer<typeof ListedIssue>

/** An issue with its words, what keeps it from being sent, and what whoever asks may do with it. */
export const Issue = ListedIssue.extend({
  lead: z.string(),
  body: z.string(),
  version: z.number().int(),
  problems: z.array(Problem),
  /** Who would get it if it were sent now; counted while it has not been sent. */
  wouldReach: z.number().int(),
  canEdit: Answer,
  canSend: Answer,
  canStop: Answer,
  canUnschedule: Answer,
})
export type Issue = z.infer<typeof Issue>

/** An issue as it is seen in this version: what changed since is asked about. */
const OfVersion = z.strictObject({ id: Id, version: z.number().int().min(1) })

/** The issue, the version that was looked at, and the number of receivers that was confirmed (K15). */
export const SendIssueInput = OfVersion.extend({ receivers: z.number().int().min(1) })

const staff = { access: 'staff', scope: 'all' } as const
const One = z.object({ issue: Issue })

/** The issues of YELMail as staff write and send them (K15). */
export const issueCalls = {
  listIssues: call(
    { ...staff, bucket: 'read' },
    'GET /newsletter/issues',
    'List the issues, newest first',
  ).output(z.object({ issues: z.array(ListedIssue).max(issueLimits.listed) })),
  getIssue: call({ ...staff, bucket: 'read' }, 'GET /newsletter/issues/{id}', 'One issue with its words')
    .input(z.strictObject({ id: Id }))
    .output(One),
  previewIssue: call(
    { ...staff, bucket: 'read' },
    'GET /newsletter/issues/{id}/preview',
    'The email of an issue as its readers get it, with links that change nothing',
  )
    .input(z.strictObject({ id: Id }))
    .output(z.object({ subject: z.string(), html: z.string(), text: z.string() })),
  createIssue: call({ ...staff, bucket: 'write' }, 'POST /newsletter/issues', 'Begin an issue')
    .input(z.strictObject({ id: Id }))
    .output(One),
  editIssue: call({ ...staff, bucket: 'write' }, 'PATCH /newsletter/issues/{id}', 'Edit a draft')
    .input(OfVersion.extend({ fields: IssueFields }))
    .output(One),
  deleteIssue: call({ ...staff, bucket: 'write' }, 'DELETE /newsletter/issues/{id}', 'Delete a draft')
    .input(z.strictObject({ id: Id }))
    .output(z.object({ id: Id })),
  testIssue: call(
    { ...staff, bucket: 'form' },
    'POST /newsletter/issues/{id}/tests',
    'Mail an issue to oneself, as its readers would get it',
  )
    .input(z.strictObject({ id: Id, test: Id }))
    .output(z.object({ id: Id })),
  scheduleIssue: call(
    { ...staff, bucket: 'write', proof: 'recent' },
    'POST /newsletter/issues/{id}/schedule',
    'Send an issue at an hour to come',
  )
    .input(OfVersion.extend({ at: Instant }))
    .output(One),
  unscheduleIssue: call(
    { ...staff, bucket: 'write' },
    'POST /newsletter/issues/{id}/unschedule',
    'Make a scheduled issue a draft again',
  )
    .input(z.strictObject({ id: Id }))
    .output(One),
  sendIssue: call(
    { ...staff, bucket: 'write', proof: 'recent' },
    'POST /newsletter/issues/{id}/send',
    'Send an issue now, or go on where it was stopped; refused where the number of receivers is another',
  )
    .input(SendIssueInput)
    .output(One),
  stopIssue: call(
    { ...staff, bucket: 'write' },
    'POST /newsletter/issues/{id}/stop',
    'Stop an issue on its way; nobody more gets it',
  )
    .input(z.strictObject({ id: Id }))
    .output(One),
}
