import { z } from 'zod'
import { minutesLimits } from '#domain/minutes/limits.ts'
import {
  lineKinds,
  modelFailures,
  offerStates,
  offerTiers,
  outcomeMethods,
  outcomeStatuses,
  waitingStates,
} from '#domain/minutes/types.ts'
import { call } from './call.ts'
import { Answer, Cursor, Day, Id, Instant, Line, Text } from './fields.ts'
import { MinutesState } from './sessions.ts'

/** What a line of an outcome is (spec 2 §3). */
export const LineKind = z.enum(lineKinds)
/** Where a version stands; the member sees approved ones only (T-084, T-087). */
export const OutcomeStatus = z.enum(outcomeStatuses)

/** A place in a transcript: the segment's index, and its start in ms where it has one (4.12.10). */
export const Moment = z.strictObject({
  segment: z.number().int().min(0),
  startMs: z.number().int().min(0).nullable(),
})

/**
 * A line as its reader sees it. `line` is the line of the transcript file for moments without a time; `cardId` the
 * member's card made of it; `problems` say to staff what keeps it from being approved (K70).
 */
export const MinutesLine = z.object({
  id: Id,
  kind: LineKind,
  text: z.string(),
  quote: z.string().nullable(),
  speaker: z.string().nullable(),
  moment: Moment.nullable(),
  line: z.number().int().nullable(),
  owner: z.string().nullable(),
  dueOn: Day.nullable(),
  cardId: Id.nullable(),
  canMakeCard: Answer,
  problems: z.array(z.string()),
})
export type MinutesLine = z.infer<typeof MinutesLine>

/** One version of a session's minutes: for members the approved one, for staff the current one (T-087). */
export const Minutes = z.object({
  versionId: Id,
  number: z.number().int(),
  status: OutcomeStatus,
  /** `extractive`: chosen from the transcript without a language model; `model`: written by one; `edited`, `model_edited`: a person's edit of it; `written`: by a person, without a transcript. */
  method: z.enum(outcomeMethods),
  transcriptId: Id.nullable(),
  createdAt: Instant,
  approvedAt: Instant.nullable(),
  approvedByName: z.string().nullable(),
  lines: z.array(MinutesLine),
})
export type Minutes = z.infer<typeof Minutes>

/** The outcome of one session for one reader. */
export const SessionMinutes = z.object({
  sessionId: Id,
  title: z.string(),
  startAt: Instant,
  timeZone: z.string(),
  state: MinutesState,
  /** Staff: why the drafting failed, snake_case; null otherwise and for members. */
  failure: z.string().nullable(),
  /** Staff: the number of the version that members read while this one is worked on; null if none. */
  approvedNumber: z.number().int().nullable(),
  minutes: Minutes.nullable(),
  can: z.object({
    begin: Answer,
    edit: Answer,
    markReviewed: Answer,
    approve: Answer,
    reopen: Answer,
    requestDraft: Answer,
  }),
})

/**
 * A line in the review: what was offered or added, and what was decided of it. `line` is the line of the file for a
 * moment without a time, `cues` are offsets of characters in the quote, `revision` grows with each change of the line.
 */
export const ReviewLine = z.object({
  id: Id,
  tier: z.enum([...offerTiers, 'added']),
  probability: z.number().nullable(),
  state: z.enum(offerStates),
  offeredKind: LineKind,
  kind: LineKind,
  text: z.string(),
  quote: z.string().nullable(),
  speaker: z.string().nullable(),
  moment: Moment.nullable(),
  line: z.number().int().nullable(),
  owner: z.string().nullable(),
  dueOn: Day.nullable(),
  dueWords: z.string().nullable(),
  cues: z.array(z.object({ start: z.number().int(), end: z.number().int() })),
  before: z.string().nullable(),
  after: z.string().nullable(),
  decidedByName: z.string().nullable(),
  /** The reader decided it, here or elsewhere. */
  isMine: z.boolean(),
  revision: z.number().int(),
  problems: z.array(z.string()),
})
export type ReviewLine = z.infer<typeof ReviewLine>

/** How far a review is: `revision` grows with each thing decided, `spentMs` is the time that was spent deciding. */
const ReviewProgress = { revision: z.number().int(), spentMs: z.number().int() }

/** Everything there is to decide of a session's current draft, in the order it was offered. */
export const Review = z.object({
  sessionId: Id,
  title: z.string(),
  startAt: Instant,
  endAt: Instant,
  timeZone: z.string(),
  memberName: z.string(),
  versionId: Id,
  number: z.number().int(),
  status: OutcomeStatus,
  transcriptId: Id.nullable(),
  isEnglish: z.boolean(),
  method: z.enum(outcomeMethods),
  /** Lines of a language model that had no sentence of the talk to rest on, and were left out (K70). */
  leftOut: z.number().int(),
  /** Why a language model that is configured wrote nothing; null where it did, or where there is none. */
  modelFailure: z.enum(modelFailures).nullable(),
  ...ReviewProgress,
  lines: z.array(ReviewLine),
  /** Apart from its lines, which change with each decision. */
  canApprove: Answer,
  /** The reader may have the actions put on the member's board (4.13.5). */
  canAddToBoard: z.boolean(),
  /** Lines of any of its versions that have a card on the member's board: none is made again (4.12.12). */
  onBoard: z.array(Id),
})
export type Review = z.infer<typeof Review>

/** One line as it is to stand, with the revision that was seen; 0 for a line of the sender's own. */
export const LineDecisionInput = z.strictObject({
  id: Id,
  revision: z.number().int().min(0),
  state: z.enum(offerStates),
  kind: LineKind,
  text: Text(minutesLimits.lineText),
  quote: Text(minutesLimits.quote).nullable(),
  speaker: Line(minutesLimits.name).nullable(),
  moment: Moment.nullable(),
  owner: Line(minutesLimits.name).nullable(),
  dueOn: Day.nullable(),
})

/** What was decided since the last call, and the time it took; sent again it changes nothing. */
export const DecideLinesInput = z.strictObject({
  sessionId: Id,
  spentMs: z.number().int().min(0).max(minutesLimits.spentMs),
  lines: z.array(LineDecisionInput).min(1).max(minutesLimits.linesPerVersion),
})

/** A session's minutes. */
export const MinutesOfSession = z.strictObject({ sessionId: Id })

/** The version a person looked at; another current one is a conflict. */
export const MinutesVersion = z.strictObject({ sessionId: Id, number: z.number().int().min(1) })

/** The version to approve, and the revision of its review that was read; another one is a conflict. */
export const ApproveMinutesInput = z.strictObject({
  ...MinutesVersion.shape,
  revision: z.number().int().min(0).optional(),
  /** Puts a card for each action on the member's board (4.13.5). */
  addToBoard: z.boolean().optional(),
})

/** A correction of approved minutes: a new draft with the same lines; members keep reading the approved one. */
export const ReopenMinutesInput = z.strictObject({
  sessionId: Id,
  number: z.number().int().min(1),
  versionId: Id,
})

/** Asks for a draft of the newest transcript; the id is the sender's, so that a retry asks once. */
export const RequestDraftInput = z.strictObject({ id: Id, sessionId: Id })

/** Approved minutes in the list of deliverables: two topics and two actions of each (spec 2 §2). */
export const Deliverable = z.object({
  sessionId: Id,
  title: z.string(),
  startAt: Instant,
  timeZone: z.string(),
  durationMinutes: z.number().int(),
  approvedAt: Instant,
  topics: z.array(z.string()),
  actions: z.array(z.string()),
  lineCount: z.number().int(),
  hasRecording: z.boolean(),
  /** The member has opened this version on no device yet (T-205). */
  isUnread: z.boolean(),
  /** Lines of actions that are not on the board yet, in their order (4.13.5). */
  openActions: z.array(Id),
})

/** Something staff have to look at; `state` says why. */
export const WaitingMinutes = z.object({
  sessionId: Id,
  title: z.string(),
  startAt: Instant,
  timeZone: z.string(),
  memberId: Id,
  memberName: z.string(),
  status: OutcomeStatus,
  state: z.enum(waitingStates),
  failure: z.string().nullable(),
  number: z.number().int().nullable(),
  /** Lines of the draft, or those to write anew. */
  lineCount: z.number().int(),
  /** Its words were written down by a program, from a recording. */
  isAutomatic: z.boolean(),
  /** A person writes them by hand. */
  isWritten: z.boolean(),
  waitingSince: Instant,
})

const One = z.object({ minutes: SessionMinutes })
const read = { access: 'member', scope: 'assigned', bucket: 'read' } as const
const staff = { access: 'staff', scope: 'assigned', bucket: 'write', refs: ['sessionId'] } as const

/** The one outcome record of a session: report, recap and minutes (T-084 to T-087, 4.12.17). */
export const minutes = {
  getMinutes: call(
    { ...read, refs: ['sessionId'] },
    'GET /minutes/{sessionId}',
    'Get the minutes of a session: approved ones for members, the current version for staff',
  )
    .input(MinutesOfSession)
    .output(One),
  openMinutes: call(
    { access: 'member', scope: 'own', bucket: 'write', refs: ['sessionId'] },
    'POST /minutes/{sessionId}/opened',
    'Record that you have opened the approved minutes of a session of yours; then they are unread on no device',
  )
    .input(MinutesOfSession)
    .output(z.object({ sessionId: Id })),
  listApprovedMinutes: call(
    { ...read, right: 'sessions.viewMinutes', refs: ['memberId'] },
    'GET /minutes/approved',
    'List approved minutes, those of the newest meeting first',
  )
    .input(
      z.strictObject({
        memberId: Id.optional(),
        cursor: Cursor.optional(),
        limit: z.number().int().min(1).max(50).optional(),
      }),
    )
    .output(z.object({ items: z.array(Deliverable), total: z.number().int(), next: Cursor.nullable() })),
  listWaitingMinutes: call(
    { access: 'staff', scope: 'assigned', bucket: 'read' },
    'GET /minutes/waiting',
    'List up to 50 sessions whose minutes wait for staff, oldest first: drafts, lines to write anew, recordings not written down',
  ).output(z.object({ items: z.array(WaitingMinutes) })),
  getReview: call(
    { access: 'staff', scope: 'assigned', bucket: 'read', refs: ['sessionId'] },
    'GET /minutes/{sessionId}/review',
    'Get the lines offered for the current draft and what was decided of each',
  )
    .input(MinutesOfSession)
    .output(z.object({ review: Review })),
  decideLines: call(
    { ...staff, bodyLimit: 1_500_000 },
    'POST /minutes/{sessionId}/decisions',
    'Accept, dismiss, reopen, change or add lines; those decided otherwise meanwhile are returned as overtaken',
  )
    .input(DecideLinesInput)
    .output(z.object({ ...ReviewProgress, lines: z.array(ReviewLine), overtaken: z.array(Id) })),
  markReviewed: call(staff, 'POST /minutes/{sessionId}/reviewed', 'Set the current draft to reviewed')
    .input(MinutesVersion)
    .output(One),
  approveMinutes: call(
    { ...staff, proof: 'recent' },
    'POST /minutes/{sessionId}/approve',
    'Publish the current version to the member and email them',
  )
    .input(ApproveMinutesInput)
    .output(One),
  reopenMinutes: call(
    staff,
    'POST /minutes/{sessionId}/reopen',
    'Open a new version of approved minutes, which stay readable',
  )
    .input(ReopenMinutesInput)
    .output(One),
  requestDraft: call(
    {
      access: 'member',
      scope: 'assigned',
      bucket: 'write',
      right: 'sessions.generateReport',
      refs: ['sessionId'],
    },
    'POST /minutes/{sessionId}/request',
    'Request a draft: Desktop Pro members once an hour, staff at any time',
  )
    .input(RequestDraftInput)
    .output(One),
}
