import { asc, eq } from 'drizzle-orm'
import { accountUiTexts } from '#domain/accounts/texts.ts'
import { consentState, partiesOf } from '#domain/consent/rules/state.ts'
import { consentTextVersion } from '#domain/consent/texts.ts'
import { consents } from '#server/consent/tables.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { Args } from '#server/platform/db/statement.ts'
import { statement } from '#server/platform/db/statement.ts'

/** Everybody asked in one session, guests in the order they were asked. */
export const listConsents = statement((q, { sessionId }: Args<{ sessionId: string }>) =>
  q
    .select()
    .from(consents)
    .where(eq(consents.sessionId, sessionId))
    .orderBy(asc(consents.createdAt), asc(consents.id)),
)

/** Whether everybody in the session has said yes to the text as it is now. */
export const isConsentComplete = async (db: Db, sessionId: string): Promise<boolean> =>
  isComplete(await listConsents(db, { sessionId }))

export function isComplete(rows: readonly (typeof consents.$inferSelect)[]): boolean {
  const guests = rows.flatMap((row) =>
    row.party === 'guest' ? [{ name: row.guestName ?? '', email: row.guestEmail ?? '' }] : [],
  )
  const { somebody } = accountUiTexts
  const parties = partiesOf({ memberName: somebody, advisorName: somebody, guests })
  return consentState(rows, parties, consentTextVersion).state === 'complete'
}
