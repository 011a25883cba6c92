import { z } from 'zod'
import { driveFailures, driveStates, matchDecisions, runStates } from '#domain/minutes/types.ts'
import { matchSignals } from '#domain/recordings/types.ts'
import { call } from '../call.ts'
import { Answer, Id, Instant } from '../fields.ts'

/** One look into the drive and what it came to: linked, left as they were, not readable (K72). */
export const AutomationRun = z.object({
  id: Id,
  status: z.enum(runStates),
  failure: z.enum(driveFailures).nullable(),
  matched: z.number().int(),
  skipped: z.number().int(),
  failed: z.number().int(),
  /** Not all of the drive was read: Google did not search it all, or it holds more than one check reads. */
  isPartial: z.boolean(),
  /** Null for the routine. */
  askedBy: z.string().nullable(),
  createdAt: Instant,
  finishedAt: Instant.nullable(),
})
export type AutomationRun = z.infer<typeof AutomationRun>

/** How the company's drive is connected, and the last looks into it. */
export const Automation = z.object({
  /** False where the installation names no client of Google. */
  isConfigured: z.boolean(),
  /** Null where nobody connected the drive. */
  status: z.enum(driveStates).nullable(),
  failure: z.enum(driveFailures).nullable(),
  connectedByName: z.string().nullable(),
  connectedAt: Instant.nullable(),
  /** Looks every five minutes by itself. */
  isAutomatic: z.boolean(),
  runs: z.array(AutomationRun),
})
export type Automation = z.infer<typeof Automation>

const Parts = z.object({
  near: z.number().int(),
  during: z.number().int(),
  code: z.number().int(),
  words: z.number().int(),
})

/** A session that a recording may be of, with the parts of its score and what proves it (T-068). */
export const MatchOption = z.object({
  sessionId: Id,
  title: z.string(),
  memberName: z.string(),
  startAt: Instant,
  score: z.number().int(),
  parts: Parts,
  signals: z.array(z.enum(matchSignals)),
})
export type MatchOption = z.infer<typeof MatchOption>

/** A recording of the drive: what it was taken for, by whom, and what it may be. */
export const MatchedRecording = z.object({
  id: Id,
  name: z.string(),
  recordedAt: Instant.nullable(),
  byteSize: z.number().int().nullable(),
  decision: z.enum(matchDecisions),
  reason: z.string(),
  /** Null for the rule. */
  decidedByName: z.string().nullable(),
  decidedAt: Instant,
  /** The session it is linked to; null while a person has to say. */
  sessionId: Id.nullable(),
  options: z.array(MatchOption),
  /** Why its bytes are not here although it is linked; null where they are, or are on their way. */
  failure: z.string().nullable(),
  canRetry: Answer,
  canUndo: Answer,
  /** Whether its first half-minute may be heard before it is linked. */
  canListen: Answer,
})
export type MatchedRecording = z.infer<typeof MatchedRecording>

/**
 * What the board says of how calls become minutes: the drive, its last check, and of the reader's own what is under way. `drafting`
 * and `transcription` are by a model, or by a person and the local method.
 */
export const AutomationStatus = z.object({
  isDriveConnected: z.boolean(),
  isAutomatic: z.boolean(),
  checkedAt: Instant.nullable(),
  hasTranscriptionModel: z.boolean(),
  transcribing: z.number().int(),
  hasReportModel: z.boolean(),
  drafting: z.number().int(),
  /** Drafts of the reader's sessions that their advisor has yet to approve. */
  waiting: z.number().int(),
})
export type AutomationStatus = z.infer<typeof AutomationStatus>

/** The answer that Google's page sent back with its reader. */
export const ConnectDriveInput = z.strictObject({
  code: z.string().min(1).max(1_000),
  state: z.string().min(1).max(400),
})

/** A look into the drive; the id is the sender's. */
export const CheckInput = z.strictObject({ id: Id })

/** A recording and the session that it is of. */
export const ConfirmMatchInput = z.strictObject({ recordingId: Id, sessionId: Id })
/** One recording of the drive. */
export const MatchById = z.strictObject({ recordingId: Id })

const read = { access: 'staff', scope: 'all', bucket: 'read' } as const
const write = { access: 'staff', scope: 'all', bucket: 'write' } as const

/** The company's drive, what is found in it, and which session each recording is of (T-066 to T-071, K67, K68, K72). */
export const automationCalls = {
  getAutomation: call(
    read,
    'GET /automation',
    'Get how the drive is connected and its last 20 checks',
  ).output(z.object({ automation: Automation })),
  getAutomationStatus: call(
    { access: 'member', scope: 'own', bucket: 'read' },
    'GET /automation/status',
    'Get whether recordings are found by themselves, and what of your sessions is under way',
  ).output(z.object({ status: AutomationStatus })),
  startDriveConnection: call(
    write,
    'POST /automation/drive/start',
    'Get the address of the page on which the drive is opened to the server, read only',
  ).output(z.object({ url: z.url() })),
  connectDrive: call(write, 'POST /automation/drive', 'Connect the drive with what that page sent back')
    .input(ConnectDriveInput)
    .output(z.object({ connecting: z.boolean() })),
  disconnectDrive: call(write, 'DELETE /automation/drive', 'Forget the connection to the drive').output(
    z.object({ disconnected: z.boolean() }),
  ),
  setAutomation: call(
    write,
    'POST /automation/settings',
    'Check the drive every five minutes, or only when asked',
  )
    .input(z.strictObject({ isAutomatic: z.boolean() }))
    .output(z.object({ isAutomatic: z.boolean() })),
  checkDrive: call(write, 'POST /automation/checks', 'Check the drive now')
    .input(CheckInput)
    .output(z.object({ id: Id })),
  checkRecordings: call(
    { access: 'member', scope: 'own', bucket: 'write', right: 'sessions.checkRecordings' },
    'POST /automation/checks/own',
    'Check the drive for recordings of your sessions, at most once a minute',
  )
    .input(CheckInput)
    .output(z.object({ id: Id })),
  getRecordingCheck: call(
    { access: 'member', scope: 'own', bucket: 'read' },
    'GET /automation/checks/own/{id}',
    'Get how far a check of yours is, and how many recordings it found for you',
  )
    .input(CheckInput)
    .output(z.object({ status: z.enum(runStates), found: z.number().int() })),
  listMatches: call(
    read,
    'GET /automation/recordings',
    'List up to 50 recordings of the drive that wait for a person, up to 20 that were linked last and up to 20 that were put aside last',
  ).output(
    z.object({
      waiting: z.array(MatchedRecording),
      linked: z.array(MatchedRecording),
      /** Of no session, as a person said; each can be brought back. */
      aside: z.array(MatchedRecording),
    }),
  ),
  confirmMatch: call(
    { ...write, refs: ['sessionId'] },
    'POST /automation/recordings/{recordingId}/session',
    'Link a recording to the session that it is of',
  )
    .input(ConfirmMatchInput)
    .output(z.object({ linked: z.boolean() })),
  listenToMatch: call(
    write,
    'POST /automation/recordings/{recordingId}/listen',
    'Get the address at which the caller can hear the first half-minute of a recording for a few minutes',
  )
    .input(MatchById)
    .output(z.object({ address: z.string() })),
  retryMatch: call(
    write,
    'POST /automation/recordings/{recordingId}/retry',
    'Bring a recording from the drive again whose bytes could not be brought',
  )
    .input(MatchById)
    .output(z.object({ retried: z.boolean() })),
  undoMatch: call(
    write,
    'POST /automation/recordings/{recordingId}/undo',
    'Take a recording from its session, or bring back one that was put aside; it waits for a person again',
  )
    .input(MatchById)
    .output(z.object({ undone: z.boolean() })),
  dismissMatch: call(
    write,
    'POST /automation/recordings/{recordingId}/dismiss',
    'Put a recording aside that is of no session',
  )
    .input(MatchById)
    .output(z.object({ dismissed: z.boolean() })),
}
