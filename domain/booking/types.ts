import type { SessionType } from '#domain/sessions/types.ts'

/** What can be booked (spec 2 §2): each has its length and the kind of session it becomes. */
export const bookingServices = ['introduction', 'strategy', 'sprint', 'retainer'] as const
export type BookingService = (typeof bookingServices)[number]

/** What a session should be about (spec 2 §5). */
export const bookingFocuses = ['Strategy & Growth', 'Fundraising', 'Operations', 'Market Entry'] as const
export type BookingFocus = (typeof bookingFocuses)[number]

/** How soon it should be (spec 2 §5); a wish, never a time (T-061). */
export const bookingTimelines = ['This week', 'Next week', 'Flexible'] as const
export type BookingTimeline = (typeof bookingTimelines)[number]

/** What is sold as one thing: its words, its length in minutes, and the kind of session it becomes (spec 3 §3). */
export type ServiceOffer = {
  readonly label: string
  readonly minutes: 30 | 60 | 90
  readonly sessionType: SessionType
  /** A service card with this id that leads to a booking calendar is how it is booked without a credit (T-061). */
  readonly cardId: string
}

/** Hours of one weekday by the clock on the advisor's wall; 1 is Monday, '24:00' the end of the day. */
export type WeeklyHours = { readonly weekday: number; readonly from: string; readonly until: string }

/** Hours of one day. */
export type DayHours = Pick<WeeklyHours, 'from' | 'until'>

/** One day that is not as every week: these hours in place of the weekly ones, none where somebody is away. */
export type DayException = { readonly day: string; readonly hours: readonly DayHours[] }

/** When an advisor can be booked. Clocks are those of `timeZone`, whatever zone a reader is in (T-213). */
export type Availability = {
  readonly timeZone: string
  readonly hours: readonly WeeklyHours[]
  /** Minutes kept free before and after each session. */
  readonly bufferBefore: number
  readonly bufferAfter: number
  /** Hours between booking and start at least. */
  readonly noticeHours: number
  /** Days ahead that can be booked. */
  readonly horizonDays: number
  /** Sessions of one day at most, by the advisor's calendar. */
  readonly dailyMaximum: number
}

/** A time that is taken: the session or hold itself, and with its buffers. */
export type TakenTime = {
  readonly startAt: Date
  readonly endAt: Date
  readonly busyFrom: Date
  readonly busyUntil: Date
}

/** One time that can be booked. */
export type Slot = { readonly startAt: Date; readonly endAt: Date }

/** Where a credit comes from: given by staff for what a plan includes, or carried by a booking link (T-048). */
export const creditSources = ['staff', 'link'] as const
export type CreditSource = (typeof creditSources)[number]

/** Whether a booking link can still be opened, and if not, why. */
export const bookingLinkStates = ['open', 'used', 'expired', 'revoked'] as const
export type BookingLinkState = (typeof bookingLinkStates)[number]
