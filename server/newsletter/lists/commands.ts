import { and, desc, eq, isNotNull, isNull } from 'drizzle-orm'
import { checkFields, cleanFields } from '#domain/content/rules/forms.ts'
import { heldFor } from '#domain/inquiries/rules/messages.ts'
import { confirmDays, joinRates, listExportMax } from '#domain/newsletter/limits.ts'
import { canExportList, canJoinList } from '#domain/newsletter/permissions.ts'
import type { ListForm, ListFormName } from '#domain/newsletter/rules.ts'
import { listForms } from '#domain/newsletter/rules.ts'
import type { MailList } from '#domain/newsletter/types.ts'
import { mailTopics } from '#domain/newsletter/types.ts'
import type { Trail } from '#server/platform/audit/trailOf.ts'
import { trailOf } from '#server/platform/audit/trailOf.ts'
import { calls } from '#server/platform/calls/calls.ts'
import { command } from '#server/platform/calls/command.ts'
import { openCall } from '#server/platform/calls/openCall.ts'
import type { OpenContext } from '#server/platform/context/context.ts'
import { csvOf } from '#server/platform/csv.ts'
import { sqlStatement } from '#server/platform/db/statement.ts'
import { addressKey } from '#server/platform/http/rates.ts'
import { Conflict, Invalid, Refused, TooMany } from '#server/platform/http/refusal.ts'
import { readPage } from '#server/platform/http/site/formPage.ts'
import { subscribers, subscriptions } from '../tables.ts'
import { confirmListEmail } from './emails.ts'
import { listToken, readListToken } from './listToken.ts'
import { isReportCode } from './reportCode.ts'

const FULL_WAIT_SECONDS = 3_600

const join = sqlStatement<
  [join: string, rates: string, at: Date, ...Trail],
  { became: 'asked' | 'there' | 'held' | 'taken' | 'full' }
>('select app_join_list($1::jsonb, $2::jsonb, $3, $4, $5::jsonb, $6, $7, $8) as became')

/**
 * Asks for a place on a list. A visitor has no rows, so one function of the database stores it, with the email that asks whether
 * it is wanted. What looks like a program's, and what was asked before, is answered like the rest (K13).
 */
export const joinList = openCall(
  calls.newsletter.joinList,
  async ({ app, db, actor, origin, now, input }) => {
    const decision = canJoinList(actor)
    if (!decision.ok) throw new Refused(decision.reason)
    const form: ListForm = listForms[input.form]
    const page = readPage(form.name, input.page, now)
    if (!page) throw new Refused('page_unknown')
    const fields = cleanFields(form, input.fields)
    const problems = checkFields(form, fields)
    if (problems.length > 0) throw new Invalid(problems)
    const isHeld = heldFor({ unseen: input.unseen ?? '', openedAt: page.openedAt, fields }, now) !== null
    const { email: address = '', name = '', contact = '', type = '', topics = '' } = fields
    // Whether we may write about it is another list, so that it is confirmed and left on its own (K17).
    const lists: MailList[] = [
      ...form.lists,
      ...(contact ? (['contact'] as const) : []),
      ...mailTopics.filter((topic) => topics.split(',').includes(topic)),
    ]
    const context: Record<string, string> = type ? { type } : {}
    const asked = { address, name, lists, consent: form.consent, context, isHeld }
    await ask({ app, db, origin, now }, input, page.number, asked)
    return {}
  },
)

type Asked = {
  address: string
  name: string
  lists: readonly MailList[]
  consent: string
  context: Record<string, string>
  /** It looks like a program's: it is counted, and nothing is stored. */
  isHeld: boolean
}

/** Stores what was asked of a list with the email that asks whether it is wanted; says nothing of what there was before. */
export async function ask(
  { app, db, origin, now }: Pick<OpenContext, 'app' | 'db' | 'origin' | 'now'>,
  { id, form }: { id: string; form: ListFormName },
  pageNumber: string,
  asked: Asked,
): Promise<void> {
  const { template } = confirmListEmail({ id, form })
  const given = {
    ...{ id, form, ...asked, network: addressKey(origin.ipAddress), pageNumber },
    email: { id: app.clock.newId(), template },
  }
  const trail = trailOf(origin, { lists: asked.lists })
  const [row] = await join(db, JSON.stringify(given), JSON.stringify(joinRates), now, ...trail)
  if (row?.became === 'taken') throw new Conflict('id_taken')
  if (row?.became === 'full') throw new TooMany(FULL_WAIT_SECONDS)
}

const confirm = sqlStatement<[id: string, days: number, at: Date, ...Trail], { lists: MailList[] }>(
  'select lists from app_confirm_address($1, $2, $3, $4, $5::jsonb, $6, $7, $8)',
)
/** What the button of a link does: every place that waits for it is held from now on (K13). */
export const confirmAddress = openCall(
  calls.newsletter.confirmAddress,
  async ({ db, origin, now, input }) => {
    const id = readListToken(input.token)
    const [row] = id ? await confirm(db, id, confirmDays, now, ...trailOf(origin, {})) : []
    return { isKnown: row !== undefined, lists: row?.lists ?? [] }
  },
)

const readerOf = sqlStatement<[email: string], { id: string | null }>('select app_report_reader($1) as id')

/** The same by the code of the report's email, for whoever reads it on another device; it gives what the link holds (K17). */
export const confirmByCode = openCall(
  calls.newsletter.confirmByCode,
  async ({ db, actor, origin, now, input }) => {
    const decision = canJoinList(actor)
    if (!decision.ok) throw new Refused(decision.reason)
    const id = (await readerOf(db, input.email.trim()))[0]?.id
    if (!id || !isReportCode(id, input.code)) return { token: null }
    const [row] = await confirm(db, id, confirmDays, now, ...trailOf(origin, {}))
    return { token: row?.lists.includes('report') ? listToken(id) : null }
  },
)

const leave = sqlStatement<
  [id: string, lists: readonly MailList[] | null, at: Date, ...Trail],
  { known: boolean }
>('select app_leave_lists($1, $2::text[], $3, $4, $5::jsonb, $6, $7, $8) as known')
/** Leaves every list by the link of an email (T-169). */
export const leaveLists = openCall(calls.newsletter.leaveLists, async ({ db, origin, now, input }) => {
  const id = readListToken(input.token)
  const [row] = id ? await leave(db, id, null, now, ...trailOf(origin, {})) : []
  return { isKnown: row?.known ?? false }
})

/** Leaves YELMail and no other list: once it is answered, no issue goes to that address any more (K15). */
export const leaveNewsletter = openCall(
  calls.newsletter.leaveNewsletter,
  async ({ db, origin, now, input }) => {
    const id = readListToken(input.token)
    const [row] = id ? await leave(db, id, mailTopics, now, ...trailOf(origin, { lists: mailTopics })) : []
    return { isKnown: row?.known ?? false }
  },
)

const open = sqlStatement<[id: string, at: Date, ...Trail], { open: boolean }>(
  'select app_open_report($1, $2, $3, $4::jsonb, $5, $6, $7) as open',
)
/** Opens the report to a confirmed reader, and writes into the trail that its text or its figures were taken (K17). */
export const openReport = openCall(calls.newsletter.openReport, async ({ db, origin, now, input }) => {
  const id = readListToken(input.token)
  const [row] = id ? await open(db, id, now, ...trailOf(origin, { what: input.what })) : []
  return { isOpen: row?.open ?? false }
})

const head = ['Confirmed', 'Email', 'Name', 'Type', 'Consent text']

/** The confirmed addresses of a list, newest first; what leaves in a file is written into the trail (K13). */
export const exportList = command(calls.newsletter.exportList, {
  load: ({ db, input: { list } }) =>
    db
      .select({
        ...{ at: subscriptions.confirmedAt, email: subscribers.email, name: subscribers.name },
        ...{ context: subscriptions.context, version: subscriptions.consentVersion },
      })
      .from(subscriptions)
      .innerJoin(subscribers, eq(subscribers.id, subscriptions.subscriberId))
      .where(
        and(eq(subscriptions.list, list), isNotNull(subscriptions.confirmedAt), isNull(subscriptions.leftAt)),
      )
      .orderBy(desc(subscriptions.confirmedAt))
      .limit(listExportMax + 1),
  can: canExportList,
  run: async ({ loaded, actor, input: { list } }) => {
    const rows = loaded.slice(0, listExportMax)
    const lines = rows.map((row) => [
      ...[row.at?.toISOString() ?? '', row.email, row.name, row.context.type ?? '', row.version],
    ])
    return {
      made: { csv: csvOf([head, ...lines]), count: rows.length, isWhole: loaded.length <= listExportMax },
      event: {
        name: 'list.exported',
        entity: 'list',
        id: actor.userId,
        memberId: null,
        details: { list, count: rows.length },
      },
    }
  },
  answer: ({ made }) => made,
})
