/** Our own words around the trail; what was verified is said only after it was (K34, 4.0 rule 4). */
export const auditTexts = {
  title: 'Audit trail',
  verify: 'Verify trail',
  verifiedUpTo: 'Trail verified up to',
  broken: 'The trail was altered. Verification fails from this event on:',
  nothingSealed: 'Nothing to verify yet. New events take a few seconds.',
  none: 'No events of this kind',
} as const
