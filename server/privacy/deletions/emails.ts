import { z } from 'zod'
import { longDay } from '#domain/days.ts'
import { deletionLimits, rightsLimits } from '#domain/privacy/limits.ts'
import { deletionPaths } from '#domain/privacy/rules/deletions.ts'
import { deletionTexts } from '#domain/privacy/texts/deletions.ts'
import { rightsTexts } from '#domain/privacy/texts.ts'
import { emailTemplate } from '#server/platform/mail/emailTemplate.ts'
import { deletionToken } from './deletionToken.ts'

/** To an address that somebody gave on the page about deletion: nothing happens until its reader says so (K37). */
export const deletionLinkEmail = emailTemplate(
  'privacy.deletionLink',
  z.object({ id: z.uuid() }),
  ({ id }) => ({
    subject: deletionTexts.askedSubject,
    paragraphs: [
      deletionTexts.asked,
      deletionTexts.confirm(deletionLimits.linkHours, rightsLimits.graceDays),
    ],
    action: { label: deletionTexts.action, path: deletionPaths.confirm(deletionToken(id)) },
    closing: deletionTexts.ignored,
  }),
)

/** To the address once it was confirmed, with the day and the way back (K37). */
export const deletionConfirmedEmail = emailTemplate(
  'privacy.deletionConfirmed',
  z.object({ id: z.uuid(), on: z.string() }),
  ({ id, on }) => ({
    subject: deletionTexts.confirmedSubject,
    paragraphs: [deletionTexts.confirmed(longDay(on)), deletionTexts.changeMind, rightsTexts.deleteKept],
    action: { label: deletionTexts.keep, path: deletionPaths.keep(deletionToken(id)) },
  }),
)
