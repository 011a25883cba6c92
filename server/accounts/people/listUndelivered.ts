import { canListMembers } from '#domain/accounts/permissions.ts'
import { undeliveredDays, undeliveredMost } from '#domain/newsletter/limits.ts'
import type { FailedMail } from '#domain/newsletter/rules/undelivered.ts'
import { byAddress, mailFailureOf } from '#domain/newsletter/rules/undelivered.ts'
import { calls } from '#server/platform/calls/calls.ts'
import { query } from '#server/platform/calls/query.ts'
import { sqlStatement } from '#server/platform/db/statement.ts'

const dayMs = 86_400_000
// Of one address many may have failed: they are one row of the answer.
const read = undeliveredMost * 5

type Row = FailedMail & {
  memberId: string | null
  memberName: string | null
  inquiryId: string | null
  sessionId: string | null
}
const failed = sqlStatement<[since: Date, most: number], Row>(
  `select id, template, address, failure, asked_at as "askedAt", member_id as "memberId", member_name as "memberName",
     inquiry_id as "inquiryId", session_id as "sessionId"
   from app_failed_mail($1, $2)`,
)

/** Emails that never arrived, as far as the reader may know of them; what the other server said stays here. */
export const listUndelivered = query(calls.accounts.listUndelivered, {
  read: ({ db, now }) => failed(db, new Date(now.getTime() - undeliveredDays * dayMs), read),
  can: canListMembers,
  present: (rows) => ({
    emails: byAddress(rows)
      .slice(0, undeliveredMost)
      .map(({ failure, askedAt, ...row }) => ({
        ...row,
        reason: mailFailureOf(failure),
        askedAt: askedAt.toISOString(),
      })),
  }),
})
