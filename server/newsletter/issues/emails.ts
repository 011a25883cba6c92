import { z } from 'zod'
import { readerTexts } from '#domain/newsletter/texts.ts'
import { drawnTemplate } from '#server/platform/mail/emailTemplate.ts'
import { writeIssue } from './writeIssue.ts'

/** An issue as one reader gets it, by the id of their address; without one it is a test, whose links change nothing (K15). */
export const issueEmail = drawnTemplate(
  'newsletter.issue',
  z.object({
    subject: z.string(),
    lead: z.string(),
    body: z.string(),
    number: z.number().int().nullable(),
    slug: z.string().nullable(),
    reader: z.uuid().nullable(),
  }),
  (issue, facts) => writeIssue(facts, issue, issue.reader === null ? readerTexts.test : readerTexts.why),
)
