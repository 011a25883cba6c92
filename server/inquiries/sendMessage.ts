import { messageRates } from '#domain/inquiries/limits.ts'
import { canSendMessage } from '#domain/inquiries/permissions.ts'
import { checkMessage, cleanMessage, isFromProgram } from '#domain/inquiries/rules/messages.ts'
import { inquiryDueOn } from '#domain/inquiries/rules.ts'
import { dayIn } from '#domain/zones.ts'
import { digestOf } from '#server/platform/audit/recordEvent.ts'
import { calls } from '#server/platform/calls/calls.ts'
import { openCall } from '#server/platform/calls/openCall.ts'
import { sqlStatement } from '#server/platform/db/statement.ts'
import { Conflict, Invalid, Refused, TooMany } from '#server/platform/http/refusal.ts'

const FULL_WAIT_SECONDS = 3_600

const store = sqlStatement<
  [
    id: string,
    topic: string,
    message: string,
    context: string,
    dueOn: string | null,
    at: Date,
    perSender: number,
    perHour: number,
    requestId: string,
    details: string,
    digest: string,
    ip: string,
    agent: string,
  ],
  { became: 'stored' | 'there' | 'taken' | 'full' }
>('select app_send_message($1, $2, $3, $4::jsonb, $5, $6, $7, $8, $9, $10::jsonb, $11, $12, $13) as became')

/**
 * A message of the contact form (K14). A visitor has no rows, so one function of the database stores it with its audit row
 * and its event, in this transaction. What a program sent is answered like the rest and not stored.
 */
export const sendMessage = openCall(
  calls.inquiries.sendMessage,
  async ({ db, actor, origin, now, input }) => {
    const decision = canSendMessage(actor)
    if (!decision.ok) throw new Refused(decision.reason)
    const { id, company = '', unseen = '', openedAt } = input
    const { topic, name, email, message, ...more } = cleanMessage({ ...input, company })
    const problems = checkMessage({ topic, name, email, message, ...more })
    if (problems.length > 0) throw new Invalid(problems)
    if (isFromProgram({ unseen, openedAt: new Date(openedAt) }, now)) return { id }
    const details = JSON.stringify({ kind: 'contact', subject: topic })
    const [row] = await store(
      db,
      id,
      topic,
      message,
      JSON.stringify({ name, email, company: more.company }),
      inquiryDueOn('contact', dayIn(now, 'UTC')),
      now,
      messageRates.perSenderHourly,
      messageRates.hourly,
      origin.requestId,
      details,
      digestOf(details),
      origin.ipAddress,
      origin.userAgent,
    )
    if (row?.became === 'taken') throw new Conflict('id_taken')
    if (row?.became === 'full') throw new TooMany(FULL_WAIT_SECONDS)
    return { id }
  },
)
