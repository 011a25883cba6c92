import { isOneAddress } from '#domain/accounts/rules/fields.ts'
import { blocksIn } from '#domain/accounts/rules/threats.ts'
import type { Problem } from '#domain/decision.ts'
import { sessionFieldTexts } from '../texts.ts'
import type { SessionPerson } from '../types.ts'

/** An address as it is compared and stored: people type it in every case. */
const addressOf = (email: string): string => email.trim().toLowerCase()

/** The people as they are stored: names without their spaces, addresses in lower case, in the order given. */
export const storedPeople = (people: readonly SessionPerson[]): readonly SessionPerson[] =>
  people.map(({ name, email }) => ({ name: name.trim(), email: addressOf(email) }))

/** Everybody who comes: `attendee_name` and `attendee_email` are the first, up to three more follow (4.13.18, spec 3 §3). */
export function peopleOf(session: {
  readonly attendeeName: string | null
  readonly attendeeEmail: string | null
  readonly furtherPeople: readonly SessionPerson[]
}): readonly SessionPerson[] {
  const { attendeeName, attendeeEmail, furtherPeople } = session
  if (attendeeEmail === null) return furtherPeople
  return [{ name: attendeeName ?? attendeeEmail, email: attendeeEmail }, ...furtherPeople]
}

/** What is wrong with those of whom a name or an address is written: an empty row is nobody. */
export const checkNamed = (people: readonly SessionPerson[]): readonly Problem[] =>
  checkPeople(people).filter((problem) => {
    const person = personOf(people, problem)
    return person !== undefined && (person.name.trim() !== '' || person.email.trim() !== '')
  })

/** The person whom a problem is about. */
export const personOf = (people: readonly SessionPerson[], { field }: Problem): SessionPerson | undefined =>
  people[Number(field.split('.')[1])]

/**
 * The people somebody wants who began from `base`, over those stored now: whom others added meanwhile comes too, and whom they
 * took off comes no more, unless that person was written anew (K93).
 */
export function mergePeople(
  stored: readonly SessionPerson[],
  base: readonly SessionPerson[],
  wanted: readonly SessionPerson[],
): readonly SessionPerson[] {
  const find = (people: readonly SessionPerson[], { email }: SessionPerson) =>
    people.find((each) => addressOf(each.email) === addressOf(email))
  const kept = wanted.flatMap((mine) => {
    const isAsBefore = find(base, mine)?.name === mine.name.trim()
    const theirs = find(stored, mine)
    return isAsBefore ? (theirs ?? []) : mine
  })
  return [...kept, ...stored.filter((theirs) => !find(base, theirs) && !find(wanted, theirs))]
}

/** What is wrong with a list of people: each has a name and an address, and comes once; fields are named `people.0.email`. */
export function checkPeople(people: readonly SessionPerson[]): readonly Problem[] {
  const problems: Problem[] = []
  const seen = new Set<string>()
  for (const [at, { name, email }] of people.entries()) {
    const address = addressOf(email)
    const blocked = blocksIn('name', name.trim(), 'Name')
    if (name.trim() === '')
      problems.push({ field: `people.${at}.name`, message: sessionFieldTexts.person_name_missing })
    else if (blocked !== null) problems.push({ field: `people.${at}.name`, message: blocked })
    if (!isOneAddress(address))
      problems.push({ field: `people.${at}.email`, message: sessionFieldTexts.person_email_invalid })
    else if (seen.has(address))
      problems.push({ field: `people.${at}.email`, message: sessionFieldTexts.person_twice })
    seen.add(address)
  }
  return problems
}
