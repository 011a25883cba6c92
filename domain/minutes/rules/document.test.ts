import { expect, it } from 'vitest'
import { fileNameOf, minutesDocument, sectionsOf } from './document.ts'

const line = { quote: null, speaker: null, moment: null, line: null, owner: null, dueOn: null }

it('dates minutes by the zone of their session, and says who does what until when', () => {
  const document = minutesDocument({
    title: 'Pricing',
    startAt: new Date('2026-11-20T23:30:00Z'),
    timeZone: 'Europe/Berlin',
    method: 'extractive',
    lines: [
      { ...line, kind: 'action', text: 'Send the list', owner: 'Ada', dueOn: '2027-01-04' },
      { ...line, kind: 'summary', text: 'Prices.', moment: { segment: 3, startMs: null }, line: 12 },
    ],
  })
  expect(document.when).toBe('21 November 2026')
  expect(document.lines.map(({ who, at }) => [who, at])).toEqual([
    ['Ada, due 4 January 2027', null],
    ['', 'line 12'],
  ])
  expect(sectionsOf(document.lines).map(({ kind }) => kind)).toEqual(['summary', 'action'])
})

it('names the file by title and day', () => {
  expect(fileNameOf('Pricing & runway: ../etc', '2026-11-20', 'md')).toBe('pricing-runway-etc-2026-11-20.md')
  expect(fileNameOf('…', '2026-11-20', 'pdf')).toBe('minutes-2026-11-20.pdf')
})
