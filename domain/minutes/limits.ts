import type { LineKind } from './types.ts'

/** Bounds of an outcome: lengths in characters, counts per version. */
export const minutesLimits = {
  lineText: 1_000,
  quote: 2_000,
  /** As long as the longest first and last name of a profile, with a space between them. */
  name: 201,
  linesPerVersion: 200,
  /** Meeting minutes shown before 'View All n Deliverables' (spec 2 §2). */
  deliverablesShown: 5,
  /** Recaps on the phone before more are asked for (spec 3 §9). */
  recapsShown: 10,
  /** Key topics and action items in each summary (spec 2 §2). */
  topicsPerSummary: 2,
  actionsPerSummary: 2,
  /** Segments a quote may run across; speech is cut every few seconds. */
  quoteSegments: 60,
  /** Offers under 'Maybe' that are open at first; the rest stands behind 'Show n more'. */
  maybeShown: 15,
  /** So much of a line is read aloud where the review moves on to it. */
  spokenText: 120,
  /** A summary that an advisor writes. */
  summaryText: 600,
  /** Time of a review that one call may add, in ms: whoever was away longer did not spend it deciding. */
  spentMs: 600_000,
  /** Versions of one session's minutes in the list of them. */
  versionsShown: 50,
  /** Segments before a line's moment in which a sentence quoted along with it may begin. */
  quoteBefore: 12,
} as const

/** How many lines of a kind a draft made without a model may hold: few enough to be checked by a person. */
export const draftLimits: Readonly<Record<LineKind, number>> = {
  summary: 3,
  topic: 8,
  attendee: 30,
  insight: 8,
  decision: 10,
  action: 15,
  next_step: 8,
  recommendation: 5,
}

/** The same for a draft by a language model, which finds more of what was said. */
export const modelLimits: Readonly<Record<LineKind, number>> = {
  ...draftLimits,
  summary: 6,
  insight: 12,
  decision: 20,
  action: 30,
  next_step: 12,
  recommendation: 8,
}
