import { cutText } from '#domain/cutText.ts'
import { boardLimits } from '../limits.ts'

/** What a line of approved minutes gives a card (4.12.12). */
export type LineMatter = {
  readonly text: string
  readonly owner: string | null
  readonly dueOn: string | null
}

type Person = { readonly id: string; readonly name: string }

/** A title as long as a card's may be, cut at a word; the whole sentence then stands in the description. */
function titleOf(text: string): string {
  const line = text.trim().replace(/\s+/g, ' ')
  if (line.length <= boardLimits.titleLength) return line
  const cut = cutText(line, boardLimits.titleLength - 1)
  return `${cutText(cut, Math.max(cut.lastIndexOf(' '), boardLimits.titleLength / 2)).trimEnd()}…`
}

const bare = (name: string) => name.trim().toLowerCase()

/**
 * The card of a line. Its owner stays as text until a person with an account is chosen; one whose whole name is that of
 * exactly one person who may be given the card is chosen at once (4.13.5).
 */
export function cardOfLine(line: LineMatter, people: readonly Person[]) {
  const owner = line.owner?.trim() || null
  const same = owner ? people.filter((person) => bare(person.name) === bare(owner)) : []
  const [person] = same.length === 1 ? same : []
  return {
    title: titleOf(line.text),
    description: line.text.length > boardLimits.titleLength ? line.text : '',
    dueOn: line.dueOn,
    assignedTo: person?.id ?? null,
    forName: person ? null : owner,
  }
}
