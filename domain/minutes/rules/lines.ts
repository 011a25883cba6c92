import { isDay } from '#domain/zones.ts'
import { minutesLimits } from '../limits.ts'
import type { LineProblem } from '../texts.ts'
import type { DraftLine } from '../types.ts'

/** What is wrong with a line as written, before it is held against the transcript; none when it may be stored. */
export function checkLine(line: DraftLine): readonly LineProblem[] {
  const problems: LineProblem[] = []
  if (line.text.trim() === '') problems.push('text_missing')
  if (line.text.length > minutesLimits.lineText) problems.push('text_too_long')
  if ((line.quote?.length ?? 0) > minutesLimits.quote) problems.push('quote_too_long')
  if ([line.speaker, line.owner].some((name) => (name?.length ?? 0) > minutesLimits.name))
    problems.push('name_too_long')
  if (line.dueOn !== null && !isDay(line.dueOn)) problems.push('due_invalid')
  if (line.dueOn !== null && line.kind !== 'action' && line.kind !== 'next_step')
    problems.push('due_not_allowed')
  const { moment } = line
  const whole = (count: number) => Number.isSafeInteger(count) && count >= 0
  if (moment && !(whole(moment.segment) && (moment.startMs === null || whole(moment.startMs))))
    problems.push('moment_invalid')
  return problems
}
