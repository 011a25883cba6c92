import { z } from 'zod'
import { paths } from '#contract/paths.ts'
import { bookingLimits } from '#domain/booking/limits.ts'
import { calendlySubscriptionTexts, calendlyTexts } from '#domain/booking/rules/calendlyTexts.ts'
import { freeUntil, lastDay } from '#domain/booking/rules/policy.ts'
import { serviceOffers } from '#domain/booking/rules/services.ts'
import { bookedLate } from '#domain/booking/texts.ts'
import { bookingServices } from '#domain/booking/types.ts'
import { sessionTimes, timeLines } from '#domain/sessions/rules/times.ts'
import { emailTemplate } from '#server/platform/mail/emailTemplate.ts'
import { calendarOf } from '#server/sessions/calendarOf.ts'

// Read from what was stored, hence instants as text.
const Booked = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  startAt: z.coerce.date(),
  endAt: z.coerce.date(),
  timeZone: z.string(),
  advisorName: z.string().nullable(),
  memberName: z.string().nullable(),
  memberFirstName: z.string().nullable(),
  memberTimeZone: z.string().nullable(),
  meetingUrl: z.string().nullable(),
  version: z.number(),
})
type Booked = z.infer<typeof Booked>

/** What every email to the member carries: their name, the way to the session, and its entry in their calendar. */
const toMember = (session: Booked, host: string, isCancelled = false) => ({
  to: session.memberFirstName,
  action: { label: 'View session', path: paths.go('session', session.id) },
  ...calendarOf({ ...session, withName: session.advisorName }, host, isCancelled),
})

/** To the member: the time is theirs, and until when it can be moved for free, or that it no longer can (T-060, T-075, T-156). */
export const bookedEmail = emailTemplate(
  'booking.booked',
  Booked.extend({ isLate: z.boolean().default(false) }),
  (session, { publicUrl }) => ({
    ...toMember(session, publicUrl.hostname),
    subject: `Session booked: ${session.title}`,
    paragraphs: [
      `Your session "${session.title}" with ${session.advisorName ?? 'your advisor'} is booked.`,
      ...timeLines(session, session.memberTimeZone),
      session.isLate ? bookedLate : `You can move or cancel it until ${freeText(session)}.`,
    ],
  }),
)

/** To both: it is about to begin, a day and an hour before. */
export const reminderEmail = emailTemplate(
  'booking.reminder',
  Booked.extend({
    hours: z.number(),
    isAdvisor: z.boolean(),
    // Reminders that were asked for before it was told have none.
    advisorTimeZone: z.string().nullable().default(null),
  }),
  (session) => {
    const { id, isAdvisor, title, memberName, advisorName, hours, meetingUrl } = session
    const who = isAdvisor ? (memberName ?? 'a member') : (advisorName ?? 'your advisor')
    const zone = isAdvisor ? session.advisorTimeZone : session.memberTimeZone
    const [time] = sessionTimes(session, zone)
    const clock = time?.hours.slice(0, 5) ?? ''
    return {
      to: isAdvisor ? null : session.memberFirstName,
      subject: hours > 1 ? `Reminder: ${title}, ${time?.day ?? ''}, ${clock}` : `In an hour: ${title}`,
      paragraphs: [
        `Your session "${title}" with ${who} begins ${hours > 1 ? 'within a day' : 'within the hour'}.`,
        ...timeLines(session, zone),
        ...(meetingUrl ? [`It takes place at ${meetingUrl}`] : []),
      ],
      action: { label: 'View session', path: isAdvisor ? paths.vipSession(id) : paths.go('session', id) },
    }
  },
)

/** To the member: they moved it. */
export const bookingMovedEmail = emailTemplate('booking.moved', Booked, (session, { publicUrl }) => ({
  ...toMember(session, publicUrl.hostname),
  subject: `New time: ${session.title}`,
  paragraphs: [
    `Your session "${session.title}" has a new time.`,
    ...timeLines(session, session.memberTimeZone),
  ],
}))

/** To the member: they cancelled it, and what became of the credit (T-075). */
export const bookingCancelledEmail = emailTemplate(
  'booking.cancelled',
  Booked.extend({ credit: z.enum(['returned', 'lost', 'none']) }),
  (session, { publicUrl }) => ({
    ...toMember(session, publicUrl.hostname, true),
    subject: `Session cancelled: ${session.title}`,
    paragraphs: [
      `You cancelled the session "${session.title}".`,
      ...timeLines(session, session.memberTimeZone),
      ...(session.credit === 'returned' ? ['The credit is yours again.'] : []),
      ...(session.credit === 'lost'
        ? [`It was less than ${bookingLimits.freeHours} hours until the start, so the credit is spent.`]
        : []),
    ],
  }),
)

const advisorWords = {
  booked: ['Booked', 'has booked the session'],
  moved: ['Moved', 'has moved the session'],
  cancelled: ['Cancelled', 'has cancelled the session'],
} as const

/** To the advisor: what their member did, in the zone the session was arranged in. */
export const advisorToldEmail = emailTemplate(
  'booking.advisor',
  Booked.extend({ what: z.enum(['booked', 'moved', 'cancelled']) }),
  (session, { publicUrl }) => {
    const { id, title, memberName, timeZone, what, description } = session
    const [head, verb] = advisorWords[what]
    return {
      subject: `${head}: ${title} with ${memberName ?? 'a member'}`,
      paragraphs: [
        `${memberName ?? 'A member'} ${verb} "${title}".`,
        ...timeLines(session, timeZone),
        ...(what === 'booked' ? description.split(/\n+/).filter(Boolean) : []),
      ],
      action: { label: 'View session', path: paths.vipSession(id) },
      ...calendarOf({ ...session, withName: memberName }, publicUrl.hostname, what === 'cancelled'),
    }
  },
)

/** To a member: staff gave them sessions to book (T-048). */
export const creditsEmail = emailTemplate(
  'booking.credits',
  z.object({
    service: z.enum(bookingServices),
    count: z.number(),
    expiresAt: z.coerce.date().nullable(),
    memberFirstName: z.string().nullable(),
    memberTimeZone: z.string().nullable().default(null),
  }),
  ({ service, count, expiresAt, memberFirstName, memberTimeZone }) => ({
    to: memberFirstName,
    subject: 'You have a session to book',
    paragraphs: [
      count === 1
        ? `You were given a credit for one session: ${serviceOffers[service].label}.`
        : `You were given ${count} credits for sessions: ${serviceOffers[service].label}.`,
      ...(expiresAt ? [`Book by ${dayText(lastDay(expiresAt, memberTimeZone ?? 'UTC'))}.`] : []),
    ],
    action: { label: 'Book a session', path: paths.go('book') },
  }),
)

/** To admins, once: webhooks of Calendly stopped, which only whoever keeps its account can mend (T-065). */
export const calendlyLostEmail = emailTemplate(
  'booking.calendly_lost',
  z.object({ state: z.enum(['disabled', 'missing']) }),
  ({ state }) => ({
    subject: 'Calendly stopped sending bookings',
    paragraphs: [calendlySubscriptionTexts[state].hint, calendlyTexts.foundMeanwhile],
    action: { label: 'Look at the connection', path: paths.calendly() },
  }),
)

function freeText(session: Booked): string {
  const at = freeUntil(session.startAt)
  const [time] = sessionTimes({ startAt: at, endAt: at, timeZone: session.timeZone }, session.memberTimeZone)
  return time ? `${time.day}, ${time.hours.slice(0, 5)} (${time.place} time)` : ''
}

function dayText(day: string): string {
  const at = new Date(`${day}T00:00:00Z`)
  return sessionTimes({ startAt: at, endAt: at, timeZone: 'UTC' }, null)[0]?.day ?? ''
}
