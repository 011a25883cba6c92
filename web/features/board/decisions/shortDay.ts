import { dayText } from '#domain/board/rules/due.ts'

/** A day where there is little room: '10 Jun', with the year where it is another one than today's. */
export function shortDay(day: string, today: string): string {
  return dayText(day, today).replace(/[A-Z][a-z]{3,}/, (month) => month.slice(0, 3))
}
