import { expect, it } from 'vitest'
import { attachmentRefusal } from './attachments.ts'

it.each([
  ['photo.jpg', '10 MB'],
  ['deck.pdf', '25 MB'],
  ['talk.mp3', '200 MB'],
])('a file of a card that is too large is told how large %s may be', (name, most) => {
  expect(attachmentRefusal('too_large', name)).toBe(
    `File size too large. The largest file that fits is ${most}.`,
  )
})

it('of any other kind is told everything that is taken', () => {
  expect(attachmentRefusal('type_not_allowed', 'logo.svg')).toMatch(/\.jpg.*\.pdf.*\.mp3/)
})
