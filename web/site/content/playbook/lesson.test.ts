import { expect, it } from 'vitest'
import { readingTime } from './lesson.ts'

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
