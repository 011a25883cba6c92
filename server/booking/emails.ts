import { z } from 'zod'
import { paths } from '#contract/paths.ts'
import { bookingLimits } from '#domain/booking/limits.ts'
import { calendlySubscriptionTexts, calendlyTexts } from '#domain/booking/rules/calendlyTexts.ts'
import { freeUntil } from '#domain/booking/rules/policy.ts'
import { serviceOffers } from '#domain/booking/rules/services.ts'
import { bookedLate } from '#domain/booking/texts.ts'
import { bookingServices } from '#domain/booking/types.ts'
import { sessionTimes } from '#domain/sessions/rules/times.ts'
import type { EmailFacts as Facts } from '#server/platform/mail/emailTemplate.ts'
import { emailTemplate } from '#server/platform/mail/emailTemplate.ts'
import type { Email, RenderedMail } from '#server/platform/template.ts'
import { render } from '#server/platform/template.ts'
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

/** To the member: the time is theirs, and until when it can be moved for free, or that it no longer can (T-060, T-075, T-156). */
export const bookedEmail = emailTemplate(
  'booking.booked',
  Booked.extend({ isLate: z.boolean().default(false) }),
  (config, session) =>
    toMember(
      config,
      session,
      'booking.booked',
      `Session booked: ${session.title}`,
      [
        `Your session "${session.title}" with ${session.advisorName ?? 'your advisor'} is booked.`,
        ...timesOf(session, session.memberTimeZone),
        session.isLate ? bookedLate : `You can move or cancel it until ${freeText(session)}.`,
      ],
      'kept',
    ),
)

/** To both: it is about to begin, a day and an hour before. */
export const reminderEmail = emailTemplate(
  'booking.reminder',
  Booked.extend({ hours: z.number(), isAdvisor: z.boolean() }),
  (config, session) => {
    const { isAdvisor, title, memberName, advisorName } = session
    const who = isAdvisor ? (memberName ?? 'a member') : (advisorName ?? 'your advisor')
    const [time] = sessionTimes(session, isAdvisor ? session.timeZone : session.memberTimeZone)
    const clock = time?.hours.slice(0, 5) ?? ''
    return write(config, {
      template: 'booking.reminder',
      subject:
        session.hours > 1 ? `Reminder: ${title}, ${time?.day ?? ''}, ${clock}` : `In an hour: ${title}`,
      greeting: isAdvisor ? 'Hello,' : greetingOf(session.memberFirstName),
      paragraphs: [
        `Your session "${title}" with ${who} begins ${session.hours > 1 ? 'within a day' : 'within the hour'}.`,
        ...timesOf(session, isAdvisor ? session.timeZone : session.memberTimeZone),
        ...(session.meetingUrl ? [`It takes place at ${session.meetingUrl}`] : []),
      ],
      path: isAdvisor ? paths.vipSession(session.id) : paths.go('session', session.id),
    })
  },
)

/** To the member: they moved it. */
export const bookingMovedEmail = emailTemplate('booking.moved', Booked, (config, session) =>
  toMember(
    config,
    session,
    'booking.moved',
    `New time: ${session.title}`,
    [`Your session "${session.title}" has a new time.`, ...timesOf(session, session.memberTimeZone)],
    'kept',
  ),
)

/** To the member: they cancelled it, and what became of the credit (T-075). */
export const bookingCancelledEmail = emailTemplate(
  'booking.cancelled',
  Booked.extend({ credit: z.enum(['returned', 'lost', 'none']) }),
  (config, session) =>
    toMember(
      config,
      session,
      'booking.cancelled',
      `Session cancelled: ${session.title}`,
      [
        `You cancelled the session "${session.title}".`,
        ...timesOf(session, session.memberTimeZone),
        ...(session.credit === 'returned' ? ['The credit is yours again.'] : []),
        ...(session.credit === 'lost'
          ? [`It was less than ${bookingLimits.freeHours} hours until the start, so the credit is spent.`]
          : []),
      ],
      'cancelled',
    ),
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
  (config, session) => {
    const [head, verb] = advisorWords[session.what]
    return write(config, {
      template: 'booking.advisor',
      subject: `${head}: ${session.title} with ${session.memberName ?? 'a member'}`,
      greeting: 'Hello,',
      paragraphs: [
        `${session.memberName ?? 'A member'} ${verb} "${session.title}".`,
        ...timesOf(session, session.timeZone),
        ...(session.what === 'booked' ? session.description.split(/\n+/).filter(Boolean) : []),
      ],
      path: paths.vipSession(session.id),
      ...calendarOf(session, config.publicUrl.hostname, session.what === 'cancelled'),
    })
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
  }),
  (config, { service, count, expiresAt, memberFirstName }) =>
    render(
      {
        template: 'booking.credits',
        subject: 'You have a session to book',
        greeting: greetingOf(memberFirstName),
        paragraphs: [
          count === 1
            ? `You were given a credit for one session: ${serviceOffers[service].label}.`
            : `You were given ${count} credits for sessions: ${serviceOffers[service].label}.`,
          ...(expiresAt ? [`Book by ${dayText(expiresAt, 'UTC')}.`] : []),
        ],
        action: { label: 'Book a session', url: new URL(paths.go('book'), config.publicUrl).href },
      },
      config,
    ),
)

/** To admins, once: webhooks of Calendly stopped, which only whoever keeps its account can mend (T-065). */
export const calendlyLostEmail = emailTemplate(
  'booking.calendly_lost',
  z.object({ state: z.enum(['disabled', 'missing']) }),
  (config, { state }) =>
    render(
      {
        template: 'booking.calendly_lost',
        subject: 'Calendly stopped sending bookings',
        greeting: 'Hello,',
        paragraphs: [calendlySubscriptionTexts[state].hint, calendlyTexts.foundMeanwhile],
        action: {
          label: 'Look at the connection',
          url: new URL(paths.calendly(), config.publicUrl).href,
        },
      },
      config,
    ),
)

/** The reader's own zone first, the agreed one next to it where its clock shows something else (T-213). */
const timesOf = (session: Booked, zone: string | null): string[] =>
  sessionTimes(session, zone).map((time) => `${time.day}, ${time.hours} (${time.place} time)`)

function freeText(session: Booked): string {
  const at = freeUntil(session.startAt)
  const [time] = sessionTimes({ startAt: at, endAt: at, timeZone: session.timeZone }, session.memberTimeZone)
  return time ? `${time.day}, ${time.hours.slice(0, 5)} (${time.place} time)` : ''
}

const dayText = (at: Date, timeZone: string) =>
  sessionTimes({ startAt: at, endAt: at, timeZone }, null)[0]?.day ?? ''

const greetingOf = (firstName: string | null) => (firstName ? `Hello ${firstName},` : 'Hello,')

const toMember = (
  config: Facts,
  session: Booked,
  template: string,
  subject: string,
  paragraphs: string[],
  calendar?: 'kept' | 'cancelled',
) =>
  write(config, {
    template,
    subject,
    greeting: greetingOf(session.memberFirstName),
    paragraphs,
    path: paths.go('session', session.id),
    ...(calendar ? calendarOf(session, config.publicUrl.hostname, calendar === 'cancelled') : {}),
  })

type Words = Pick<Email, 'template' | 'subject' | 'greeting' | 'links' | 'attachments'> & {
  paragraphs: string[]
  path: string
}
const write = (config: Facts, { path, ...words }: Words): RenderedMail =>
  render({ ...words, action: { label: 'View session', url: new URL(path, config.publicUrl).href } }, config)
