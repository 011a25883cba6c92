import { type Candidate, candidateOf, nameAlone } from './labels.ts'
import { areNames, type Named, namesAmong } from './names.ts'
import { isNotice, isTranscriptHeading } from './notices.ts'

/** What each line of a text file is, once the whole file has been seen; null is the empty line. */
export type Line =
  | { readonly is: 'text'; readonly text: string }
  | { readonly is: 'heading'; readonly startMs: number; readonly endMs: number | null }
  | {
      readonly is: 'label'
      readonly name: string | null
      /** Null where the label is a name alone. */
      readonly startMs: number | null
      readonly endMs: number | null
      readonly rest: string
    }
  | null

type Seen = readonly (Candidate | null)[]

/** Decides by the file as a whole which candidates are its labels: one way of labelling is used throughout. */
export function layOut(raw: readonly string[]): readonly Line[] {
  const texts = raw.map((line) => line.replace(/[\s\u200b\ufeff]+/g, ' ').trim())
  const seen: (Candidate | null)[] = texts.map((text) => (isNotice(text) ? null : candidateOf(text)))
  const from = headed(texts, seen)
  const lines: Line[] = texts.map((text, at) =>
    at < from || text === '' || isNotice(text) ? null : { is: 'text', text },
  )
  for (let at = 0; at < from; at += 1) seen[at] = null
  const first = seen.find((_each, at) => lines[at] !== null)
  const timed = seen.filter((each) => each?.form === 'timed').length
  // One time in the middle of a text ('Monday 12:30') is something said, not the way the file is cut.
  const isTimed = first?.form === 'timed' || timed > 1
  const names = namesOf(lines, seen, isTimed)
  const isAbove = namesAbove(texts, seen, 'timed')
  const weak = new Map<string, number>()
  for (const each of seen)
    if (each?.form === 'timed' && each.named?.likeness === 'weak')
      weak.set(each.named.name, (weak.get(each.named.name) ?? 0) + 1)
  // 'around noon 12:30' is said; 'fox 12:30' labels a turn where it returns or stands above one.
  const isLabel = (each: Candidate & { form: 'timed' }, at: number): boolean =>
    each.named?.likeness !== 'weak' ||
    each.rest !== '' ||
    (weak.get(each.named.name) ?? 0) > 1 ||
    (!texts[at - 1] && Boolean(texts[at + 1]))
  for (const [at, each] of seen.entries()) {
    if (!each || lines[at] === null) continue
    if (each.form === 'timed' && isTimed) {
      if (!isLabel(each, at)) continue
      const { startMs, endMs } = each
      const header = each.named === null && isAbove ? nameAlone(each.rest) : null
      lines[at] = header
        ? { is: 'label', name: header.name, startMs, endMs, rest: '' }
        : { is: 'label', name: each.named?.name ?? null, startMs, endMs, rest: each.rest }
    } else if (each.form === 'colon' && names.has(each.named.name))
      lines[at] = { is: 'label', name: each.named.name, startMs: null, endMs: null, rest: each.rest }
  }
  takeHeadings(texts, seen, lines, first)
  takeBare(texts, seen, lines, first)
  if (!lines.some((line) => line && line.is !== 'text')) takeNamesAlone(texts, lines)
  return lines
}

/** Where the words begin, below a line that says 'Transcript' and has most labels under it: notes above it are none. */
function headed(texts: readonly string[], seen: Seen): number {
  const at = texts.findLastIndex(isTranscriptHeading)
  const labels = seen.filter(Boolean).length
  return at >= 0 && seen.filter((each, line) => each && line > at).length >= labels * 0.6 ? at + 1 : 0
}

/** The names before a colon that are labels: known from labels with a time, or returning where there are none. */
function namesOf(lines: readonly Line[], seen: Seen, isTimed: boolean): ReadonlySet<string> {
  const opening = (each: Candidate | null): Named | null => (each?.form === 'colon' ? each.named : null)
  const known = seen.flatMap((each) => (each?.form === 'timed' && each.named ? [each.named.name] : []))
  // Where times label every turn, a name without one labels a turn only if it is a speaker's.
  if (isTimed && known.length > 0) return new Set(known)
  return namesAmong(seen.filter((each, at) => lines[at] !== null && each?.form !== 'heading').map(opening))
}

/** Whether the file writes '0:12 - Ben' or '[0:12] Ben' above the words. */
function namesAbove(texts: readonly string[], seen: Seen, form: 'timed' | 'bare'): boolean {
  let all = 0
  const names: Named[] = []
  for (const [at, each] of seen.entries()) {
    if (each?.form !== form || (each.form === 'timed' && each.named)) continue
    all += 1
    const next = texts[at + 1] === '' ? at + 2 : at + 1
    const isFollowed = Boolean(texts[next]) && seen[next]?.form !== form
    const named = isFollowed ? nameAlone(each.rest) : null
    if (named) names.push(named)
  }
  return all > 0 && names.length >= all * 0.6 && areNames(names)
}

/** Times on lines of their own: Meet between the turns, captions above each line, Teams next to a name alone. */
function takeHeadings(
  texts: readonly string[],
  seen: Seen,
  lines: Line[],
  first: Candidate | null | undefined,
) {
  const at = seen.flatMap((each, line) => (each?.form === 'heading' ? [line] : []))
  if (at.length < 2 && first?.form !== 'heading' && !nextToName(texts, at)) return
  const side = nextToName(texts, at)
  for (const line of at) {
    const each = seen[line]
    if (each?.form !== 'heading') continue
    const { startMs, endMs } = each
    const named = side === null ? null : nameAlone(texts[line + side] ?? '')
    if (side !== null && named) {
      lines[line + side] = null
      lines[line] = { is: 'label', name: named.name, startMs, endMs, rest: '' }
    } else lines[line] = { is: 'heading', startMs, endMs }
  }
}

/** Where the name stands that a time alone belongs to: the line before, the line after, or nowhere. */
function nextToName(texts: readonly string[], headings: readonly number[]): -1 | 1 | null {
  for (const side of [-1, 1] as const) {
    const found = headings.flatMap((line) => {
      const named = nameAlone(texts[line + side] ?? '')
      const spoken = texts[side === 1 ? line + 2 : line + 1] ?? ''
      return named && spoken !== '' ? [named] : []
    })
    if (found.length > 1 && found.length >= headings.length * 0.6 && areNames(found)) return side
  }
  return null
}

/** '0:03 hello there' on most lines is a caption copied with its time, '0:03 Ana Reis' above words a label. */
function takeBare(texts: readonly string[], seen: Seen, lines: Line[], first: Candidate | null | undefined) {
  const times = seen.flatMap((each) => (each?.form === 'bare' ? [each.startMs] : []))
  const words = lines.filter((line) => line !== null).length
  const rises = times.every((ms, at) => ms >= (times[at - 1] ?? 0))
  if (!rises || times.length < 2) return
  const isAbove = namesAbove(texts, seen, 'bare')
  if (!isAbove && (first?.form !== 'bare' || times.length < words * 0.4)) return
  for (const [at, each] of seen.entries()) {
    if (each?.form !== 'bare') continue
    const { startMs, rest } = each
    const name = isAbove ? (nameAlone(rest)?.name ?? null) : null
    lines[at] = { is: 'label', name, startMs, endMs: null, rest: name === null ? rest : '' }
  }
}

/** Names alone on their lines, above what they said, where nothing else labels the file. */
function takeNamesAlone(texts: readonly string[], lines: Line[]) {
  const alone = texts.map((text, at) => (texts[at + 1] ? nameAlone(text) : null))
  const counts = new Map<string, number>()
  for (const named of alone)
    if (named?.likeness === 'proper') counts.set(named.name, (counts.get(named.name) ?? 0) + 1)
  const names = [...counts].filter(([, count]) => count > 1)
  const labels = names.reduce((sum, [, count]) => sum + count, 0)
  if (names.length < 2 || labels < lines.filter((line) => line !== null).length * 0.15) return
  for (const [at, named] of alone.entries())
    if (named && (counts.get(named.name) ?? 0) > 1)
      lines[at] = { is: 'label', name: named.name, startMs: null, endMs: null, rest: '' }
}
