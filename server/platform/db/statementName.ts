import { hash } from 'node:crypto'

// Each name costs memory on each connection; lists of varying length make texts without end.
const MOST = 400
const LONGEST = 8_000
const names = new Map<string, string>()

/** The name of a text that the code spells out: there are only so many of them, so none of them can come too late. */
export const fixedName = (text: string): string => hash('sha256', text).slice(0, 20)

/** The name a text is planned under, the same on every connection; none for what is too long or comes too late to be kept. */
export function nameOf(text: string): string | undefined {
  const known = names.get(text)
  if (known) return known
  if (names.size >= MOST || text.length > LONGEST) return undefined
  const name = fixedName(text)
  names.set(text, name)
  return name
}
