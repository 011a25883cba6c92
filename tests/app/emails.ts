import { emails } from '#server/app/emails.ts'
import type { EmailFacts } from '#server/platform/mail/emailTemplate.ts'
import { writeEmail } from '#server/platform/mail/sendMail.ts'
import type { RenderedMail } from '#server/platform/template.ts'
import type { TestApp } from './testApp.ts'

/** The emails to an address as their reader gets them, the newest first. */
export async function emailsTo(
  at: { query: TestApp['query']; app: { config: EmailFacts } },
  to: string,
): Promise<RenderedMail[]> {
  const rows = await at.query<{ template: string; values: object }>(
    'select template, values from mail_messages where to_address = $1 order by created_at desc, id',
    [to],
  )
  return rows.map((row) => writeEmail(emails, at.app.config, row))
}
