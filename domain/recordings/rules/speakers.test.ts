import { expect, it } from 'vitest'
import { isPersonName, namedSegments } from './speakers.ts'

it.each([
  'Ana Reis',
  'fox',
  'A. Weber (Chair)',
  'Sam | Acme',
  'Pablo Deymo | Lambda',
  'Chris Raanes (EPC Chair)',
  '王明',
  'pk910',
  'Dr. Jane O’Neil',
])('%s is a person', (label) => expect(isPersonName(label)).toBe(true))

it.each([
  'Various',
  'Break',
  'Speaker X',
  'Speaker 1',
  'SPEAKER_03',
  'Unknown Speaker',
  'Project Manager',
  'Grad C',
  'Professor E',
  'Multiple Speakers',
  'Conference Room 2',
  'GMT20260303-100312_Recording',
  'call.mp4',
  '4',
  'J',
])('%s is nobody (4.13.7)', (label) => expect(isPersonName(label)).toBe(false))

it('shows segments under the names that were given, and no name of an object as one', () => {
  const said = (speaker: string | null) => ({
    index: 0,
    line: 1,
    startMs: 0,
    endMs: 1,
    speaker,
    text: 'Yes.',
  })
  const shown = namedSegments([said('Speaker 1'), said('constructor'), said(null)], {
    'Speaker 1': 'Ana Reis',
  })
  expect(shown.map(({ speaker }) => speaker)).toEqual(['Ana Reis', 'constructor', null])
})
