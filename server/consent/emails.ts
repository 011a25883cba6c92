import { z } from 'zod'
import { paths } from '#contract/paths.ts'
import { consentLimits } from '#domain/consent/limits.ts'
import { sessionTimes } from '#domain/sessions/rules/times.ts'
import { emailTemplate } from '#server/platform/mail/emailTemplate.ts'
import { render } from '#server/platform/template.ts'
import { calendarOf } from '#server/sessions/calendarOf.ts'

const Asked = z.object({
  guestName: z.string(),
  advisorName: z.string(),
  token: z.string(),
  session: z.object({
    title: z.string(),
    startAt: z.coerce.date(),
    endAt: z.coerce.date(),
    timeZone: z.string(),
  }),
  /** Of a session that is still to come: what a calendar needs besides. */
  coming: z.object({ id: z.string(), meetingUrl: z.string().nullable(), version: z.number() }).nullable(),
})

/** To a further person of a session: the link opens a page, the page's buttons answer. */
export const guestEmail = emailTemplate(
  'consent.guest',
  Asked,
  (config, { guestName, advisorName, session, token, coming }) =>
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
        // What the member wrote for the advisor is not for everybody who comes.
        ...(coming
          ? calendarOf(
              { ...session, ...coming, advisorName, description: '' },
              config.publicUrl.hostname,
              false,
            )
          : {}),
      },
      config,
    ),
)
