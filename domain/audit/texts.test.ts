import { expect, it } from 'vitest'
import { auditTexts } from './texts.ts'

it('says of the trail what was found, and where (K34)', () => {
  expect(auditTexts).toEqual({
    title: 'Audit trail',
    verify: 'Verify trail',
    verifiedUpTo: 'Trail verified up to',
    broken: 'The trail was altered. Verification fails from this event on:',
    nothingSealed: 'Nothing to verify yet. New events take a few seconds.',
    none: 'No events of this kind',
  })
})
