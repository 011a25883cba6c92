import { z } from 'zod'
import { paths } from '#contract/paths.ts'
import { longDay } from '#domain/privacy/rules/longDay.ts'
import { rightsTexts } from '#domain/privacy/texts.ts'
import { emailTemplate } from '#server/platform/mail/emailTemplate.ts'
import { render } from '#server/platform/template.ts'

/** To whoever asked for a copy of their data, once it is ready; the link leads to the settings and opens nothing by itself. */
export const exportEmail = emailTemplate(
  'privacy.exportReady',
  z.object({ until: z.string() }),
  (config, { until }) =>
    render(
      {
        template: 'privacy.exportReady',
        subject: rightsTexts.exportSubject,
        greeting: 'Hello,',
        paragraphs: [rightsTexts.exportMail(longDay(until))],
        action: {
          label: rightsTexts.openSettings,
          url: new URL(paths.dashboard('settings', { part: 'privacy' }), config.publicUrl).href,
        },
      },
      config,
    ),
)

/** To whoever asked for the deletion of their account, with the way back (K37). */
export const deletionEmail = emailTemplate(
  'privacy.deletionAsked',
  z.object({ on: z.string() }),
  (config, { on }) =>
    render(
      {
        template: 'privacy.deletionAsked',
        subject: rightsTexts.deletionSubject,
        greeting: 'Hello,',
        paragraphs: [rightsTexts.deletionMail(longDay(on)), rightsTexts.deleteKept],
        action: { label: rightsTexts.signIn, url: new URL(paths.auth('sign-in'), config.publicUrl).href },
      },
      config,
    ),
)
