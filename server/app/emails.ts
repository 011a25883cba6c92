import * as accounts from '#server/accounts/emails.ts'
import * as audit from '#server/audit/emails.ts'
import * as booking from '#server/booking/emails.ts'
import * as consent from '#server/consent/emails.ts'
import * as inquiries from '#server/inquiries/emails.ts'
import * as minutes from '#server/minutes/emails.ts'
import * as issues from '#server/newsletter/issues/emails.ts'
import * as lists from '#server/newsletter/lists/emails.ts'
import type { EmailTemplates } from '#server/platform/mail/emailTemplate.ts'
import * as deletions from '#server/privacy/deletions/emails.ts'
import * as privacy from '#server/privacy/emails.ts'
import * as sessions from '#server/sessions/emails.ts'

/** Every email that the product writes. */
export const emails: EmailTemplates = new Map(
  [accounts, audit, booking, consent, deletions, inquiries, issues, lists, minutes, privacy, sessions]
    .flatMap((feature) => Object.values(feature))
    .map((each) => [each.template, each]),
)
