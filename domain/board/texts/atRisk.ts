/** The members of an advisor who are at risk, as the staff overview lists them. */
export const atRiskTexts = {
  title: 'Members at risk',
  hint: 'Members you advise, by what their boards and sessions say.',
  open: 'Open member',
  more: (count: number) => `Show all ${count}`,
} as const
