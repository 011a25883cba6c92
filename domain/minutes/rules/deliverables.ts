import { minutesLimits } from '../limits.ts'
import { viewAllDeliverables } from '../texts.ts'
import type { OutcomeLine } from '../types.ts'
import { linesOf } from './versions.ts'

/** The first five minutes, newest first as given, and the button that shows the rest (spec 2 §2, K71). */
export function firstDeliverables<T>(all: readonly T[]): { shown: readonly T[]; more: string | null } {
  const shown = all.slice(0, minutesLimits.deliverablesShown)
  return { shown, more: all.length > shown.length ? viewAllDeliverables(all.length) : null }
}

/** What a summary shows of one session: two key topics and two action items (spec 2 §2). */
export function summaryOf(lines: readonly OutcomeLine[]): {
  topics: readonly OutcomeLine[]
  actions: readonly OutcomeLine[]
} {
  return {
    topics: linesOf(lines, 'insight').slice(0, minutesLimits.topicsPerSummary),
    actions: linesOf(lines, 'action').slice(0, minutesLimits.actionsPerSummary),
  }
}

/** Test rows stay hidden: whole words only, and only in rows marked as samples or imported (T-085). */
export function isHiddenSample(minutes: { title: string; isSample: boolean; isImported: boolean }): boolean {
  return (minutes.isSample || minutes.isImported) && /\b(?:test|sample|demo|mockup)\b/i.test(minutes.title)
}
