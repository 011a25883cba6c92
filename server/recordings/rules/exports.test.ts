import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { parseTranscript } from './parseTranscript.ts'

const folder = path.join(import.meta.dirname, '../../../tests/fakes/transcripts/exports')
const words = [
  'Good morning, Ben. Shall we start?',
  'Yes. I will send the quote by Friday.',
  'Fine. One more thing: the price goes up.',
  'Sorry, I am late.',
]
const people = ['Ana Reis', 'Ben Okoro', 'Ana Reis', 'Cy Tan']
const exact = [3_000, 10_000, 21_000, 30_000]
const none = [null, null, null, null]
const nobody = [null, null, null, null]

function read(fileName: string) {
  const reading = parseTranscript(readFileSync(path.join(folder, fileName)), fileName)
  if (!reading.ok) throw new Error(`${fileName}: ${reading.line} ${reading.reason}`)
  return reading
}
type Turn = { speaker: string | null; startMs: number | null; text: string }
/** Lines of one person in a row, as one. */
function turnsOf(fileName: string): readonly Turn[] {
  const turns: Turn[] = []
  for (const { speaker, startMs, text } of read(fileName).segments) {
    const last = turns.at(-1)
    if (last && speaker !== null && last.speaker === speaker) last.text += ` ${text}`
    else turns.push({ speaker, startMs, text })
  }
  return turns
}

describe('a transcript as a tool exports it', () => {
  it.each([
    [
      'roles-in-brackets.txt',
      ['A. Reis (Chair)', 'Ben Okoro (Kestrel Ltd)', 'A. Reis (Chair)', 'Cy Tan'],
      exact,
    ],
    ['handles.txt', ['fox', 'owl_7', 'fox', 'heron'], none],
    ['companies.txt', ['Sam | Acme', 'A. Weber - Acme', 'Sam | Acme', 'Cy @ Kestrel'], none],
    ['speaker-numbers.srt', ['SPEAKER_00', 'SPEAKER_03', 'SPEAKER_00', 'SPEAKER_01'], exact],
    ['whisper.txt', nobody, exact],
    ['otter.txt', people, exact],
    ['meet.txt', people, [0, 0, 300_000, 300_000]],
    ['meet-with-notes.txt', people, none],
    ['teams.txt', people, exact],
    ['teams-older.txt', people, exact],
    ['teams-page.txt', people, exact],
    ['teams-voices.vtt', people, exact],
    ['zoom-captions.txt', people, exact.map((ms) => ms - 3_000)],
    ['fathom.txt', ['Ana Reis (Acme)', 'Ben Okoro', 'Ana Reis (Acme)', 'Cy Tan'], exact],
    ['time-above.txt', people, exact],
    ['rev.txt', people, exact],
    ['bold.txt', people, none],
    ['captions.txt', nobody, exact],
    ['caption-lines.txt', people, exact],
    ['names-alone.txt', ['Ana Reis', 'Ben Okoro', 'Ana Reis', 'Ben Okoro'], none],
    ['one-line.txt', ['Ana Reis', 'Ben Okoro', 'Ana Reis', 'Ben Okoro'], none],
    ['blank-lines.txt', people, none],
  ])('%s is read under its speakers, without what the tool wrote around it', (fileName, speakers, starts) => {
    expect(turnsOf(fileName)).toEqual(
      words.map((text, at) => ({ speaker: speakers[at], startMs: starts[at], text })),
    )
  })

  it('gives captions that name a speaker only when it changes to the one who goes on', () => {
    expect(turnsOf('changes-only.srt').map(({ speaker, text }) => `${speaker}: ${text}`)).toEqual([
      'Ana Reis: Good morning, Ben. Shall we start?',
      'Ben Okoro: Yes. I will send the quote by Friday.',
      'Ana Reis: Fine. One more thing: the price goes up.',
      'Ben Okoro: Sorry, I am late.',
      'Ana Reis: Never mind.',
    ])
  })

  it('says each line of captions that roll once, at its first time', () => {
    expect(turnsOf('youtube-rolling.vtt')).toEqual([
      { speaker: null, startMs: 0, text: 'good morning ben' },
      { speaker: null, startMs: 3_000, text: 'shall we start with the quote' },
      { speaker: null, startMs: 6_000, text: 'and the price of it' },
    ])
  })

  it('reads labels from the 101st name on as text that is nobody’s, and says so', () => {
    const { segments, isOverNames } = read('many-names.txt')
    expect(isOverNames).toBe(true)
    expect(new Set(segments.map(({ speaker }) => speaker)).size).toBe(101)
    expect(segments[99]).toMatchObject({ speaker: 'Guest N100', text: 'I am number 100.' })
    expect(segments[100]).toMatchObject({ speaker: null, text: 'Guest N101: I am number 101.' })
    expect(read('handles.txt').isOverNames).toBe(false)
  })

  it.each(['utf16le', 'utf16be'] as const)('reads %s with its byte order', (order) => {
    const file = Buffer.from('\uFEFFAna: Grüße.\nBen: Ja.\nAna: Gut.', 'utf16le')
    const reading = parseTranscript(new Uint8Array(order === 'utf16le' ? file : file.swap16()), 'a.txt')
    expect(reading.ok && reading.segments.map(({ speaker, text }) => `${speaker}: ${text}`)).toEqual([
      'Ana: Grüße.',
      'Ben: Ja.',
      'Ana: Gut.',
    ])
  })

  it('says whether most of it is English', () => {
    expect(read('otter.txt').isEnglish).toBe(true)
    const german =
      'Ana: Wir haben beschlossen, den Preis zu erhöhen.\nBen: Ich schicke dir die Liste am Freitag.\n'
    expect(parseTranscript(german, 'a.txt')).toMatchObject({ ok: true, isEnglish: false })
  })

  it('cuts a line without an end into parts at its sentences', () => {
    const line = `Ana: ${'We raise the price in spring. '.repeat(600)}`
    const reading = parseTranscript(`${line}\nBen: Yes.\n`, 'a.txt')
    if (!reading.ok) throw new Error(reading.reason)
    expect(reading.segments.length).toBeGreaterThan(2)
    expect(reading.segments.every(({ text }) => text.length <= 10_000 && text.endsWith('.'))).toBe(true)
    expect(new Set(reading.segments.slice(0, -1).map(({ speaker }) => speaker))).toEqual(new Set(['Ana']))
  })
})
