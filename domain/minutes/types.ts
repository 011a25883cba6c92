/** Where an outcome stands; the member sees approved versions only (spec 2 §4, T-084, T-087). */
export const outcomeStatuses = ['draft', 'reviewed', 'approved', 'archived'] as const
export type OutcomeStatus = (typeof outcomeStatuses)[number]

/**
 * Why the minutes of a session wait for staff: a draft to approve, one that could not be made, approved lines whose words went with a
 * withdrawn consent (4.13.8), or a recording that could not be written down.
 */
export const waitingStates = ['checking', 'failed', 'emptied', 'unheard'] as const
export type WaitingState = (typeof waitingStates)[number]

/**
 * How a version was written: chosen from the transcript without a language model, by one, a person's edit of either, or by a
 * person from the beginning, without a transcript.
 */
export const outcomeMethods = ['extractive', 'edited', 'model', 'model_edited', 'written'] as const
export type OutcomeMethod = (typeof outcomeMethods)[number]

/** Why a language model that is configured did not write a draft, and the local method did. */
export const modelFailures = ['budget', 'unreachable', 'configuration', 'refused', 'cut', 'unusable'] as const
export type ModelFailure = (typeof modelFailures)[number]

/** What a line of an outcome is, in the order a reader meets them. */
export const lineKinds = [
  'summary',
  'topic',
  'attendee',
  'insight',
  'decision',
  'action',
  'next_step',
  'recommendation',
] as const
export type LineKind = (typeof lineKinds)[number]

/** A place in a transcript: its segment, and the time in ms, null where the transcript holds none (4.12.10). */
export type Moment = { readonly segment: number; readonly startMs: number | null }

/** A line before it has its lasting id. */
export type DraftLine = {
  readonly kind: LineKind
  /** What people read; staff may rewrite it, the quote stays. */
  readonly text: string
  /** The sentence of the transcript it rests on, word for word; null once consent was withdrawn (4.12.11). */
  readonly quote: string | null
  readonly speaker: string | null
  readonly moment: Moment | null
  /** Who does it, for actions; null where nobody was named. */
  readonly owner: string | null
  /** 'YYYY-MM-DD' in the session's zone; null where no day was said. */
  readonly dueOn: string | null
}

/** How sure the method is of a line it offers to the advisor: drafted, or shown under 'Maybe' and in no version until accepted. */
export const offerTiers = ['drafted', 'maybe'] as const
export type OfferTier = (typeof offerTiers)[number]

/** A line the method offers, with what the advisor needs to decide it at a glance. */
export type Offer = DraftLine & {
  readonly tier: OfferTier
  /** 0 to 1; null where a certain rule states it. */
  readonly probability: number | null
  /** Where the words that gave it away stand in `quote`, as offsets of its characters, end excluded. */
  readonly cues: readonly Cue[]
  /** The sentence before and the one after, word for word; null where there is none. */
  readonly before: string | null
  readonly after: string | null
  /** The due date as it was said; null where none was said. */
  readonly dueWords: string | null
}
/** Offsets of characters, the end excluded: the words by which an offer was recognised. */
export type Cue = { readonly start: number; readonly end: number }

/** What the method reads in a transcript: lines that stand by themselves, and offers that a person decides. */
export type Draft = {
  /** Attendees, topics and insights. */
  readonly lines: readonly DraftLine[]
  /** Actions, decisions and next steps, best first. */
  readonly offers: readonly Offer[]
  /** False where the talk is not mostly English and only written labels were read. */
  readonly isEnglish: boolean
}

/** Where an offered or added line stands with the advisor. */
export const offerStates = ['open', 'accepted', 'dismissed'] as const
export type OfferState = (typeof offerStates)[number]

/** A line of an outcome; the id is given by the caller and the same in every version (T-087). */
export type OutcomeLine = DraftLine & {
  readonly id: string
  /** The person who worded it; absent or null where its words are the method's or the transcript's (4.13.8). */
  readonly wordedBy?: string | null
}

/** One version of the one record of a session: report, recap and minutes are views of it (T-087). */
export type Outcome = {
  readonly sessionId: string
  /** The member whose session it is. */
  readonly userId: string
  readonly versionNumber: number
  readonly status: OutcomeStatus
  readonly method: OutcomeMethod
  readonly lines: readonly OutcomeLine[]
  readonly createdAt: Date
  readonly approvedAt: Date | null
  readonly approvedBy: string | null
}

/** How far the connection to the company's drive is (spec 2 §4). */
export const driveStates = ['checking', 'ready', 'error'] as const

/** Why the drive cannot be read. */
export const driveFailures = [
  'not_configured',
  'not_connected',
  'credentials_missing',
  'revoked',
  'scope_missing',
  'unreachable',
  'not_accessible',
] as const
export type DriveFailure = (typeof driveFailures)[number]

/** How far one look into the drive is. */
export const runStates = ['queued', 'running', 'done', 'failed'] as const

/** What was decided of a recording: linked by the rule, left to a person, confirmed, undone, or put aside by one (T-068). */
export const matchDecisions = ['linked', 'left', 'confirmed', 'undone', 'dismissed'] as const
export type MatchDecision = (typeof matchDecisions)[number]

/** How far the words of a recording are. */
export const transcriptionStates = ['queued', 'running', 'done', 'failed', 'cancelled'] as const

/** Why a recording could not be written down. */
export const transcriptionFailures = [
  'consent_missing',
  'no_ffmpeg',
  'no_file',
  'no_sound',
  'no_speech',
  'budget',
  'configuration',
  'failed',
] as const
export type TranscriptionFailure = (typeof transcriptionFailures)[number]

/** What was heard in one piece; `parts` with times from its start where the provider gave them. */
export type SpokenPiece = {
  readonly text: string
  readonly parts: readonly {
    readonly startMs: number
    readonly endMs: number
    readonly text: string
    readonly speaker: string | null
  }[]
}
