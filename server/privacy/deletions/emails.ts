import { z } from 'zod'
import { deletionLimits, rightsLimits } from '#domain/privacy/limits.ts'
import { deletionPaths } from '#domain/privacy/rules/deletions.ts'
import { longDay } from '#domain/privacy/rules/longDay.ts'
import { deletionTexts } from '#domain/privacy/texts/deletions.ts'
import { rightsTexts } from '#domain/privacy/texts.ts'
import { emailTemplate } from '#server/platform/mail/emailTemplate.ts'
import { render } from '#server/platform/template.ts'
import { deletionToken } from './deletionToken.ts'

/** To an address that somebody gave on the page about deletion: nothing happens until its reader says so (K37). */
export const deletionLinkEmail = emailTemplate(
  'privacy.deletionLink',
  z.object({ id: z.uuid() }),
  (config, { id }) =>
    render(
      {
        template: 'privacy.deletionLink',
        subject: deletionTexts.askedSubject,
        greeting: 'Hello,',
        paragraphs: [
          deletionTexts.asked,
          deletionTexts.confirm(deletionLimits.linkHours, rightsLimits.graceDays),
        ],
        action: {
          label: deletionTexts.action,
          url: new URL(deletionPaths.confirm(deletionToken(id)), config.publicUrl).href,
        },
        closing: deletionTexts.ignored,
      },
      config,
    ),
)

/** To the address once it was confirmed, with the day and the way back (K37). */
export const deletionConfirmedEmail = emailTemplate(
  'privacy.deletionConfirmed',
  z.object({ id: z.uuid(), on: z.string() }),
  (config, { id, on }) =>
    render(
      {
        template: 'privacy.deletionConfirmed',
        subject: deletionTexts.confirmedSubject,
        greeting: 'Hello,',
        paragraphs: [deletionTexts.confirmed(longDay(on)), deletionTexts.changeMind, rightsTexts.deleteKept],
        action: {
          label: deletionTexts.keep,
          url: new URL(deletionPaths.keep(deletionToken(id)), config.publicUrl).href,
        },
      },
      config,
    ),
)
