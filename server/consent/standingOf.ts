import { accountUiTexts } from '#domain/accounts/texts/screens.ts'
import type { ConsentStanding } from '#domain/consent/rules/state.ts'
import { consentState, partiesOf } from '#domain/consent/rules/state.ts'
import { consentTextVersion } from '#domain/consent/texts.ts'
import type { consents } from './tables.ts'

export type ConsentRow = typeof consents.$inferSelect
/** The names of the two who sign in, as far as the reader may know them. */
export type Names = { readonly memberName: string | null; readonly advisorName: string | null }

/** Where a session's consent stands, from its rows. */
export function standingOf(rows: readonly ConsentRow[], names?: Names): ConsentStanding {
  const guests = rows.flatMap((row) =>
    row.party === 'guest' ? [{ name: row.guestName ?? '', email: row.guestEmail ?? '' }] : [],
  )
  const parties = partiesOf({
    memberName: names?.memberName ?? accountUiTexts.somebody,
    advisorName: names?.advisorName ?? accountUiTexts.somebody,
    guests,
  })
  return consentState(rows, parties, consentTextVersion)
}
