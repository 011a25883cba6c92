import type { Place } from '#contract/newsletter/lists.ts'
import type { PlaceState } from '#domain/newsletter/types.ts'

/** A place with whose it is. */
type PlaceRow = {
  id: string
  email: string
  name: string
  state: PlaceState
  context: Record<string, string>
  consentVersion: string
  /** When it was asked for. */
  createdAt: Date
  confirmedAt: Date | null
  leftAt: Date | null
}

export const presentPlace = (row: PlaceRow): Place => ({
  ...{ id: row.id, email: row.email, name: row.name, state: row.state, consentVersion: row.consentVersion },
  type: row.context.type ?? null,
  askedAt: row.createdAt.toISOString(),
  confirmedAt: row.confirmedAt?.toISOString() ?? null,
  leftAt: row.leftAt?.toISOString() ?? null,
})
