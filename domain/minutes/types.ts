/** Where an outcome stands; the member sees approved versions only (spec 2 §4, T-084, T-087). */
export const outcomeStatuses = ['draft', 'reviewed', 'approved', 'archived'] as const
export type OutcomeStatus = (typeof outcomeStatuses)[number]

/** How a version was written: chosen from the transcript without a language model, or a person's edit of that. */
export const outcomeMethods = ['extractive', 'edited'] as const
export type OutcomeMethod = (typeof outcomeMethods)[number]

/** What a line of an outcome is, in the order a reader meets them. */
export const lineKinds = [
  'summary',
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

/** A line of an outcome; the id is given by the caller and the same in every version (T-087). */
export type OutcomeLine = DraftLine & { readonly id: string }

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
