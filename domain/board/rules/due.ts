import { daysBetween } from '#domain/zones.ts'
import { monthNames } from './months.ts'

/** How a due day is said: near days by their word, others by date, with the year where it is another one; 'YYYY-MM-DD'. */
export function dueText(dueOn: string, today: string): string {
  const days = daysBetween(today, dueOn)
  if (days === 0) return 'Due today'
  if (days === 1) return 'Due tomorrow'
  if (days === -1) return 'Due yesterday'
  return `${days < 0 ? 'Was due' : 'Due'} ${dayText(dueOn, today)}`
}

/** A day as lists say it: '30 June', and '30 June 2027' in another year than today's. */
export function dayText(day: string, today: string): string {
  const [year = '', month = '', date = ''] = day.split('-')
  const words = `${Number(date)} ${monthNames[Number(month) - 1] ?? ''}`
  return year === today.slice(0, 4) ? words : `${words} ${year}`
}

/** True when the day a card was due has passed and it is not completed. */
export function isOverdue(
  card: { readonly dueOn: string | null; readonly status: string },
  today: string,
): boolean {
  return card.dueOn !== null && card.status !== 'completed' && card.dueOn < today
}
