/** Our own words before a screen is left over what was typed and not stored. */
export const unsavedTexts = {
  title: 'Leave without saving?',
  body: "Your changes haven't been saved.",
  leave: 'Leave',
  stay: 'Keep editing',
} as const
