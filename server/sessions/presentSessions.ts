import type { Session } from '#contract/sessions.ts'
import { accountUiTexts } from '#domain/accounts/texts.ts'
import { findNames } from '#server/accounts/people/findNames.ts'
import { listStandings } from '#server/consent/reads.ts'
import { listOutcomes } from '#server/minutes/versions/queries.ts'
import type { Context } from '#server/platform/earlier/context.ts'
import { listTranscribed } from '#server/recordings/queries.ts'
import { presentSession } from './present.ts'
import type { SessionRow } from './reads.ts'
import { known, listAdvised, listZones } from './reads.ts'

/** Sessions with everything around them, in a fixed number of questions however long the list is. */
export async function presentSessions(
  { db, actor, app }: Context,
  rows: readonly SessionRow[],
): Promise<Session[]> {
  if (rows.length === 0) return []
  const ids = rows.map((row) => row.id)
  const members = rows.map((row) => row.userId)
  const names = await findNames(db, [...members, ...rows.map((row) => row.advisorId)])
  const zones = await listZones(db, members)
  const advised = await listAdvised(db, actor, members)
  const transcribed = await listTranscribed(db, ids)
  const outcomes = await listOutcomes(db, ids)
  const standings = await listStandings(db, rows, names)
  const now = app.clock.now()
  return rows.map((row) => {
    const around = {
      memberName: names.get(row.userId) ?? accountUiTexts.somebody,
      advisorName: names.get(row.advisorId) ?? accountUiTexts.somebody,
      memberTimeZone: zones.get(row.userId) ?? null,
      hasTranscript: transcribed.has(row.id),
      outcome: outcomes.get(row.id) ?? null,
      consent: standings.get(row.id)?.state ?? 'waiting',
    }
    return presentSession(known(row, advised.has(row.userId)), around, actor, now)
  })
}
