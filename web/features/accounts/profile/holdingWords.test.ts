import { expect, it } from 'vitest'
import { endOfDay } from '#domain/instants.ts'
import { holdingWords } from './holdingWords.ts'

it('says the last day of a plan that was given, not the midnight after it (T-047)', () => {
  const untilAt = endOfDay('2027-03-31', 'Europe/Berlin').toISOString()
  expect(holdingWords('desktop_pro', { why: 'given', by: 'Ada Reis', untilAt }, 'Europe/Berlin')).toBe(
    'Given by Ada Reis, until 31 March 2027',
  )
  expect(holdingWords('desktop_pro', { why: 'given', by: null, untilAt: null }, 'UTC')).toBe(
    'Given by our team',
  )
})
