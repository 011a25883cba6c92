import { expect, it } from 'vitest'
import { readDue } from './dueDates.ts'

const dueDate = (spoken: string, day: string) => readDue(spoken, day).dueOn

// 10 June 2026 is a Wednesday.
it.each([
  ["I'll send it by Friday.", '2026-06-12'],
  ["I'll send it by Wednesday.", '2026-06-17'],
  ["I'll send it on Monday morning.", '2026-06-15'],
  ["I'll send it Friday.", '2026-06-12'],
  ["I'll send it by Friday at the latest.", '2026-06-12'],
  ['by next Friday', '2026-06-19'],
  ['this Friday', '2026-06-12'],
  ['by 15 June', '2026-06-15'],
  ['by the 15th of June', '2026-06-15'],
  ['by June 15th', '2026-06-15'],
  ['by Monday, 15 June', '2026-06-15'],
  ['by the 15th', '2026-06-15'],
  ['by the 3rd', '2026-07-03'],
  ['by 15 January', '2027-01-15'],
  ['before 2026-07-01', '2026-07-01'],
  ['tomorrow', '2026-06-11'],
  ['the day after tomorrow', '2026-06-12'],
  ['tonight', '2026-06-10'],
  ['by the end of the day', '2026-06-10'],
  ['by the end of the week', '2026-06-12'],
  ['by the end of next week', '2026-06-19'],
  ['at the end of the month', '2026-06-30'],
  ['by the end of next month', '2026-07-31'],
  ['by end of September', '2026-09-30'],
  ['by the end of the quarter', '2026-06-30'],
  ['by the end of the year', '2026-12-31'],
  ['next week', '2026-06-19'],
  ['within ten days', '2026-06-20'],
  ['in two weeks', '2026-06-24'],
  ["I'll move Monday's call and send the notes by Thursday.", '2026-06-11'],
  ['The audit on Friday needs the file by Thursday.', '2026-06-11'],
  ["I'll ask about tomorrow's call.", null],
  ['by 31 June', null],
  ['on 2 June', null],
  ['They pay 15 euros.', null],
  ['in March last year', null],
  ['soon', null],
  ['by Friday latest', '2026-06-12'],
  ['two weeks from now', '2026-06-24'],
  ['We skip next week, so I will show it two weeks from now.', '2026-06-24'],
  ['not this week', null],
  ['a week ago', null],
  ['after the call', '2026-06-10'],
  ['After the call, sometime in the next day or two, I will open it.', '2026-06-12'],
  ['later today', '2026-06-10'],
  ['later this week', '2026-06-12'],
  ['in the next couple of weeks', '2026-06-24'],
  ['in a few days', '2026-06-13'],
  ['in the second half of this month', '2026-06-30'],
  ['in the first half of next month', '2026-07-15'],
  ['over the weekend', '2026-06-14'],
  ['by the next meeting', null],
])('on 10 June 2026, %j is due %s', (spoken, day) => {
  expect(dueDate(spoken, '2026-06-10')).toBe(day)
})

it('counts over leap days, month ends and clock changes by the calendar', () => {
  expect(dueDate('tomorrow', '2028-02-28')).toBe('2028-02-29')
  expect(dueDate('by Monday', '2026-10-24')).toBe('2026-10-26')
  expect(dueDate('by the end of the week', '2026-06-14')).toBe(null)
  expect(dueDate('tomorrow', 'nonsense')).toBe(null)
})

it.each([
  ["I'll send it by Friday latest.", 'by Friday'],
  ["I'll add them, soonish.", 'soonish'],
  ['I will bring it to our next board meeting.', 'to our next board meeting'],
  ['I will present it at the next AGM.', 'at the next AGM'],
  ['That is the next question.', null],
])('of %j the due date is kept as said: %s', (spoken, words) => {
  expect(readDue(spoken, '2026-06-10').dueWords).toBe(words)
})

it('what is due at the next meeting is due on its day where that is known', () => {
  expect(readDue('for our next call', '2026-06-10', '2026-06-24').dueOn).toBe('2026-06-24')
})
