/** Bounds of the board: lengths in characters, the rest counts (T-107, 4.12.15; spec 3 §2, §9). */
export const boardLimits = {
  titleLength: 200,
  descriptionLength: 20_000,
  labels: 10,
  labelLength: 40,
  noteLength: 10_000,
  /** Cards a member may have, archived ones included. */
  cards: 10_000,
  /** Cards the picker lists, newest change first. */
  picker: 50,
  /** Characters of a description in lists. */
  preview: 100,
  /** Cards of one page of a list. */
  pageSize: 200,
  /** A rank longer than this asks for its column to be spaced anew. */
  rankLength: 32,
  /** Newest cards and check-ins the desktop board shows (spec 2 §9). */
  recentCards: 5,
  recentCheckins: 3,
} as const
