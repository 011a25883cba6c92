import { paths } from '#contract/paths.ts'
import { sessionTimes } from '#domain/sessions/rules/times.ts'
import type { Config } from '#server/platform/config.ts'
import type { RenderedMail } from '#server/platform/template.ts'
import { render } from '#server/platform/template.ts'

type Facts = Pick<Config, 'brandName' | 'supportEmail' | 'publicUrl'>
type Held = {
  readonly id: string
  readonly title: string
  readonly startAt: Date
  readonly endAt: Date
  readonly timeZone: string
  readonly statusReason: string | null
  readonly advisorName: string | null
  readonly memberFirstName: string | null
  readonly memberTimeZone: string | null
}

/** To a member: their advisor has scheduled a session. */
export const scheduledEmail = (config: Facts, session: Held): RenderedMail =>
  write(config, session, 'sessions.scheduled', `Session scheduled: ${session.title}`, [
    `${session.advisorName ?? ''} has scheduled the session "${session.title}" with you.`,
    ...timesOf(session),
    'Everyone in the session must agree before a transcript is stored. Open the session to answer.',
  ])

/** To a member: the time has changed. */
export const movedEmail = (config: Facts, session: Held): RenderedMail =>
  write(config, session, 'sessions.moved', `New time: ${session.title}`, [
    `The session "${session.title}" has a new time.`,
    ...timesOf(session),
  ])

/** To a member: staff cancelled it, with their reason where they gave one. */
export const cancelledEmail = (config: Facts, session: Held): RenderedMail =>
  write(config, session, 'sessions.cancelled', `Session cancelled: ${session.title}`, [
    `The session "${session.title}" was cancelled.`,
    ...timesOf(session),
    ...(session.statusReason ? [`Reason: ${session.statusReason}`] : []),
  ])

/** The member's own zone first, the agreed one next to it where its clock shows something else (T-213). */
const timesOf = (session: Held): string[] =>
  sessionTimes(session, session.memberTimeZone).map(
    (time) => `${time.day}, ${time.hours} (${time.place} time)`,
  )

const write = (
  config: Facts,
  { id, memberFirstName }: Held,
  template: string,
  subject: string,
  paragraphs: string[],
): RenderedMail =>
  render(
    {
      template,
      subject,
      greeting: memberFirstName ? `Hello ${memberFirstName},` : 'Hello,',
      paragraphs,
      action: {
        label: 'View session',
        url: new URL(paths.go('session', id), config.publicUrl).href,
      },
    },
    config,
  )
