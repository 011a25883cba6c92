import { expect, it } from 'vitest'
import { auditTexts } from './texts.ts'

it('says of the trail what was found, and where (K34)', () => {
  expect(auditTexts).toMatchObject({
    title: 'Audit trail',
    verify: 'Verify trail',
    verifiedUpTo: 'Trail verified up to',
    broken: 'The trail was altered. Verification fails from this event on:',
    nothingSealed: 'Nothing to verify yet. New events take a few seconds.',
    none: 'No events of this kind',
    noneFound: 'No events match these filters',
    nothingToExport: 'No sealed events in this period',
  })
  expect([1, 1200].map(auditTexts.exported)).toEqual(['1 event exported', '1,200 events exported'])
})
