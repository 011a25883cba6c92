const weekdays = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday']
const months = 'january february march april may june july august september october november december'.split(
  ' ',
)
const counts: Record<string, number> = { a: 1, one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, ten: 10 }
const dayMs = 86_400_000

const day = `(${weekdays.join('|')})`
const month = `(${months.join('|')}|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)`
const firm = '(?:by|before|until|till|no later than|due(?: on)?)'
const when = `(?:${firm}|on|for)`
const date = (body: string) => new RegExp(`\\b${body}(?!['’])\\b`)

const named = (text: string) => months.findIndex((name) => name.startsWith(text.slice(0, 3)))
const at = (year: number, monthAt: number, dayOf: number) => {
  const time = new Date(Date.UTC(year, monthAt, dayOf))
  return time.getUTCMonth() === ((monthAt % 12) + 12) % 12 ? time : null
}

/** A day and a month without a year: the next such day, unless it has only just passed. */
function inYear(today: Date, dayOf: number, monthAt: number): Date | null {
  const here = at(today.getUTCFullYear(), monthAt, dayOf)
  if (!here || here.getTime() >= today.getTime()) return here
  return today.getTime() - here.getTime() < 60 * dayMs ? null : at(today.getUTCFullYear() + 1, monthAt, dayOf)
}

const after = (today: Date, days: number) => new Date(today.getTime() + days * dayMs)
const untilDay = (today: Date, name: string) => (weekdays.indexOf(name) - today.getUTCDay() + 7) % 7
/** Friday of the week of `today`, weeks beginning on Monday. */
const fridayOf = (today: Date, weeks: number) => after(today, 5 - (today.getUTCDay() || 7) + weeks * 7)
const lastOf = (today: Date, monthAt: number) => new Date(Date.UTC(today.getUTCFullYear(), monthAt + 1, 0))

type Rule = readonly [RegExp, (today: Date, found: RegExpExecArray) => Date | null]

const rules: readonly Rule[] = [
  [/\b(\d{4})-(\d{2})-(\d{2})\b/, (_, f) => at(Number(f[1]), Number(f[2]) - 1, Number(f[3]))],
  [
    date(`${when} (?:${day},? )?(?:the )?(\\d{1,2})(?:st|nd|rd|th)?(?: of)? ${month}`),
    (today, f) => inYear(today, Number(f[2]), named(f[3] ?? '')),
  ],
  [
    date(`${when} (?:${day},? )?${month} (?:the )?(\\d{1,2})(?:st|nd|rd|th)?`),
    (today, f) => inYear(today, Number(f[3]), named(f[2] ?? '')),
  ],
  [
    date(`${when} (?:${day},? )?the (\\d{1,2})(?:st|nd|rd|th)`),
    (today, f) => {
      const monthAt = today.getUTCMonth() + (Number(f[2]) < today.getUTCDate() ? 1 : 0)
      return at(today.getUTCFullYear(), monthAt, Number(f[2]))
    },
  ],
  [
    date(`(?:the )?end of (?:the )?(this |next )?(day|week|month|quarter|year|${month})`),
    (today, f) => {
      const next = f[1] === 'next ' ? 1 : 0
      const unit = f[2] ?? ''
      if (unit === 'day') return today
      if (unit === 'week') return fridayOf(today, next)
      if (unit === 'month') return lastOf(today, today.getUTCMonth() + next)
      if (unit === 'quarter') return lastOf(today, Math.floor(today.getUTCMonth() / 3) * 3 + 2 + next * 3)
      if (unit === 'year') return lastOf(today, 11 + next * 12)
      return lastOf(today, named(unit) + (named(unit) < today.getUTCMonth() ? 12 : 0))
    },
  ],
  [
    date(`(?:${when} )?next ${day}`),
    (today, f) => {
      const monday = after(fridayOf(today, 1), -4)
      return after(monday, untilDay(monday, f[1] ?? ''))
    },
  ],
  [date(`(?:${when} )?(?:this|coming) ${day}`), (today, f) => after(today, untilDay(today, f[1] ?? ''))],
  [date(`${when} ${day}`), (today, f) => after(today, untilDay(today, f[1] ?? '') || 7)],
  [
    date(`${day}(?= at the latest| latest|[.!]?$)`),
    (today, f) => after(today, untilDay(today, f[1] ?? '') || 7),
  ],
  [date('(?:the )?day after tomorrow'), (today) => after(today, 2)],
  [date('tomorrow'), (today) => after(today, 1)],
  [date('(?:today|tonight|this (?:afternoon|evening)|eod|close of business)'), (today) => today],
  [
    date(`(?:in|within)(?: the next)? (\\d{1,2}|${Object.keys(counts).join('|')}) (day|week)s?`),
    (today, f) => after(today, (counts[f[1] ?? ''] ?? Number(f[1])) * (f[2] === 'week' ? 7 : 1)),
  ],
  [date('next week'), (today) => fridayOf(today, 1)],
  [date('this week'), (today) => fridayOf(today, 0)],
]

/**
 * The day a spoken sentence promises, 'YYYY-MM-DD', counted from the session's day in its own zone; null where
 * none is said. 'By Friday' is the next one after today, 'next Friday' the one of next week, 'next week' its
 * Friday. A day said with 'by' or 'before' wins over others; a day before the session is no promise.
 */
export function dueDate(spoken: string, sessionDay: string): string | null {
  const today = new Date(`${sessionDay}T00:00:00Z`)
  if (Number.isNaN(today.getTime())) return null
  const text = spoken.toLowerCase().replace(/\s+/g, ' ')
  const promised = new RegExp(`\\b${firm}\\b`).exec(text)?.index
  const tail = promised === undefined ? null : text.slice(promised, promised + 60)
  return (tail && firstDay(tail, today)) || firstDay(text, today)
}

function firstDay(text: string, today: Date): string | null {
  for (const [pattern, resolve] of rules) {
    const found = pattern.exec(text)
    const due = found && resolve(today, found)
    if (due && due.getTime() >= today.getTime()) return due.toISOString().slice(0, 10)
  }
  return null
}
