import { speakerName } from './cueText.ts'

/** Words that open a line with a colon and are not people. */
const notPeople = new Set(
  (
    'action actions action item|action items|action point|next step|next steps|decision|decisions|decided|agreed|' +
    'todo|to do|to-do|follow up|follow-up|note|notes|question|answer|summary|agenda|topic|topics|example|update|' +
    'warning|important|system|assistant|transcript|date|time|duration|attendees|participants|present|subject|title|' +
    'recording|meeting|session|location|language|kind|url|http|https|first|second|third|finally|also|so|and|but|ok|' +
    'okay|yes|no|right|well|look|now|remember|reminder|recap|outcome|result|results|goal|risk|option|ps|nb'
  )
    .replace('action actions', 'action|actions')
    .split('|'),
)

const opening = /^([\p{Lu}\p{Lo}][^:<>[\]{}"“”?!;,]{0,59}):(?:\s+|$)/u

/** The name a line opens with, 'Ana Reis: …'; null where the words before the colon cannot be a name. */
export function openingName(line: string): { name: string; rest: string } | null {
  const found = opening.exec(line)
  const name = found && speakerName(found[1] ?? '')
  if (!found || !name || notPeople.has(name.toLowerCase())) return null
  const words = name.split(' ')
  if (
    words.length > 5 ||
    !words.every((word) => /^(?:[\p{Lu}\p{Lo}\d(]|(?:de|da|di|van|von|der|den|el|al|la|le|bin)$)/u.test(word))
  )
    return null
  return { name, rest: line.slice(found[0].length) }
}

/**
 * The names that really are speakers in this file. A name said once in a file that otherwise names nobody is
 * more likely the start of a sentence ('Kestrel: they pay'), so it must return, or most lines must open so.
 */
export function speakersOf(lines: Iterable<string>): ReadonlySet<string> {
  const counts = new Map<string, number>()
  let all = 0
  let opened = 0
  for (const line of lines) {
    if (line.trim() === '') continue
    all += 1
    const found = openingName(line.trim())
    if (!found) continue
    opened += 1
    counts.set(found.name, (counts.get(found.name) ?? 0) + 1)
  }
  const usual = opened * 2 >= all
  return new Set([...counts].filter(([, count]) => usual || count > 1).map(([name]) => name))
}
