import { isOneAddress } from '#domain/accounts/rules/fields.ts'
import { fieldTexts } from '#domain/accounts/texts/profile.ts'
import { canJoinList } from '#domain/newsletter/permissions.ts'
import { checkPreferences, listForms, pauseEnd } from '#domain/newsletter/rules.ts'
import type { MailTopic } from '#domain/newsletter/types.ts'
import type { Trail } from '#server/platform/audit/trailOf.ts'
import { trailOf } from '#server/platform/audit/trailOf.ts'
import { calls } from '#server/platform/calls/calls.ts'
import { openCall } from '#server/platform/calls/openCall.ts'
import { sqlStatement } from '#server/platform/db/statement.ts'
import { Invalid, Refused } from '#server/platform/http/refusal.ts'
import { ask } from './commands.ts'
import { readListToken } from './listToken.ts'

const set = sqlStatement<
  [
    id: string,
    topics: readonly MailTopic[],
    pausedUntil: Date | null,
    why: string | null,
    consent: string,
    at: Date,
    ...Trail,
  ],
  { known: boolean }
>('select app_set_preferences($1, $2::text[], $3, $4, $5, $6, $7, $8::jsonb, $9, $10, $11) as known')
const replace = sqlStatement<[from: string, to: string], never>('select app_replace_address($1, $2)')

/**
 * Sets what an address gets. Where another one is given, that one is asked by mail, and takes over once it says yes; what was
 * chosen holds for this one until then (K15).
 */
export const setPreferences = openCall(calls.newsletter.setPreferences, async (ctx) => {
  const { db, actor, origin, now, input } = ctx
  const id = readListToken(input.token)
  const to = input.address?.trim() ?? ''
  if (to !== '' && !isOneAddress(to))
    throw new Invalid([{ field: 'address', message: fieldTexts.email('Address') }])
  const problems = checkPreferences(input.pace, input.topics)
  if (problems.length > 0) throw new Invalid(problems)
  if (!id) return { isKnown: false, isAsked: false }
  const topics = input.pace === 'stop' ? [] : input.topics
  const pausedUntil = input.pace === 'pause' ? pauseEnd(now) : null
  const why = topics.length === 0 ? (input.why ?? null) : null
  const { consent } = listForms.yelmail
  const trail = trailOf(origin, { topics, pace: input.pace })
  const [row] = await set(db, id, topics, pausedUntil, why, consent, now, ...trail)
  if (!row?.known) return { isKnown: false, isAsked: false }
  if (to === '' || topics.length === 0) return { isKnown: true, isAsked: false }
  const decision = canJoinList(actor)
  if (!decision.ok) throw new Refused(decision.reason)
  const asked = { address: to, name: '', lists: topics, consent, context: {}, isHeld: false }
  await ask(ctx, { id: input.id, form: 'yelmail' }, `of preferences ${id}`, asked)
  await replace(db, id, to)
  return { isKnown: true, isAsked: true }
})
