/** Around the manual of the staff; its own words stand on the server (T-020). */
export const manualTexts = {
  title: 'Manual',
  lead: (day: string) => `How we work with this product. As of ${day}. For people who work here alone.`,
  summary: 'The public summary',
  chapters: 'Chapters',
  failed: "Couldn't load the manual.",
} as const

/** By which whoever works here asks for the public page in place of the manual. */
export const publicSummary = 'public'
