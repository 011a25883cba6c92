import type { OutcomeStatus } from '../types.ts'

const moves: Readonly<Record<OutcomeStatus, readonly OutcomeStatus[]>> = {
  draft: ['reviewed', 'approved', 'archived'],
  reviewed: ['draft', 'approved', 'archived'],
  approved: ['archived'],
  archived: [],
}

/** Draft and reviewed lead to approved; approved only to the archive, a correction is a new version (K71). */
export const outcomeLeadsTo = (from: OutcomeStatus, to: OutcomeStatus): boolean => moves[from].includes(to)
