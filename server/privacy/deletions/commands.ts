import { deletionLimits, rightsLimits } from '#domain/privacy/limits.ts'
import { canAskDeletion } from '#domain/privacy/permissions.ts'
import { askDeletionForm } from '#domain/privacy/rules/deletions.ts'
import type { Trail } from '#server/platform/audit/trailOf.ts'
import { trailOf } from '#server/platform/audit/trailOf.ts'
import { calls } from '#server/platform/calls/calls.ts'
import { openCall } from '#server/platform/calls/openCall.ts'
import { sqlStatement } from '#server/platform/db/statement.ts'
import { addressKey } from '#server/platform/http/rates.ts'
import { Refused, TooMany } from '#server/platform/http/refusal.ts'
import { readPage } from '#server/platform/http/site/formPage.ts'
import { readDeletionToken } from './deletionToken.ts'
import { deletionConfirmedEmail, deletionLinkEmail } from './emails.ts'

const FULL_WAIT_SECONDS = 3_600

const ask = sqlStatement<
  [ask: string, rates: string, hours: number, at: Date, ...Trail],
  { became: 'asked' | 'there' | 'held' | 'full' }
>('select app_ask_deletion($1::jsonb, $2::jsonb, $3, $4, $5, $6::jsonb, $7, $8, $9) as became')

/**
 * Mails the link to an address. Nothing is looked up, so that the answer says nothing about whom we know; nor does it, by its words
 * or its time, say whether somebody asked for this address before (K37).
 */
export const askDeletion = openCall(
  calls.privacy.askDeletion,
  async ({ app, db, actor, origin, now, input }) => {
    const decision = canAskDeletion(actor)
    if (!decision.ok) throw new Refused(decision.reason)
    const page = readPage(askDeletionForm.name, input.page, now)
    if (!page) throw new Refused('page_unknown')
    const { template } = deletionLinkEmail({ id: input.id })
    const given = {
      id: input.id,
      address: input.email.trim(),
      mail: app.clock.newId(),
      template,
      network: addressKey(origin.ipAddress),
      pageNumber: page.number,
    }
    const { rates, linkHours } = deletionLimits
    const trail = trailOf(origin, {})
    const [row] = await ask(db, JSON.stringify(given), JSON.stringify(rates), linkHours, now, ...trail)
    if (row?.became === 'full') throw new TooMany(FULL_WAIT_SECONDS)
    return {}
  },
)

const confirm = sqlStatement<
  [id: string, confirm: string, at: Date, ...Trail],
  { became: 'waiting' | 'staff' | 'unknown' }
>('select app_confirm_deletion($1, $2::jsonb, $3, $4, $5::jsonb, $6, $7, $8) as became')

/** What the button behind the link does: the grace begins, as in the app (K37). */
export const confirmDeletion = openCall(
  calls.privacy.confirmDeletion,
  async ({ app, db, origin, now, input }) => {
    const id = readDeletionToken(input.token)
    if (!id) return { became: 'unknown' as const }
    const { template } = deletionConfirmedEmail({ id, on: now.toISOString() })
    const given = {
      requestId: app.clock.newId(),
      mail: app.clock.newId(),
      template,
      hours: deletionLimits.linkHours,
      days: rightsLimits.graceDays,
    }
    const [row] = await confirm(db, id, JSON.stringify(given), now, ...trailOf(origin, {}))
    return { became: row?.became ?? 'unknown' }
  },
)

const keep = sqlStatement<[id: string, at: Date, ...Trail], { known: boolean }>(
  'select app_keep_data($1, $2, $3, $4::jsonb, $5, $6, $7) as known',
)

/** The way back by the link, for whoever cannot sign in (K37). */
export const cancelDeletion = openCall(calls.privacy.cancelDeletion, async ({ db, origin, now, input }) => {
  const id = readDeletionToken(input.token)
  const [row] = id ? await keep(db, id, now, ...trailOf(origin, {})) : []
  return { isKnown: row?.known ?? false }
})
