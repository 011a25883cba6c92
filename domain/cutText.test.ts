import { expect, it } from 'vitest'
import { cutText } from './cutText.ts'

it('a text is cut between characters, never within one', () => {
  expect(cutText('abc', 5)).toBe('abc')
  expect(cutText('ab\u{1f600}', 4)).toBe('ab\u{1f600}')
  expect(cutText('ab\u{1f600}', 3)).toBe('ab')
  expect(cutText('\u{1f600}', 1)).toBe('')
})
