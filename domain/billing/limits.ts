/** Bounds of a grant: its reason in characters, and how far ahead it may end, in days. */
export const grantLimits = { reason: 500, daysAhead: 3660 } as const

/** Bounds of a service card: characters of its fields, the highest price in cents, and how many cards there may be. */
export const serviceCardLimits = {
  cardId: 60,
  title: 120,
  subtitle: 160,
  description: 2000,
  price: 40,
  buttonText: 40,
  badgeText: 40,
  sectionType: 40,
  url: 500,
  priceCents: 100_000_000,
  cards: 200,
} as const

/** Of how many of its last edits it is kept what a service card said before (K90). */
export const cardVersionsMost = 50
