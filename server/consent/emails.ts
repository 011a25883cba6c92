import { paths } from '#contract/paths.ts'
import { consentLimits } from '#domain/consent/limits.ts'
import { sessionTimes } from '#domain/sessions/rules/times.ts'
import type { Config } from '#server/platform/config.ts'
import type { RenderedMail } from '#server/platform/template.ts'
import { render } from '#server/platform/template.ts'

type Facts = Pick<Config, 'brandName' | 'supportEmail' | 'publicUrl'>
type Held = {
  readonly title: string
  readonly startAt: Date
  readonly endAt: Date
  readonly timeZone: string
}

/** To a further person of a session: the link opens a page, the page's buttons answer. */
export const guestEmail = (
  config: Facts,
  guestName: string,
  advisorName: string,
  session: Held,
  token: string,
): RenderedMail =>
  render(
    {
      template: 'consent.guest',
      subject: `May a transcript of "${session.title}" be stored?`,
      greeting: `Hello ${guestName},`,
      paragraphs: [
        `${advisorName} asks for your consent to store a transcript of the session "${session.title}" and draft minutes from it.`,
        ...sessionTimes(session, null).map((time) => `${time.day}, ${time.hours} (${time.place} time)`),
        `Nothing is stored until everyone has agreed. The link works for ${consentLimits.linkDays} days. You can withdraw your consent at any time.`,
      ],
      action: { label: 'Read and answer', url: new URL(paths.consent(token), config.publicUrl).href },
    },
    config,
  )
