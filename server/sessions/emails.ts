import { z } from 'zod'
import { paths } from '#contract/paths.ts'
import { sessionTimes } from '#domain/sessions/rules/times.ts'
import type { EmailFacts as Facts } from '#server/platform/mail/emailTemplate.ts'
import { emailTemplate } from '#server/platform/mail/emailTemplate.ts'
import type { RenderedMail } from '#server/platform/template.ts'
import { render } from '#server/platform/template.ts'
import { calendarOf } from './calendarOf.ts'

// Read from what was stored, hence instants as text.
const Held = z.object({
  id: z.string(),
  title: z.string(),
  startAt: z.coerce.date(),
  endAt: z.coerce.date(),
  timeZone: z.string(),
  statusReason: z.string().nullable(),
  advisorName: z.string().nullable(),
  memberFirstName: z.string().nullable(),
  memberTimeZone: z.string().nullable(),
  // Emails that were asked for before calendars were written have none of these.
  description: z.string().default(''),
  meetingUrl: z.string().nullable().default(null),
  version: z.number().default(1),
})
type Held = z.infer<typeof Held>

/** To a member: their advisor has scheduled a session. */
export const scheduledEmail = emailTemplate('sessions.scheduled', Held, (config, session) =>
  write(
    config,
    session,
    'sessions.scheduled',
    `Session scheduled: ${session.title}`,
    [
      `${session.advisorName ?? ''} has scheduled the session "${session.title}" with you.`,
      ...timesOf(session),
      'Everyone in the session must agree before a transcript is stored. Open the session to answer.',
    ],
    'kept',
  ),
)

/** To a member: the time has changed. */
export const movedEmail = emailTemplate('sessions.moved', Held, (config, session) =>
  write(
    config,
    session,
    'sessions.moved',
    `New time: ${session.title}`,
    [`The session "${session.title}" has a new time.`, ...timesOf(session)],
    'kept',
  ),
)

/** To a member: staff cancelled it, with their reason where they gave one. */
export const cancelledEmail = emailTemplate('sessions.cancelled', Held, (config, session) =>
  write(
    config,
    session,
    'sessions.cancelled',
    `Session cancelled: ${session.title}`,
    [
      `The session "${session.title}" was cancelled.`,
      ...timesOf(session),
      ...(session.statusReason ? [`Reason: ${session.statusReason}`] : []),
    ],
    'cancelled',
  ),
)

/** To a member: what was cancelled or deleted takes place after all. */
export const reopenedEmail = emailTemplate('sessions.reopened', Held, (config, session) =>
  write(
    config,
    session,
    'sessions.reopened',
    `Session takes place: ${session.title}`,
    [`The session "${session.title}" takes place after all.`, ...timesOf(session)],
    'kept',
  ),
)

/** The member's own zone first, the agreed one next to it where its clock shows something else (T-213). */
const timesOf = (session: Held): string[] =>
  sessionTimes(session, session.memberTimeZone).map(
    (time) => `${time.day}, ${time.hours} (${time.place} time)`,
  )

const write = (
  config: Facts,
  session: Held,
  template: string,
  subject: string,
  paragraphs: string[],
  calendar: 'kept' | 'cancelled',
): RenderedMail =>
  render(
    {
      template,
      subject,
      greeting: session.memberFirstName ? `Hello ${session.memberFirstName},` : 'Hello,',
      paragraphs,
      action: {
        label: 'View session',
        url: new URL(paths.go('session', session.id), config.publicUrl).href,
      },
      ...calendarOf(session, config.publicUrl.hostname, calendar === 'cancelled'),
    },
    config,
  )

const Briefed = z.object({
  id: z.string(),
  title: z.string(),
  startAt: z.coerce.date(),
  endAt: z.coerce.date(),
  timeZone: z.string(),
  memberName: z.string(),
  memberFirstName: z.string().nullable(),
  memberTimeZone: z.string().nullable(),
  reader: z.enum(['member', 'advisor']),
  sentences: z.array(z.string()),
})

/** To member and advisor, a day before: how much their brief holds. Its words stay in the console (D7). */
export const briefEmail = emailTemplate('sessions.brief', Briefed, (config, session) => {
  const { id, title, reader, sentences, memberName, memberFirstName, memberTimeZone, timeZone } = session
  const isMember = reader === 'member'
  return render(
    {
      template: 'sessions.brief',
      subject: `Before your session: ${title}`,
      greeting: isMember && memberFirstName ? `Hello ${memberFirstName},` : 'Hello,',
      paragraphs: [
        `Your session "${title}"${isMember ? '' : ` with ${memberName}`} begins within a day.`,
        ...sessionTimes(session, isMember ? memberTimeZone : timeZone).map(
          (time) => `${time.day}, ${time.hours} (${time.place} time)`,
        ),
        ...sentences,
      ],
      action: {
        label: 'Read the brief',
        url: new URL(isMember ? paths.go('session', id) : paths.vipSession(id), config.publicUrl).href,
      },
    },
    config,
  )
})
