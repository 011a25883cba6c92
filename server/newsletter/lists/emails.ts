import { z } from 'zod'
import { confirmDays } from '#domain/newsletter/limits.ts'
import { listFormNames, listForms, listPaths } from '#domain/newsletter/rules.ts'
import { listEmailTexts, listNames, preferencesEmailTexts } from '#domain/newsletter/texts.ts'
import { emailTemplate } from '#server/platform/mail/emailTemplate.ts'
import { listToken } from './listToken.ts'
import { reportCode } from './reportCode.ts'

/** To an address that somebody gave for a list: nothing happens until its reader says so (K13). */
export const confirmListEmail = emailTemplate(
  'newsletter.confirm',
  z.object({ id: z.uuid(), form: z.enum(listFormNames) }),
  ({ id, form }, { publicUrl }) => ({
    subject: listEmailTexts.subject,
    paragraphs: [
      listEmailTexts.asked(
        form === 'yelmail'
          ? 'YELMail, our newsletter'
          : listForms[form].lists.map((list) => listNames[list]).join(', '),
      ),
      listEmailTexts.confirm(confirmDays),
      ...(form === 'report' ? [listEmailTexts.code(reportCode(id))] : []),
    ],
    action: { label: listEmailTexts.action, path: listPaths.confirm(listToken(id)) },
    closing: listEmailTexts.ignored(new URL(listPaths.leave(listToken(id)), publicUrl).href),
  }),
)

/** To whoever asked for it with an address that subscribes: where they choose what YELMail sends them (K15). */
export const preferencesEmail = emailTemplate(
  'newsletter.preferences',
  z.object({ id: z.uuid() }),
  ({ id }) => ({
    subject: preferencesEmailTexts.subject,
    paragraphs: [preferencesEmailTexts.asked, preferencesEmailTexts.opens],
    action: { label: preferencesEmailTexts.action, path: listPaths.preferences(listToken(id)) },
    closing: preferencesEmailTexts.ignored,
  }),
)
