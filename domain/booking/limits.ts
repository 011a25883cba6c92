/** Bounds of booking: holds (T-064), moves (T-075), availability, credits and links. The functions of the database say some of them again: server/booking/slots/figures.test.ts holds both equal. */
export const bookingLimits = {
  /** A time is held for one person this long while they finish (T-064). */
  holdMinutes: 15,
  /** Moving and cancelling is free until this many hours before the start (T-075). */
  freeHours: 24,
  /** A member moves a session this often (T-075). */
  moves: 2,
  /** Slots begin on the hour and the half hour of the advisor's clock. */
  stepMinutes: 30,
  /** Times that are offered in place of one that somebody else took. */
  nearest: 3,
  /** Weekly hours and hours of one exception at most. */
  weeklyHours: 42,
  dayHours: 6,
  exceptions: 366,
  /** Longest buffer, in minutes. */
  buffer: 120,
  /** Longest notice, in hours: two weeks. */
  noticeHours: 336,
  horizonDays: 180,
  dailyMaximum: 12,
  notes: 2000,
  reason: 300,
  /** Credits given at once. */
  creditsAtOnce: 12,
  /** A booking link, and the credit it carries, ends after this many days. */
  linkDays: 14,
  /** A credit that ended meanwhile and comes back can be spent for this many days more. */
  returnedDays: 14,
  /** Rows of a list of credits or links. */
  page: 50,
  /** Advisors whose openings are read together. */
  advisors: 20,
  /** Days of the staff calendar that are read together. */
  calendarDays: 14,
  /** A member is reminded this many hours before the start. */
  reminderHours: [24, 1],
} as const

/** What a new advisor's availability begins with: no hours, so that nobody is booked by surprise. */
export const availabilityDefaults = {
  hours: [],
  bufferBefore: 15,
  bufferAfter: 15,
  noticeHours: 24,
  horizonDays: 60,
  dailyMaximum: 4,
} as const
