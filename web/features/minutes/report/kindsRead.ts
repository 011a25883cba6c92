import type { LineKind } from '#domain/minutes/types.ts'

/** The parts of approved minutes from top to bottom, where they stand in one column: what is to be done comes first (spec 3 §2). */
export const kindsRead: readonly LineKind[] = [
  'summary',
  'action',
  'decision',
  'next_step',
  'insight',
  'recommendation',
  'topic',
  'attendee',
]
