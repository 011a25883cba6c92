/** Texts of minutes that count as a test (T-085). */
export const sampleTexts = {
  title: 'Hidden minutes',
  hint: 'Imported minutes with test, sample, demo or mockup in their title are not shown to members.',
  unhide: 'Unhide',
  unhidden: 'Minutes shown to their member',
  hiddenAgain: 'Minutes hidden',
} as const
