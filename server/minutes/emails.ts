import { z } from 'zod'
import { paths } from '#contract/paths.ts'
import { emailTemplate } from '#server/platform/mail/emailTemplate.ts'
import { render } from '#server/platform/template.ts'

const Approved = z.object({ firstName: z.string().nullable(), sessionId: z.string(), title: z.string() })

/** To the member: their advisor has approved the minutes; the words themselves stay on the server. */
export const approvedEmail = emailTemplate(
  'minutes.approved',
  Approved,
  (config, { firstName, sessionId, title }) =>
    render(
      {
        template: 'minutes.approved',
        subject: `Your minutes are ready: ${title}`,
        greeting: firstName ? `Hello ${firstName},` : 'Hello,',
        paragraphs: [
          `Your advisor has checked and approved the minutes of "${title}".`,
          'Every line shows its source sentence, and you can turn an action into a card on your board with one click.',
        ],
        action: {
          label: 'Read the minutes',
          url: new URL(paths.go('session', sessionId), config.publicUrl).href,
        },
      },
      config,
    ),
)
