import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Segment } from '#domain/recordings/types.ts'
import { parseTranscript } from '#server/recordings/rules/parseTranscript.ts'

/** What a careful minute-taker found in a meeting; any one of its quotes counts as found. */
export type Label = {
  readonly type: 'action' | 'decision' | 'next_step'
  /** clear: would write it down; weak: might. */
  readonly tier: 'clear' | 'weak'
  readonly quotes: readonly { readonly quote: string; readonly atMs: number | null }[]
  readonly owner: string | null
  readonly due: string | null
}
/** A meeting as the product's own parser reads it, with its labels. */
export type Meeting = {
  readonly name: string
  /** Meetings of one series share people and topics: none of them may train what is measured on another. */
  readonly series: string
  readonly group: 'calls' | 'ami' | 'icsi' | 'own'
  readonly day: string
  readonly segments: readonly Segment[]
  readonly labels: readonly Label[]
  readonly hours: number
}

const ownFolder = new URL('../../fakes/transcripts/', import.meta.url).pathname
// Spoken English; used only where a file holds no times.
const wordsAnHour = 9_000

/** The folder of real meetings, or null where `$TRANSCRIPTS_DIR` names none. */
export const realFolder = (): string | null => {
  const folder = process.env.TRANSCRIPTS_DIR
  return folder && existsSync(join(folder, 'gold')) ? folder : null
}

/** Every labelled meeting that can be read: the real ones where there are any, else our own. */
export function readMeetings(): readonly Meeting[] {
  const real = realFolder()
  const [files, gold] = real ? [join(real, 'files'), join(real, 'gold')] : [ownFolder, ownFolder]
  return readdirSync(gold)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => readMeeting(join(files, name.slice(0, -5)), join(gold, name), real === null))
}

function readMeeting(file: string, gold: string, isOwn: boolean): Meeting {
  const name = file.slice(file.lastIndexOf('/') + 1)
  const reading = parseTranscript(readFileSync(file), name)
  if (!reading.ok) throw new Error(`${name}: ${reading.reason} in line ${reading.line}`)
  const { labels } = JSON.parse(readFileSync(gold, 'utf8')) as { labels: Label[] } // safe because the folder's README fixes the shape
  const { segments } = reading
  const corpus = /^(ami|icsi)-([a-z]+\d*)/.exec(name)
  return {
    name,
    series: corpus ? seriesOf(corpus[2] ?? '') : name,
    group: isOwn ? 'own' : corpus?.[1] === 'ami' ? 'ami' : corpus?.[1] === 'icsi' ? 'icsi' : 'calls',
    day: (/(20\d\d)-?(\d\d)-?(\d\d)/.exec(name)?.slice(1) ?? ['2026', '06', '10']).join('-'),
    segments,
    labels,
    hours: hoursOf(segments),
  }
}

/** 'es2002b' and 'ES2002d' are one series of four; the ICSI groups met weekly and are one series each. */
export const seriesOf = (meeting: string): string =>
  (/^[a-z]{2}\d{4}/i.exec(meeting)?.[0] ?? /^[a-z]+/i.exec(meeting)?.[0] ?? meeting).toLowerCase()

function hoursOf(segments: readonly Segment[]): number {
  const times = segments.flatMap(({ startMs, endMs }) => endMs ?? startMs ?? [])
  const words = segments.reduce((sum, { text }) => sum + text.split(' ').length, 0)
  return times.length > 1 ? Math.max(...times) / 3_600_000 : words / wordsAnHour
}
