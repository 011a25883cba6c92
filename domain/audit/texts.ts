/** Our own words around the trail; what was verified is said only after it was (K34, 4.0 rule 4). */
export const auditTexts = {
  title: 'Audit trail',
  verify: 'Verify the trail',
  verifiedUpTo: 'Trail verified up to',
  broken: 'The trail was changed. It no longer fits from this event on:',
  nothingSealed: 'No event is sealed yet. That takes a few seconds.',
  none: 'No events of this kind',
} as const
