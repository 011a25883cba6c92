/** What every form says in the same words. */
export const formTexts = {
  halfDate: 'Complete the date or clear it.',
} as const
