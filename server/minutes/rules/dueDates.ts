const weekdays = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday']
const months = 'january february march april may june july august september october november december'.split(
  ' ',
)
const counts: Record<string, number> = {
  a: 1,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  ten: 10,
  'a couple of': 2,
  'couple of': 2,
  'a few': 3,
  few: 3,
  'one or two': 2,
  'two or three': 3,
}
const dayMs = 86_400_000

const day = `(${weekdays.join('|')})`
const month = `(${months.join('|')}|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)`
const count = `(\\d{1,2}|${Object.keys(counts)
  .sort((a, b) => b.length - a.length)
  .join('|')})`
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
const days = (found: string | undefined, unit: string | undefined) =>
  (counts[found ?? ''] ?? Number(found)) * (unit === 'week' ? 7 : 1)

/** Null: a time was said, and no day follows from it. */
type Rule = readonly [RegExp, (today: Date, found: RegExpExecArray, next: Date | null) => Date | null]

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
    date(`(?:${when} )?(?:the )?(first|second) half of (?:the |this )?(next )?month`),
    (today, f) => {
      const monthAt = today.getUTCMonth() + (f[2] ? 1 : 0)
      return f[1] === 'second' ? lastOf(today, monthAt) : at(today.getUTCFullYear(), monthAt, 15)
    },
  ],
  [
    date(`(?:${when} )?(?:the )?end of (?:the )?(this |next )?(day|week|month|quarter|year|${month})`),
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
  [date(`${count} (day|week)s? from (?:now|today)`), (today, f) => after(today, days(f[1], f[2]))],
  [
    date(`(?:in|within|over)(?: about)?(?: the next| the coming)? ${count} (day|week)s?`),
    (today, f) => after(today, days(f[1], f[2])),
  ],
  [date('(?:in )?the next day or two'), (today) => after(today, 2)],
  [date('(?:a|one) day or two'), (today) => after(today, 2)],
  [
    date(
      '(?:today|tonight|later today|this (?:afternoon|evening)|eod|close of business|after (?:the|this|our) (?:call|meeting|session))',
    ),
    (today) => today,
  ],
  [date('(?:over|during|on|before) the weekend'), (today) => after(fridayOf(today, 0), 2)],
  [date('(?:later )?next week'), (today) => fridayOf(today, 1)],
  [date('(?:later )?this week'), (today) => fridayOf(today, 0)],
  [date('(?:later )?this month'), (today) => lastOf(today, today.getUTCMonth())],
  [date('next month'), (today) => lastOf(today, today.getUTCMonth() + 1)],
  [
    // 'The next ACDE', 'our next board meeting': a meeting of that name.
    /\b(?:(?:by|before|for|at|in|to|until) )?(?:the |our )?next (?:(?!(?:to|one|time|step|steps|thing|point|question|item|slide|topic|version|release|level|big|few|couple)\b)[\p{L}-]+ ){0,2}(?:meeting|call|session|check-in|sync|standup)\b/u,
    (_today, _found, next) => next,
  ],
  [
    /\b(?:soon(?:ish)?|asap|as soon as (?:possible|i can)|in the meantime|shortly|later on|at some point)\b/,
    () => null,
  ],
  [
    date(`(?:by|until|before|in) ${month}`),
    (today, f) => lastOf(today, named(f[1] ?? '') + (named(f[1] ?? '') < today.getUTCMonth() ? 12 : 0)),
  ],
]

/** A week or day that is passed over is no due date: 'we skip next week', 'not this week', 'two weeks ago'. */
const skipped =
  /\b(?:skip(?:ping|ped)?|cancel(?:l?ing|l?ed)?|miss(?:ing|ed)?|not|no (?:call|meeting|session)|except|off|away|vacation|holiday|out of (?:the )?office)\b[^,.;]{0,24}$/
const passed = /^\s*(?:ago|before that|earlier|last year)\b/

/** A meeting known by its initials: 'at the next AGM'. */
const nextNamed = /\b(?:(?:at|by|before|for|until) )?(?:the |our )?next,? \p{Lu}{2,}\b/u

/** When something is due: the day, null where none follows, and the words in which it was said. */
export type Due = { readonly dueOn: string | null; readonly dueWords: string | null }
const noDue: Due = { dueOn: null, dueWords: null }

/**
 * When a spoken sentence says something is due: the day, 'YYYY-MM-DD', counted from the session's day in its own
 * zone, and the words. 'By Friday' is the next one after today, 'next Friday' the one of next week, 'next week' its
 * Friday, 'the next meeting' the day of the next session where it is known. A day said with 'by' or 'before' wins
 * over others; a day before the session is no promise.
 */
export function readDue(spoken: string, sessionDay: string, nextSessionDay: string | null = null): Due {
  const today = new Date(`${sessionDay}T00:00:00Z`)
  if (Number.isNaN(today.getTime())) return noDue
  const next = nextSessionDay ? new Date(`${nextSessionDay}T00:00:00Z`) : null
  // Said in the words of the transcript: lower case for the rules keeps every character in its place.
  const text = spoken.replace(/\s/g, ' ').toLowerCase()
  const promised = new RegExp(`\\b${firm}\\b`).exec(text)?.index
  const tail = promised === undefined ? null : firstDue(text.slice(promised, promised + 60), today, next)
  const due = tail?.dueOn ? { ...tail, at: tail.at + (promised ?? 0) } : firstDue(text, today, next)
  if (!due) {
    const named = nextNamed.exec(spoken)
    return named ? { dueOn: next?.toISOString().slice(0, 10) ?? null, dueWords: named[0] } : noDue
  }
  const said = text.length === spoken.length ? spoken : text
  return { dueOn: due.dueOn, dueWords: said.slice(due.at, due.at + due.length).trim() }
}

type Said = { readonly dueOn: string | null; readonly at: number; readonly length: number }

function firstDue(text: string, today: Date, next: Date | null): Said | null {
  let undated: Said | null = null
  for (const [pattern, resolve] of rules) {
    const found = pattern.exec(text)
    if (!found || skipped.test(text.slice(0, found.index))) continue
    if (passed.test(text.slice(found.index + found[0].length))) continue
    const place = { at: found.index, length: found[0].length }
    const due = resolve(today, found, next)
    if (due && due.getTime() >= today.getTime()) return { dueOn: due.toISOString().slice(0, 10), ...place }
    if (!due) undated ??= { dueOn: null, ...place }
  }
  return undated
}
