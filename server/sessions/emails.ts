import { z } from 'zod'
import { paths } from '#contract/paths.ts'
import { timeLines } from '#domain/sessions/rules/times.ts'
import { emailTemplate } from '#server/platform/mail/emailTemplate.ts'
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
  /** It was booked with a credit, which comes back or is spent again with this. */
  hasCredit: z.boolean().optional(),
})
type Held = z.infer<typeof Held>

/** To a member, with the session as their calendar keeps it, or lets it go. */
const toMember = (
  template: string,
  head: string,
  say: (session: Held) => string,
  {
    after = () => [],
    isCancelled = false,
  }: { after?: (session: Held) => string[]; isCancelled?: boolean } = {},
) =>
  emailTemplate(template, Held, (session, { publicUrl }) => ({
    to: session.memberFirstName,
    subject: `${head}: ${session.title}`,
    paragraphs: [say(session), ...timeLines(session, session.memberTimeZone), ...after(session)],
    action: { label: 'View session', path: paths.go('session', session.id) },
    ...calendarOf({ ...session, withName: session.advisorName }, publicUrl.hostname, isCancelled),
  }))

/** To a member: their advisor has scheduled a session. */
export const scheduledEmail = toMember(
  'sessions.scheduled',
  'Session scheduled',
  ({ advisorName, title }) => `${advisorName ?? ''} has scheduled the session "${title}" with you.`,
  {
    after: () => [
      'Everyone in the session must agree before a transcript is stored. Open the session to answer.',
    ],
  },
)

/** To a member: the time has changed. */
export const movedEmail = toMember(
  'sessions.moved',
  'New time',
  ({ title }) => `The session "${title}" has a new time.`,
)

/** To a member: staff cancelled or deleted it, with their reason where they gave one, and that the credit came back (T-075). */
export const cancelledEmail = toMember(
  'sessions.cancelled',
  'Session cancelled',
  ({ title }) => `The session "${title}" was cancelled.`,
  {
    after: ({ statusReason, hasCredit }) => [
      ...(statusReason ? [`Reason: ${statusReason}`] : []),
      ...(hasCredit ? ['The credit is yours again.'] : []),
    ],
    isCancelled: true,
  },
)

/** To a member: what was cancelled or deleted takes place after all, with the credit that had come back from it (T-075). */
export const reopenedEmail = toMember(
  'sessions.reopened',
  'Session takes place',
  ({ title }) => `The session "${title}" takes place after all.`,
  { after: ({ hasCredit }) => (hasCredit ? ['The credit that you had back is spent on it again.'] : []) },
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
  // Briefs that were asked for before it was told have none.
  advisorTimeZone: z.string().nullable().default(null),
  reader: z.enum(['member', 'advisor']),
  sentences: z.array(z.string()),
})

/** To member and advisor, a day before: how much their brief holds. Its words stay in the console (D7). */
export const briefEmail = emailTemplate('sessions.brief', Briefed, (session) => {
  const { id, title, sentences, memberName, memberFirstName, memberTimeZone, advisorTimeZone } = session
  const isMember = session.reader === 'member'
  return {
    to: isMember ? memberFirstName : null,
    subject: `Before your session: ${title}`,
    paragraphs: [
      `Your session "${title}"${isMember ? '' : ` with ${memberName}`} begins within a day.`,
      ...timeLines(session, isMember ? memberTimeZone : advisorTimeZone),
      ...sentences,
    ],
    action: { label: 'Read the brief', path: isMember ? paths.go('session', id) : paths.vipSession(id) },
  }
})
