import { expect, it } from 'vitest'
import { auditTexts } from './texts.ts'

it('says of the trail what was found, and where (K34)', () => {
  expect(auditTexts).toEqual({
    title: 'Audit trail',
    verify: 'Verify the trail',
    verifiedUpTo: 'Trail verified up to',
    broken: 'The trail was changed. It no longer fits from this event on:',
    nothingSealed: 'No event is sealed yet. That takes a few seconds.',
    none: 'No events of this kind',
  })
})
