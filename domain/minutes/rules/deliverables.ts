import { minutesLimits } from '../limits.ts'
import type { LineKind } from '../types.ts'
import { linesOf } from './versions.ts'

/**
 * What a summary shows of one session: two key topics and two action items (spec 2 §2). Key topics are what was found, then what was
 * talked about, as the view `meeting_minutes` has them.
 */
export function summaryOf<Line extends { readonly kind: LineKind }>(
  lines: readonly Line[],
): { readonly topics: readonly Line[]; readonly actions: readonly Line[] } {
  return {
    topics: [...linesOf(lines, 'insight'), ...linesOf(lines, 'topic')].slice(
      0,
      minutesLimits.topicsPerSummary,
    ),
    actions: linesOf(lines, 'action').slice(0, minutesLimits.actionsPerSummary),
  }
}

/** Test rows stay hidden: whole words only, only in rows marked as samples or imported, and until staff say otherwise (T-085). */
export function isHiddenSample(minutes: {
  readonly title: string
  readonly isSample: boolean
  readonly isImported: boolean
  readonly isUnhidden: boolean
}): boolean {
  const isMarked = minutes.isSample || minutes.isImported
  return isMarked && !minutes.isUnhidden && /\b(?:test|sample|demo|mockup)\b/i.test(minutes.title)
}
