import type { ChainRow } from '#server/booking/calendly/findChain.ts'
import { readReference } from '#server/booking/rules/calendarReference.ts'
import type { Db } from '#server/platform/db/database.ts'
import { sqlStatement } from '#server/platform/db/statement.ts'

const personBy = sqlStatement<[email: string], { id: string; isStaff: boolean }>(
  'select id, is_staff as "isStaff" from app_confirmed_person($1)',
)
/** Who has this confirmed address. */
export const findPerson = async (db: Db, email: string) => (await personBy(db, email))[0] ?? null

const isMember = sqlStatement<[id: string], { id: string }>(
  'select id from profiles where id = $1::uuid and not is_demo and disabled_at is null',
)

type Matched = { userId: string | null; matchedBy: ChainRow['matchedBy'] }

/** Whose booking it is: whom staff named, else whom our own link carries, else whose confirmed address it is (T-065). */
export async function memberOf(db: Db, chain: readonly ChainRow[]): Promise<Matched> {
  const named = chain.find(({ matchedBy }) => matchedBy === 'staff')
  if (named) return { userId: named.userId, matchedBy: 'staff' }
  for (const { facts } of chain) {
    const referred = readReference(facts.reference)
    const [member] = referred ? await isMember(db, referred) : []
    if (member) return { userId: member.id, matchedBy: 'reference' }
  }
  for (const { facts } of chain) {
    const person = await findPerson(db, facts.email)
    if (person && !person.isStaff) return { userId: person.id, matchedBy: 'email' }
  }
  return { userId: null, matchedBy: null }
}
