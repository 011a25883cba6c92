import type { OutcomeRow } from './queries.ts'

// A draft takes seconds; one that is not there after this long was lost with its job and may be asked for again.
const UNDER_WAY_MS = 10 * 60_000

/** Whether a draft of these minutes is being written. */
export function isUnderWay(outcome: Pick<OutcomeRow, 'drafting' | 'updatedAt'> | null, now: Date): boolean {
  const isFresh = now.getTime() - (outcome?.updatedAt.getTime() ?? 0) < UNDER_WAY_MS
  return isFresh && (outcome?.drafting === 'queued' || outcome?.drafting === 'running')
}
