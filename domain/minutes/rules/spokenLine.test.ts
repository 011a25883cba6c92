import { expect, it } from 'vitest'
import { minutesLimits } from '../limits.ts'
import { minutesTexts } from '../texts.ts'
import { lineName, spokenLine } from './spokenLine.ts'

const line = { kind: 'action', state: 'open', tier: 'drafted', text: 'Send the deck' } as const

it('a line is named by what it is and what was decided of it', () => {
  expect(lineName(line)).toBe('Action, open')
  expect(lineName({ ...line, tier: 'maybe' })).toBe('Action, maybe')
  expect(lineName({ ...line, kind: 'next_step', tier: 'maybe', state: 'dismissed' })).toBe(
    'Next step, dismissed',
  )
})

it('is heard with its words, a long one cut between characters, an empty one as not written', () => {
  expect(spokenLine(line)).toBe('Action, open: Send the deck')
  expect(spokenLine({ ...line, text: '' })).toBe(`Action, open: ${minutesTexts.notWritten}`)
  const whole = '👋'.repeat(minutesLimits.spokenText)
  expect(spokenLine({ ...line, text: whole })).toBe(`Action, open: ${whole}`)
  expect(spokenLine({ ...line, text: `${whole}👋` })).toBe(`Action, open: ${whole}…`)
})
