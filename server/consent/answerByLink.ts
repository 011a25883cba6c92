import { sql } from 'drizzle-orm'
import { canAnswerByLink } from '#domain/consent/permissions.ts'
import { consentTextVersion } from '#domain/consent/texts.ts'
import { digestOf } from '#server/platform/audit/recordEvent.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { Origin } from '#server/platform/earlier/context.ts'
import { Conflict, Refused } from '#server/platform/http/refusal.ts'
import { expiryOf, saidBy } from './present.ts'
import type { GuestLink } from './rules/links.ts'
import { hasAgreed, storedLink } from './rules/links.ts'

/** What stands behind a link, or a refusal; looking answers nothing. */
export async function getLink(db: Db, token: string): Promise<GuestLink> {
  const { rows } = await db.execute<{ link: GuestLink | null }>(
    sql`select app_consent_by_link(${storedLink(token)}) as link`,
  )
  const link = rows[0]?.link
  if (!link) throw new Refused('link_invalid')
  return link
}

type Answered = { token: string; answer: 'given' | 'refused' | 'withdrawn'; textVersion: string }

/**
 * A guest's answer. A visitor has no rows, so one function of the database stores it, erases on a no, and writes
 * audit row and event in this same transaction (4.12.11).
 */
export async function answerByLink(
  ctx: { db: Db; origin: Origin; now: Date },
  input: Answered,
): Promise<GuestLink> {
  const { db, origin, now } = ctx
  const link = await getLink(db, input.token)
  const said = saidBy(link)
  const decision = canAnswerByLink({ isGenuine: true, expiresAt: expiryOf(link) }, now, input.answer)
  if (!decision.ok) throw new Refused(decision.reason)
  // The same answer sent again is one answer.
  if (said === input.answer) return link
  if (input.answer === 'withdrawn' && !hasAgreed(said)) throw new Refused('nothing_given')
  if (input.answer === 'given' && input.textVersion !== consentTextVersion) {
    throw new Conflict('text_changed', { textVersion: consentTextVersion })
  }
  const details = JSON.stringify({ party: 'guest', textVersion: consentTextVersion })
  await db.execute(sql`select app_consent_answer(${storedLink(input.token)}, ${input.answer}, ${consentTextVersion},
    ${now.toISOString()}::timestamptz, ${origin.requestId}, ${details}::jsonb, ${digestOf(details)}, ${origin.ipAddress}, ${origin.userAgent})`)
  return await getLink(db, input.token)
}
