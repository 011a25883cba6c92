import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import type { Segment } from '#domain/recordings/types.ts'
import { parseTranscript } from './parseTranscript.ts'

// Real meetings in the forms that tools export, kept outside of the repository: without them this file is skipped.
const folder = process.env.TRANSCRIPTS_DIR ?? ''
const isThere = folder !== '' && existsSync(path.join(folder, 'files'))
if (!isThere) process.stderr.write('TRANSCRIPTS_DIR holds no real meetings: reading them is skipped.\n')

const Gold = z.object({
  labels: z.array(
    z.object({
      quotes: z.array(z.object({ quote: z.string(), atMs: z.number(), speaker: z.string().nullable() })),
    }),
  ),
})
const files = isThere ? readdirSync(path.join(folder, 'files')).sort() : []
const named = files.filter((file) => /^(?:ami|icsi)-/.test(file) && !file.includes('youtube'))
const labelled = files.filter((file) => /^(?:eth|pv)-/.test(file))

const folded = (text: string) => text.replace(/\s+/g, ' ').trim()
const raw = (file: string) => readFileSync(path.join(folder, 'files', file))
function segmentsOf(file: string): readonly Segment[] {
  const reading = parseTranscript(raw(file), file)
  if (!reading.ok) throw new Error(`${file}: ${reading.line} ${reading.reason}`)
  return reading.segments
}

type Act = { speaker: string; text: string }
/** The acts of six words and more that people labelled, by the name of the meeting in lower case. */
function actsByMeeting(): ReadonlyMap<string, readonly Act[]> {
  const rows = gunzipSync(readFileSync(path.join(folder, 'train', 'ami-icsi-acts.tsv.gz'))).toString('utf8')
  const acts = new Map<string, Act[]>()
  for (const row of rows.split('\n').slice(1)) {
    const [meeting = '', , speaker = '', , text = ''] = row.split('\t')
    if (text.split(' ').length < 6) continue
    const key = meeting.toLowerCase()
    const list = acts.get(key) ?? []
    list.push({ speaker, text: folded(text) })
    acts.set(key, list)
  }
  return acts
}

/** All that one person says, in order. */
function wordsBySpeaker(segments: readonly Segment[]): ReadonlyMap<string | null, string> {
  const words = new Map<string | null, string[]>()
  for (const { speaker, text } of segments) {
    const said = words.get(speaker) ?? []
    said.push(text)
    words.set(speaker, said)
  }
  return new Map([...words].map(([speaker, said]) => [speaker, folded(said.join(' '))]))
}

/** Names as the file itself labels them, found without the reader that is under test. */
function labelsOf(file: string): ReadonlySet<string> {
  const text = raw(file).toString('utf8')
  const names = new Set<string>()
  for (const [, name = ''] of text.matchAll(/^(?:<v )?([^:\n>]{1,60})(?:: |>)/gm)) names.add(name)
  for (const [, name = ''] of text.matchAll(/^([^:\n]{1,60}?) {2}\d{1,2}:\d{2}(?::\d{2})?$/gm))
    names.add(name)
  const returning = [...names].filter((name) => text.split(name).length > 3)
  return new Set(returning.filter((name) => !/-->|^\d/.test(name)))
}

describe.skipIf(!isThere)('a real meeting as a tool exports it', () => {
  const acts = isThere ? actsByMeeting() : new Map<string, readonly Act[]>()

  it.each(named)('%s: 98 of 100 longer acts are read under their speaker', (file) => {
    const meeting = file.replace(/^(?:ami|icsi)-/, '').replace(/\.\w+$/, '')
    const wanted = acts.get(meeting) ?? []
    const said = wordsBySpeaker(segmentsOf(file))
    const missed = wanted.filter((act) => !said.get(act.speaker)?.includes(act.text))
    expect(wanted.length).toBeGreaterThan(50)
    expect(1 - missed.length / wanted.length).toBeGreaterThanOrEqual(0.98)
  })

  it.each(labelled)('%s: every labelled quote stands under its speaker at its moment', (file) => {
    const segments = segmentsOf(file)
    const gold = Gold.parse(JSON.parse(readFileSync(path.join(folder, 'gold', `${file}.json`), 'utf8')))
    const quotes = gold.labels.flatMap((label) => label.quotes)
    const missed = quotes.filter(({ quote, atMs, speaker }) => {
      const at = segments.findIndex((each) => each.startMs === atMs && each.speaker === speaker)
      if (at < 0) return true
      const spoken = segments.slice(at, at + 60).filter((each) => each.speaker === speaker)
      return !folded(spoken.map((each) => each.text).join(' ')).includes(folded(quote))
    })
    expect(quotes.length).toBeGreaterThan(0)
    expect(missed).toEqual([])
  })

  it.each(files)('%s: no header and no speaker label stands inside spoken text', (file) => {
    const names = [...labelsOf(file)]
    const inside = segmentsOf(file).filter(
      ({ text }) =>
        /WEBVTT|-->|<\/?v[ >]|^\d{1,2}:\d{2}:\d{2}$/.test(text) ||
        names.some((name) => text.includes(`${name}:`)),
    )
    expect(inside).toEqual([])
  })
})
