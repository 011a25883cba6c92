import { isDay } from '#domain/zones.ts'
import { minutesLimits } from '../limits.ts'
import type { LineProblem } from '../texts.ts'
import type { DraftLine, LineKind } from '../types.ts'

const bare = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** A quote is shown under its line only where it says something else: case, punctuation and spaces are no difference (4.13.7). */
export const isSaidAlike = (text: string, quote: string): boolean => bare(text) === bare(quote)

/** The field of a line that a problem belongs to. */
export const lineField: Readonly<Record<LineProblem, string>> = {
  text_missing: 'text',
  text_too_long: 'text',
  quote_too_long: 'quote',
  quote_missing: 'quote',
  quote_not_found: 'quote',
  name_too_long: 'owner',
  due_invalid: 'dueOn',
  due_not_allowed: 'dueOn',
  moment_invalid: 'moment',
  moment_missing: 'moment',
}

/** Somebody does an action or a next step, until some day; the other kinds have neither owner nor due date. */
export const isDone = (kind: LineKind): boolean => kind === 'action' || kind === 'next_step'

/** What is wrong with a line as written, before it is held against the transcript; none when it may be stored. */
export function checkLine(line: DraftLine): readonly LineProblem[] {
  const problems: LineProblem[] = []
  if (line.text.trim() === '') problems.push('text_missing')
  if (line.text.length > minutesLimits.lineText) problems.push('text_too_long')
  if ((line.quote?.length ?? 0) > minutesLimits.quote) problems.push('quote_too_long')
  if ([line.speaker, line.owner].some((name) => (name?.length ?? 0) > minutesLimits.name))
    problems.push('name_too_long')
  if (line.dueOn !== null && !isDay(line.dueOn)) problems.push('due_invalid')
  if (line.dueOn !== null && !isDone(line.kind)) problems.push('due_not_allowed')
  const { moment } = line
  const whole = (count: number) => Number.isSafeInteger(count) && count >= 0
  if (moment && !(whole(moment.segment) && (moment.startMs === null || whole(moment.startMs))))
    problems.push('moment_invalid')
  return problems
}
