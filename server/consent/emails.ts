import { z } from 'zod'
import { paths } from '#contract/paths.ts'
import { consentLimits } from '#domain/consent/limits.ts'
import { timeLines } from '#domain/sessions/rules/times.ts'
import { emailTemplate } from '#server/platform/mail/emailTemplate.ts'
import { calendarOf } from '#server/sessions/calendarOf.ts'

const Guest = z.object({
  guestName: z.string(),
  advisorName: z.string(),
  session: z.object({
    title: z.string(),
    startAt: z.coerce.date(),
    endAt: z.coerce.date(),
    timeZone: z.string(),
  }),
})
/** Of a session that is still to come: what a calendar needs besides. */
const Coming = z.object({ id: z.string(), meetingUrl: z.string().nullable(), version: z.number() })
const Asked = Guest.extend({ token: z.string(), coming: Coming.nullable() })
const guestNews = ['moved', 'cancelled', 'back'] as const
const Told = Guest.extend({ coming: Coming, news: z.enum(guestNews) })
type Told = z.infer<typeof Told>
/** What a guest is told of: a new time, that the session is off, that it takes place after all. */
export type GuestNews = (typeof guestNews)[number]

type Titled = { readonly title: string }
const subjectOf = ({ title }: Titled) => `May a recording or transcript of "${title}" be stored?`
const question = (advisor: string, { title }: Titled) =>
  `${advisor} asks for your consent to store a recording or transcript of the session "${title}" and draft minutes from it.`
const anyTime = 'You can withdraw your consent at any time.'

/** To a further person of a session: the link opens a page, the page's buttons answer. */
export const guestEmail = emailTemplate(
  'consent.guest',
  Asked,
  ({ guestName, advisorName, session, token, coming }, { publicUrl }) => ({
    to: guestName,
    subject: subjectOf(session),
    paragraphs: [
      question(advisorName || 'The advisor', session),
      // Nobody asks a guest for their zone: the agreed one is named with the clock.
      ...timeLines(session, null),
      `Nothing is stored until everyone has agreed. The link works for ${consentLimits.linkDays} days. ${anyTime}`,
    ],
    action: { label: 'Read and answer', path: paths.consent(token) },
    ...(coming ? calendarOf(forGuest({ session, coming, advisorName }), publicUrl.hostname, false) : {}),
  }),
)

const Member = z.object({
  id: z.string(),
  title: z.string(),
  startAt: z.coerce.date(),
  endAt: z.coerce.date(),
  timeZone: z.string(),
  advisorName: z.string().nullable(),
  memberFirstName: z.string().nullable(),
  memberTimeZone: z.string().nullable(),
})

/** To the member of a session that has begun: they read the whole text on its page, and answer there. */
export const memberEmail = emailTemplate('consent.member', Member, (session) => ({
  to: session.memberFirstName,
  subject: subjectOf(session),
  paragraphs: [
    question(session.advisorName || 'Your advisor', session),
    ...timeLines(session, session.memberTimeZone),
    `Nothing is stored until everyone has agreed. ${anyTime}`,
  ],
  action: { label: 'Read and answer', path: paths.go('session', session.id) },
}))

const Withdrawn = z.object({
  sessionId: z.string(),
  title: z.string(),
  isApproved: z.boolean(),
  emptied: z.number(),
})

/** To the advisor of a session: what was stored of it is gone, and what of the approved minutes they have to write anew (4.13.8). */
export const withdrawnEmail = emailTemplate(
  'consent.withdrawn',
  Withdrawn,
  ({ sessionId, title, isApproved, emptied }) => ({
    subject: `Consent withdrawn: ${title}`,
    paragraphs: [
      `Someone in the session "${title}" no longer agrees. Its recording, its transcript and its drafts were removed.`,
      ...(isApproved
        ? [
            'What somebody put into their own words in the approved minutes stays, without quotes, speakers or times.',
          ]
        : []),
      ...(emptied > 0 ? [emptiedWords(emptied)] : []),
    ],
    action: { label: 'Open the session', path: paths.vipSession(sessionId) },
  }),
)

const emptiedWords = (count: number): string =>
  count === 1
    ? 'One line that nobody had put into their own words is now empty. Rewrite it or leave it out.'
    : `${count} lines that nobody had put into their own words are now empty. Rewrite them or leave them out.`

const told: Record<GuestNews, { subject: string; sentence: string }> = {
  moved: { subject: 'New time', sentence: 'has a new time.' },
  cancelled: { subject: 'Session cancelled', sentence: 'was cancelled.' },
  back: { subject: 'Session takes place', sentence: 'takes place after all.' },
}

/** To a further person who comes: the same entry of their calendar, at its new time or gone. */
export const guestToldEmail = emailTemplate(
  'consent.guestTold',
  Told,
  ({ guestName, advisorName, session, coming, news }, { publicUrl }) => ({
    to: guestName,
    subject: `${told[news].subject}: ${session.title}`,
    paragraphs: [
      `The session "${session.title}"${advisorName ? ` with ${advisorName}` : ''} ${told[news].sentence}`,
      ...timeLines(session, null),
      ...(coming.meetingUrl && news !== 'cancelled' ? [`It takes place at ${coming.meetingUrl}`] : []),
    ],
    ...calendarOf(forGuest({ session, coming, advisorName }), publicUrl.hostname, news === 'cancelled'),
  }),
)

/** What the member wrote for the advisor is not for everybody who comes. */
const forGuest = ({ session, coming, advisorName }: Pick<Told, 'session' | 'coming' | 'advisorName'>) => ({
  ...session,
  ...coming,
  withName: advisorName || null,
  description: '',
})
