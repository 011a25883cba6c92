/** Who is known by name in a session: those invited and those who spoke. */
export type People = {
  /** The full name behind a spoken one; the name itself where nobody or several could be meant. */
  readonly fullName: (name: string) => string
  /** Matches any known first or full name, escaped for use inside a pattern; null where nobody is known. */
  readonly pattern: string | null
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

export function peopleOf(invited: readonly string[], speakers: readonly string[]): People {
  const all = [...new Set([...invited, ...speakers].map((name) => name.replace(/\s+/g, ' ').trim()))].filter(
    Boolean,
  )
  const longer = (name: string) =>
    all.filter((each) => each.toLowerCase().startsWith(`${name.toLowerCase()} `))
  const fullName = (name: string) => {
    const trimmed = name.replace(/\s+/g, ' ').trim()
    const exact = all.find((each) => each.toLowerCase() === trimmed.toLowerCase()) ?? trimmed
    const candidates = longer(exact)
    return candidates.length === 1 ? (candidates[0] ?? exact) : exact
  }
  const spoken = all
    .flatMap((name) => [name, name.split(' ')[0] ?? ''])
    .filter(
      (name) =>
        /^\p{Lu}/u.test(name) && name.length > 1 && !/^(?:Speaker|Unknown|Guest|Participant)\b/i.test(name),
    )
  const names = [...new Set(spoken)].slice(0, 200).sort((a, b) => b.length - a.length)
  return { fullName, pattern: names.length > 0 ? names.map(escaped).join('|') : null }
}
