import { expect, it } from 'vitest'
import { curvePoints, numberOf, type TextGrid } from '#domain/content/rules/textBody.ts'
import { readingTime } from './lesson.ts'
import { lessons } from './lessons.ts'

const lesson = (words: number) => ({
  goal: '',
  sections: [],
  checklist: ['word '.repeat(words).trim()],
})

it.each([
  [0, '1 minute'],
  [200, '1 minute'],
  [299, '1 minute'],
  [300, '2 minutes'],
  [1_000, '5 minutes'],
])('a lesson of %i words takes %s to read, at 200 words a minute (K16)', (words, time) => {
  expect(readingTime(lesson(words))).toBe(time)
})

it('the runway that a lesson works out follows from its own table, to the day', () => {
  const body = lessons
    .find(({ slug }) => slug === 'put-a-date-on-your-runway')
    ?.sections.find(({ id }) => id === 'example')?.body
  const [months, curve] = (body ?? []).filter(
    (block): block is TextGrid => typeof block !== 'string' && 'head' in block,
  )
  const rows = (months?.rows ?? []).map((row) => row.slice(1).map((cell) => numberOf(cell) ?? 0))
  for (const [income = 0, out = 0, net] of rows) expect(net).toBeCloseTo(income - out)
  const average = rows.at(-1)?.[2] ?? 0
  expect(average).toBe(rows.slice(0, 3).reduce((sum, [, , net = 0]) => sum + net / 3, 0))
  // Two people from July on, and what January asks for.
  const lost = (month: number) => average - (month === 5 ? 0 : 10) - (month === 0 ? 27 : 0)
  const points = curvePoints(curve?.rows ?? [])
  for (const [at, { at: day, value }] of points.slice(0, -2).entries())
    expect(points[at + 1]?.value).toBe(value + lost(new Date(day).getUTCMonth()))
  const [before, end] = points.slice(-2)
  const daysLeft = ((before?.value ?? 0) / -lost(2)) * 31
  expect(new Date(end?.at ?? 0).getUTCDate()).toBe(Math.floor(daysLeft) + 1)
  expect(curve?.curve?.title).toContain('19 March')
})
