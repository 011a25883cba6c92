/** The history of a service card in its editor (K90). */
export const cardHistoryTexts = {
  title: 'History',
  hint: 'What this service said before each edit. Restoring writes it into the form; Save stores it, and whether it is shown stays as it is.',
  restore: 'Restore',
  restoreOf: (when: string) => `Restore what it said until ${when}`,
  restored: 'Written into the form. Look at it, then save.',
  failed: "Couldn't load the history.",
  changedBy: (who: string) => `changed by ${who}`,
  said: (label: string, value: string) => `${label}: ${value === '' ? 'nothing' : value}`,
} as const
