import { z } from 'zod'
import { paths } from '#contract/paths.ts'
import { emailTexts } from '#domain/accounts/texts.ts'
import { longDay } from '#domain/days.ts'
import { acceptedPaths } from '#domain/privacy/rules/processing.ts'
import { processingTexts } from '#domain/privacy/texts/processing.ts'
import { rightsTexts } from '#domain/privacy/texts.ts'
import { emailTemplate } from '#server/platform/mail/emailTemplate.ts'

/** To whoever asked for a copy of their data, once it is ready; the link leads to the settings and opens nothing by itself. */
export const exportEmail = emailTemplate(
  'privacy.exportReady',
  z.object({ until: z.string() }),
  ({ until }) => ({
    subject: rightsTexts.exportSubject,
    paragraphs: [rightsTexts.exportMail(longDay(until))],
    action: { label: rightsTexts.openSettings, path: paths.go('settings', 'privacy') },
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

/** To whoever signed in to an account that was to be deleted: it stays (K37). The database asks for it, where the sign-in cancels. */
export const deletionCancelledEmail = emailTemplate(
  'privacy.deletionCancelled',
  z.object({ on: z.string() }),
  ({ on }) => ({
    subject: rightsTexts.cancelledSubject,
    paragraphs: [rightsTexts.cancelledMail(longDay(on))],
    action: { label: rightsTexts.openSettings, path: paths.go('settings', 'privacy') },
    closing: emailTexts.newBrowserNotYou,
  }),
)

/** To whoever accepted the data processing agreement: the record of it, with the version they read (0100). */
export const acceptedEmail = emailTemplate(
  'privacy.accepted',
  z.object({
    ...{ company: z.string(), address: z.string(), name: z.string(), position: z.string() },
    ...{ version: z.number(), textHash: z.string(), on: z.string() },
  }),
  ({ company, address, name, position, version, textHash, on }, { publicUrl }) => ({
    subject: processingTexts.subject(version),
    paragraphs: [
      processingTexts.receipt(company, address, version, longDay(on)),
      processingTexts.signedAs(name, position),
      processingTexts.hash(textHash),
      processingTexts.kept,
    ],
    action: { label: processingTexts.read, path: acceptedPaths.page(version) },
    links: {
      title: processingTexts.keep,
      to: [{ label: processingTexts.file, url: new URL(acceptedPaths.file(version), publicUrl).href }],
    },
    closing: processingTexts.wrong,
  }),
)
