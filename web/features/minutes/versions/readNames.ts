import { minutesLimits } from '#domain/minutes/limits.ts'

/** Names that were typed in one line with commas between them; one of the known that has a comma in it stays whole. */
export function readNames(text: string, known: readonly string[]): readonly string[] {
  let rest = text
  const whole = known.filter((name) => name.includes(',') && rest.includes(name))
  for (const name of whole) rest = rest.replace(name, () => '')
  const typed = rest
    .split(',')
    .map((name) => name.replace(/\s+/g, ' ').trim().slice(0, minutesLimits.name))
    .filter((name) => name !== '')
  return [...new Set([...whole, ...typed])]
}

/** What was typed over the names of `base`, told of those that are there by now: what others added stays, what they took away stays away. */
export function changedNames(text: string, base: readonly string[], now: readonly string[]) {
  const typed = readNames(text, [...new Set([...base, ...now])])
  const added = typed.filter((name) => !base.includes(name) && !now.includes(name))
  const gone = now.filter((name) => base.includes(name) && !typed.includes(name))
  return { added, gone, next: [...now.filter((name) => !gone.includes(name)), ...added] }
}
