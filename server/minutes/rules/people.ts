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
  // By every beginning of a name: a file may name thousands.
  const exactly = new Map<string, string>()
  const longer = new Map<string, { readonly first: string; isOnly: boolean }>()
  for (const name of all) {
    const lower = name.toLowerCase()
    if (!exactly.has(lower)) exactly.set(lower, name)
    for (let end = lower.indexOf(' '); end > 0; end = lower.indexOf(' ', end + 1)) {
      const known = longer.get(lower.slice(0, end))
      if (known) known.isOnly = false
      else longer.set(lower.slice(0, end), { first: name, isOnly: true })
    }
  }
  const fullName = (name: string) => {
    const trimmed = name.replace(/\s+/g, ' ').trim()
    const exact = exactly.get(trimmed.toLowerCase()) ?? trimmed
    const candidate = longer.get(exact.toLowerCase())
    return candidate?.isOnly ? candidate.first : exact
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
