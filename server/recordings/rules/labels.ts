import { clockMs, clockPattern, spokenClockMs } from './clock.ts'
import { type Named, nameIn, openingName } from './names.ts'

/** What a line of a text file looks like before the file as a whole has been seen. */
export type Candidate =
  /** A time alone: '00:05:00' between the turns of Meet, '0:03' above each line of a copied caption. */
  | { readonly form: 'heading'; readonly startMs: number; readonly endMs: number | null }
  /** A time and who speaks: '[00:14:32] Ana: …', 'Ana [00:14]: …', 'Ana (Chair)  7:31', '0:12 - Ben'. */
  | {
      readonly form: 'timed'
      readonly startMs: number
      readonly endMs: number | null
      readonly named: Named | null
      readonly rest: string
    }
  /** A time without brackets before words, '0:03 hello there': a label only where the file is full of them. */
  | { readonly form: 'bare'; readonly startMs: number; readonly rest: string }
  /** A name and a colon: 'Ana: …'. */
  | { readonly form: 'colon'; readonly named: Named; readonly rest: string }

const T = `(${clockPattern})`
const range = new RegExp(
  String.raw`^[[(]?\s*${T}\s*(?:-->|→|->|–|—|-|,|to)\s*${T}\s*[\])]?\s*[-–—|:]?\s*(.*)$`,
  'u',
)
const bracketed = new RegExp(String.raw`^(?:\*\*)?[[(]@?${T}[\])](?:\*\*)?\s*[-–—|:]?\s*(.*)$`, 'u')
const divided = new RegExp(String.raw`^@?${T}\s*[-–—|•·]\s+(.*)$`, 'u')
const bare = new RegExp(String.raw`^@?${T}(?:\s+(.*))?$`, 'u')
const above = new RegExp(String.raw`^(.{1,90}?)[\s,|@•·–—-]+[[(]?@?${T}[\])]?(?:\*\*)?\s*:?$`, 'u')
const inside = new RegExp(String.raw`^(.{1,90}?)\s*[[(]${T}[\])](?:\*\*)?\s*:\s*(.+)$`, 'u')
const after = new RegExp(String.raw`^(.{1,90}?):(?:\*\*)?\s*[[(]${T}[\])]\s*(.*)$`, 'u')
// Old exports of Teams write '0:0:0.0 --> 0:0:5.340'.
const loose = /^(\d{1,2}):(\d{1,2}):(\d{1,2})\.(\d{1,3}) --> (\d{1,2}):(\d{1,2}):(\d{1,2})\.(\d{1,3})$/

/** What a line could be the label of; null where it can only be words. The white space of the line is single. */
export function candidateOf(line: string): Candidate | null {
  if (line.length === 0) return null
  const start = line[0] ?? ''
  if (/[\d[(*@]/.test(start)) {
    const front = frontOf(line)
    if (front) return front
  }
  if (/[:：]/.test(line)) {
    const back = backOf(line)
    if (back) return back
    const opened = openingName(line)
    if (opened) return { form: 'colon', named: opened, rest: opened.rest }
  } else {
    const opened = start === '[' || start === '<' ? openingName(line) : null
    if (opened) return { form: 'colon', named: opened, rest: opened.rest }
  }
  const spoken = / (?:minutes?|seconds?|hours?)$/.test(line) ? spokenClockMs(line) : null
  return spoken === null ? null : { form: 'heading', startMs: spoken, endMs: null }
}

function frontOf(line: string): Candidate | null {
  const old = loose.exec(line)
  if (old) {
    const [h1, m1, s1, f1, h2, m2, s2, f2] = old.slice(1).map((part) => part)
    const at = (h = '', m = '', s = '', f = '') =>
      ((Number(h) * 60 + Number(m)) * 60 + Number(s)) * 1000 + Number(f.padEnd(3, '0'))
    return {
      form: 'heading',
      startMs: at(h1, m1, s1, f1),
      endMs: Math.max(at(h1, m1, s1, f1), at(h2, m2, s2, f2)),
    }
  }
  const pair = range.exec(line)
  const pairStart = clockMs(pair?.[1] ?? '')
  const pairEnd = clockMs(pair?.[2] ?? '')
  if (pair && pairStart !== null && pairEnd !== null && pairEnd >= pairStart)
    return timedBy(pairStart, pairEnd, pair[3] ?? '')
  const found = bracketed.exec(line) ?? divided.exec(line)
  const startMs = clockMs(found?.[1] ?? '')
  if (found && startMs !== null) return timedBy(startMs, null, found[2] ?? '')
  const plain = bare.exec(line)
  const plainMs = clockMs(plain?.[1] ?? '')
  if (!plain || plainMs === null) return null
  const rest = plain[2] ?? ''
  if (rest === '') return { form: 'heading', startMs: plainMs, endMs: null }
  const opened = openingName(rest)
  return opened
    ? { form: 'timed', startMs: plainMs, endMs: null, named: opened, rest: opened.rest }
    : { form: 'bare', startMs: plainMs, rest }
}

/** What follows a time in the place of a label: a name and words, a name alone, words, or nothing. */
function timedBy(startMs: number, endMs: number | null, rest: string): Candidate {
  if (rest === '') return { form: 'heading', startMs, endMs }
  const opened = openingName(rest)
  if (opened) return { form: 'timed', startMs, endMs, named: opened, rest: opened.rest }
  return { form: 'timed', startMs, endMs, named: null, rest }
}

function backOf(line: string): Candidate | null {
  const found = inside.exec(line) ?? after.exec(line) ?? above.exec(line)
  const startMs = clockMs(found?.[2] ?? '')
  const named = found && startMs !== null ? nameIn((found[1] ?? '').trim()) : null
  return found && named && startMs !== null
    ? { form: 'timed', startMs, endMs: null, named, rest: found[3] ?? '' }
    : null
}

/** A short line that holds nothing but a name; whether it is one the lines around it say. */
export const nameAlone = (line: string): Named | null =>
  line.length <= 80 && !line.includes(':') ? nameIn(line) : null
