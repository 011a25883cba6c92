import type { Problem } from '#domain/decision.ts'
import type { SessionPerson } from '#domain/sessions/types.ts'

/** Whether a row of the form is somebody: only they are sent with the booking. */
export const isNamed = ({ name, email }: SessionPerson): boolean => name.trim() !== '' && email.trim() !== ''

/** What a booking was refused for of the people who come, by the rows of the form they were sent from. */
export function refusedPeople(
  problems: readonly Problem[],
  rows: readonly SessionPerson[],
): readonly Problem[] {
  const sent = rows.flatMap((row, at) => (isNamed(row) ? [at] : []))
  return problems.flatMap(({ field, message }) => {
    const [list, index, part] = field.split('.')
    const at = list === 'people' ? sent[Number(index)] : undefined
    return at === undefined ? [] : [{ field: `people.${at}.${part}`, message }]
  })
}
