import { z } from 'zod'
import { paths } from '#contract/paths.ts'
import { longDay } from '#domain/days.ts'
import { rightsTexts } from '#domain/privacy/texts.ts'
import { emailTemplate } from '#server/platform/mail/emailTemplate.ts'

/** To whoever asked for a copy of their data, once it is ready; the link leads to the settings and opens nothing by itself. */
export const exportEmail = emailTemplate(
  'privacy.exportReady',
  z.object({ until: z.string() }),
  ({ until }) => ({
    subject: rightsTexts.exportSubject,
    paragraphs: [rightsTexts.exportMail(longDay(until))],
    action: { label: rightsTexts.openSettings, path: paths.dashboard('settings', { part: 'privacy' }) },
  }),
)

/** To whoever asked for the deletion of their account, with the way back (K37). */
export const deletionEmail = emailTemplate(
  'privacy.deletionAsked',
  z.object({ on: z.string() }),
  ({ on }) => ({
    subject: rightsTexts.deletionSubject,
    paragraphs: [rightsTexts.deletionMail(longDay(on)), rightsTexts.deleteKept],
    action: { label: rightsTexts.signIn, path: paths.auth('sign-in') },
  }),
)
