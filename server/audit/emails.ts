import { z } from 'zod'
import { paths } from '#contract/paths.ts'
import { eventName } from '#domain/audit/rules/eventName.ts'
import { suspicionTexts } from '#domain/audit/texts.ts'
import { emailTemplate } from '#server/platform/mail/emailTemplate.ts'

/** To every admin, once an hour at most: somebody came faster than people do (T-029). */
export const suspicionEmail = emailTemplate(
  'audit.suspicion',
  z.object({ call: z.string() }),
  ({ call }, { brandName }) => ({
    subject: suspicionTexts.subject(brandName),
    paragraphs: [suspicionTexts.body(eventName(call)), suspicionTexts.limits],
    action: { label: suspicionTexts.action, path: paths.admin('trail') },
  }),
)
