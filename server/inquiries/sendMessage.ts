import { suspectedIn } from '#domain/accounts/rules/threats.ts'
import { checkFields, cleanFields } from '#domain/content/rules/forms.ts'
import { messageRates } from '#domain/inquiries/limits.ts'
import { canSendMessage } from '#domain/inquiries/permissions.ts'
import { inboxForms } from '#domain/inquiries/rules/forms.ts'
import { comparedWords, heldFor } from '#domain/inquiries/rules/messages.ts'
import { inquiryDueOn } from '#domain/inquiries/rules.ts'
import { dayIn } from '#domain/zones.ts'
import { digestOf } from '#server/platform/audit/recordEvent.ts'
import { calls } from '#server/platform/calls/calls.ts'
import { openCall } from '#server/platform/calls/openCall.ts'
import { sqlStatement } from '#server/platform/db/statement.ts'
import { addressKey } from '#server/platform/http/rates.ts'
import { Conflict, Invalid, Refused, TooMany } from '#server/platform/http/refusal.ts'
import { readPage } from '#server/platform/http/site/formPage.ts'
import { arrivedEmail, receivedEmail } from './emails.ts'

const FULL_WAIT_SECONDS = 3_600

const store = sqlStatement<
  [
    message: string,
    rates: string,
    at: Date,
    requestId: string,
    details: string,
    digest: string,
    ip: string,
    agent: string,
  ],
  { became: 'stored' | 'held' | 'there' | 'taken' | 'full'; message: string | null }
>('select became, message from app_store_message($1::jsonb, $2::jsonb, $3, $4, $5::jsonb, $6, $7, $8)')

/**
 * What a visitor sends by a form of the site (K14). A visitor has no rows, so one function of the database stores it with its
 * audit row, its event and the emails that say so to them and to staff, in this transaction. What looks like a program's is answered like the rest
 * and held back: staff see it apart, and nobody is written to.
 */
export const sendMessage = openCall(
  calls.inquiries.sendMessage,
  async ({ app, db, actor, origin, now, input }) => {
    const decision = canSendMessage(actor)
    if (!decision.ok) throw new Refused(decision.reason)
    const { id, unseen = '' } = input
    const form = inboxForms[input.form]
    const page = readPage(form.name, input.page, now)
    if (!page) throw new Refused('page_unknown')
    const fields = cleanFields(form, input.fields)
    const problems = checkFields(form, fields)
    if (problems.length > 0) throw new Invalid(problems)
    const { [form.body]: body = '', ...rest } = fields
    const subject = form.subject ? (rest[form.subject] ?? '') : ''
    const words = comparedWords(body)
    const { template, values } = receivedEmail({ kind: form.name })
    const dueOn = inquiryDueOn(form.name, dayIn(now, 'UTC')) ?? dayIn(now, 'UTC')
    const message = {
      id,
      kind: form.name,
      subject,
      body,
      context: Object.fromEntries(
        Object.entries(rest).filter(([name, value]) => name !== form.subject && value !== ''),
      ),
      dueOn,
      pageNumber: page.number,
      network: addressKey(origin.ipAddress),
      textDigest: words === '' ? null : digestOf(words),
      held: heldFor({ unseen, openedAt: page.openedAt, fields }, now),
      email: { id: app.clock.newId(), template, values },
      notice: {
        ...{ id: app.clock.newId(), address: app.config.inboxEmail },
        ...arrivedEmail({ id, kind: form.name, dueOn }),
      },
    }
    const suspected = suspectedIn(fields)
    const details = JSON.stringify({ kind: form.name, subject, ...(suspected ?? {}) })
    const [row] = await store(
      db,
      JSON.stringify(message),
      JSON.stringify(messageRates),
      now,
      origin.requestId,
      details,
      digestOf(details),
      origin.ipAddress,
      origin.userAgent,
    )
    if (row?.became === 'taken') throw new Conflict('id_taken')
    if (row?.became === 'full') throw new TooMany(FULL_WAIT_SECONDS)
    // A second click is the first one's message.
    return { id: row?.message ?? id, isRepeat: row?.became === 'there' }
  },
)
