import { longDay } from '#domain/days.ts'
import { dayIn } from '../../zones.ts'
import type { LineKind, Moment, OutcomeMethod } from '../types.ts'
import { lineKinds } from '../types.ts'
import { methodTexts } from './methodWords.ts'
import { momentLabel } from './moments.ts'
import { linesOf } from './versions.ts'

/** A line of minutes as a document shows it: `who` is 'Marta, due 15 June 2026', `at` is '14:32' or 'line 42'. */
export type WrittenLine = {
  readonly kind: LineKind
  readonly text: string
  readonly quote: string | null
  readonly speaker: string | null
  readonly who: string
  readonly at: string | null
}

/** Minutes as a document, whatever its format: what it is called, when the meeting was, how it was made, its lines (K71). */
export type MinutesDocument = {
  readonly title: string
  readonly when: string
  readonly method: string
  readonly lines: readonly WrittenLine[]
}

/** A line as it is stored; `line` is the line of the file for a moment without a time. */
type StoredLine = Omit<WrittenLine, 'who' | 'at'> & {
  readonly moment: Moment | null
  readonly line: number | null
  readonly owner: string | null
  readonly dueOn: string | null
}

/** Approved minutes as a document: its day is that of the session's own zone, and every date has its year (K71). */
export function minutesDocument(minutes: {
  readonly title: string
  readonly startAt: Date
  readonly timeZone: string
  readonly method: OutcomeMethod
  readonly lines: readonly StoredLine[]
}): MinutesDocument {
  return {
    title: minutes.title,
    when: longDay(dayIn(minutes.startAt, minutes.timeZone)),
    method: methodTexts[minutes.method],
    lines: minutes.lines.map(({ kind, text, quote, speaker, owner, dueOn, moment, line }) => ({
      kind,
      text,
      quote,
      speaker,
      who: [owner, dueOn ? `due ${longDay(dueOn)}` : null].filter(Boolean).join(', '),
      at: moment ? momentLabel(moment, line) : null,
    })),
  }
}

/** The parts of a document in their order, none of them empty (spec 2 §3). */
export const sectionsOf = (
  lines: readonly WrittenLine[],
): ReadonlyArray<{ readonly kind: LineKind; readonly lines: readonly WrittenLine[] }> =>
  lineKinds
    .map((kind) => ({ kind, lines: linesOf(lines, kind) }))
    .filter((section) => section.lines.length > 0)

/** What stands in a document for a character that its fonts do not hold. */
export const replacementCharacter = '\ufffd'

/** What a document says of such characters: nothing is lost, and where it is read (K71). */
export const unsetNote = (count: number): string =>
  `${count === 1 ? 'One character' : `${count} characters`} of these minutes could not be set in this file and ${count === 1 ? 'stands' : 'stand'} as ${replacementCharacter}. The Markdown file holds the whole text.`

/** A name for the file of a document: characters, digits and hyphens, whatever the title holds. */
export const fileNameOf = (title: string, on: string, extension: 'md' | 'pdf'): string => {
  const words = title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 60)
  return `${words || 'minutes'}-${on}.${extension}`
}
