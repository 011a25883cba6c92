import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { transcriptLimits } from '#domain/recordings/limits.ts'
import { pastedFileName } from '#domain/recordings/rules/pastedFile.ts'
import { parseTranscript } from './parseTranscript.ts'

const bytes = (text: string) => new TextEncoder().encode(text)
const read = (text: string, name: string) => {
  const reading = parseTranscript(bytes(text), name)
  if (!reading.ok) return `${reading.line ?? 'file'} ${reading.reason}`
  return reading.segments.map(
    (each) => `${each.line}|${each.startMs ?? '-'}|${each.speaker ?? '-'}|${each.text}`,
  )
}

const vtt = `WEBVTT - Pricing

NOTE made by a meeting tool
over two lines

STYLE
::cue { color: red }

intro
00:00:01.000 --> 00:00:04.500 align:start position:10%
<v Marta Oyelaran>Good morning,
<i>Julius</i> &amp; all.</v>

00:05.000 --> 00:09.000
<v.loud Julius>We pay 5 &lt; 6 &euro;.</v><v Tomasz Wilk>Yes.

3
00:00:10.000 --> 00:00:10.000
Marta Oyelaran: Names in the cue.

00:00:11.000 --> 00:00:12.000
Marta Oyelaran: And again.
`

const srt = `1
00:00:01,000 --> 00:00:04,000
<i>Hello</i> there, a < b.

2
00:00:05,000 --> 00:00:07,000
Two lines

and an empty one between.

00:00:08,000 --> 00:00:09,000
No number.
`

describe('a transcript file', () => {
  it('reads WebVTT with notes, styles, settings, voices and entities', () => {
    expect(read(vtt, 'a.vtt')).toEqual([
      '11|1000|Marta Oyelaran|Good morning, Julius & all.',
      '15|5000|Julius|We pay 5 < 6 &euro;.',
      '15|5000|Tomasz Wilk|Yes.',
      '19|10000|Marta Oyelaran|Names in the cue.',
      '22|11000|Marta Oyelaran|And again.',
    ])
  })

  it('reads WebVTT that was pasted below an empty line, or with a space before it', () => {
    const cue = '\n\n00:01.000 --> 00:02.000\nHello.'
    expect(read(`\n WEBVTT${cue}`, pastedFileName(`\n WEBVTT${cue}`))).toEqual(['5|1000|-|Hello.'])
  })

  it('cuts a long name between characters', () => {
    const text = `WEBVTT\n\n00:01.000 --> 00:02.000\n<v ${'n'.repeat(79)}\u{1f600}>Hello.\n`
    expect(read(text, 'a.vtt')).toEqual([`4|1000|${'n'.repeat(79)}|Hello.`])
  })

  it('reads SubRip with empty lines in the text and missing numbers', () => {
    expect(read(srt, 'A.SRT')).toEqual([
      '3|1000|-|Hello there, a < b.',
      '7|5000|-|Two lines and an empty one between.',
      '12|8000|-|No number.',
    ])
  })

  it.each([
    [
      'labels with names',
      '[00:01:02] Ana Reis: Hello.\n[00:01:05] Ben: Hi.',
      ['1|62000|Ana Reis|Hello.', '2|65000|Ben|Hi.'],
    ],
    ['labels without names', '[01:02] Hello.\nmore\n[01:05] Hi.', ['1|62000|-|Hello. more', '3|65000|-|Hi.']],
    ['times before names', '0:02 Ana: Hello.\n0:05 Ben: Hi.', ['1|2000|Ana|Hello.', '2|5000|Ben|Hi.']],
    [
      'headers above the words',
      'Ana Reis  0:02\nHello.\n\nBen  0:05\nHi.',
      ['1|2000|Ana Reis|Hello.', '4|5000|Ben|Hi.'],
    ],
    ['times after names', 'Ana (0:02): Hello.\nBen (0:05): Hi.', ['1|2000|Ana|Hello.', '2|5000|Ben|Hi.']],
    [
      'a name without a time among labels',
      '[0:02] Ana: Hello.\nBen: Hi.\n[0:09] Ben: Bye.\nAna: Bye.',
      ['1|2000|Ana|Hello.', '2|-|Ben|Hi.', '3|9000|Ben|Bye.', '4|-|Ana|Bye.'],
    ],
    [
      'names alone',
      'Ana: Hello.\nand more\n\nBen:\nHi.',
      ['1|-|Ana|Hello.', '2|-|Ana|and more', '5|-|Ben|Hi.'],
    ],
    [
      'labels that are no people',
      'Ana: Hello.\nBen: Hi.\nAction: send it.',
      ['1|-|Ana|Hello.', '2|-|Ben|Hi.', '3|-|Ben|Action: send it.'],
    ],
    [
      'no names',
      'It went well.\nKestrel: they pay.\nMonday 12:30\nDone.',
      ['1|-|-|It went well.', '2|-|-|Kestrel: they pay.', '3|-|-|Monday 12:30', '4|-|-|Done.'],
    ],
  ])('reads plain text with %s (4.12.10)', (_name, text, segments) => {
    expect(read(text, 'a.txt')).toEqual(segments)
    expect(read(text.replaceAll('\n', '\r\n'), 'a.txt')).toEqual(segments)
    expect(read(`\uFEFF${text.replaceAll('\n', '\r')}`, 'a.txt')).toEqual(segments)
  })

  it('ends a labelled part where the next begins', () => {
    const reading = parseTranscript('[0:02] Ana: Hello.\n[0:05] Ben: Hi.', 'a.txt')
    expect(reading.ok && reading.segments.map((each) => each.endMs)).toEqual([5000, null])
  })

  it('reads UTF-16 with a BOM', () => {
    const wide = new Uint8Array(Buffer.from('\uFEFFAna: Grüße.\nAna: Ja.', 'utf16le'))
    expect(parseTranscript(wide, 'a.txt')).toMatchObject({ ok: true, segments: [{ text: 'Grüße.' }, {}] })
  })

  it.each([
    ['a.pdf', 'x', 'file unsupported_type'],
    ['vtt', 'x', 'file unsupported_type'],
    ['a.txt', '', 'file empty'],
    ['a.txt', ' \r\n\t\n', 'file empty'],
    ['a.txt', '%PDF-1.7 …', '1 not_a_transcript'],
    ['a.txt', '<!DOCTYPE html><p>Hi', '1 not_a_transcript'],
    ['a.txt', 'one\ntwo\0', '2 binary'],
    ['a.srt', vtt, '1 wrong_extension'],
    ['a.txt', vtt, '1 wrong_extension'],
    ['a.txt', srt, '1 wrong_extension'],
    ['a.vtt', srt, '1 vtt_header_missing'],
    ['a.vtt', 'WEBVTTX\n\n', '1 vtt_header_missing'],
    ['a.vtt', '\n\nhello', '3 vtt_header_missing'],
    ['a.vtt', 'WEBVTT\n\nhello\nworld', '4 time_expected'],
    ['a.srt', '1\nhello', '2 time_expected'],
    ['a.srt', 'hello', '1 time_expected'],
    ['a.vtt', 'WEBVTT\n\n00:61:00.000 --> 00:62:00.000\nx', '3 time_invalid'],
    ['a.srt', '1\n00:00:05,000 --> 00:00:0x,000\nx', '2 time_invalid'],
    ['a.srt', '1\n00:00:05,000 --> 00:00:04,999\nx', '2 ends_before_start'],
    ['a.vtt', 'WEBVTT\n\n00:05.000 --> 00:04.000\nx', '3 ends_before_start'],
    ['a.vtt', 'WEBVTT\n\n00:05.000 --> 00:06.000\n<i></i>', 'file no_speech'],
    ['a.txt', 'Ana:\nBen:\n', 'file no_speech'],
    ['a.txt', `ok\n${'x'.repeat(transcriptLimits.maxLineLength + 1)}`, '2 line_too_long'],
    [
      'a.txt',
      'a\n'.repeat(transcriptLimits.maxSegments + 1),
      `${transcriptLimits.maxSegments + 1} too_many_segments`,
    ],
    ['a.txt', 'x'.repeat(transcriptLimits.maxBytes + 1), 'file too_large'],
  ])('%s is refused with its line (%#)', (name, text, answer) => {
    expect(read(text, name)).toBe(answer)
  })

  it('names the line of the first byte that is not UTF-8', () => {
    const file = new Uint8Array([...bytes('one\ntwo '), 0xe9, 0x0a, 0x61])
    expect(parseTranscript(file, 'a.txt')).toEqual({ ok: false, line: 2, reason: 'not_utf8' })
    expect(parseTranscript(new Uint8Array([0x61, 0x0a, 0x00, 0xff]), 'a.txt')).toMatchObject({
      line: 2,
      reason: 'binary',
    })
  })

  it('keeps the order of the file when times go backwards or overlap', () => {
    const late = 'WEBVTT\n\n00:10.000 --> 00:20.000\nLater.\n\n00:05.000 --> 00:15.000\nEarlier.'
    expect(read(late, 'a.vtt')).toEqual(['4|10000|-|Later.', '7|5000|-|Earlier.'])
  })

  it('never keeps control characters, broken characters or tags of a voice', () => {
    const odd = 'WEBVTT\n\n00:01.000 --> 00:02.000\n<v Eve<b>>a\u0007b&#xD800;&#0;<c.x>c</c> &lt;script&gt;'
    const reading = parseTranscript(odd, 'a.vtt')
    expect(reading.ok && reading.segments[0]?.text).toBe('>a b\uFFFDc <script>')
  })
})

describe('no file makes the reader throw', () => {
  const names = fc.constantFrom('a.txt', 'a.vtt', 'a.srt')
  const sane = (file: Uint8Array, name: string) => {
    const reading = parseTranscript(file, name)
    expect(reading.ok || reading.line === null || reading.line > 0).toBe(true)
    if (!reading.ok) return
    const lines = new TextDecoder().decode(file).split(/\r\n|\n|\r/).length
    expect(
      reading.segments.every((each, at) => each.index === at && each.text !== '' && each.line <= lines),
    ).toBe(true)
    expect(reading.segments.every((each) => (each.startMs ?? 0) <= (each.endMs ?? Infinity))).toBe(true)
  }

  it('reads or refuses random bytes', () => {
    fc.assert(fc.property(fc.uint8Array({ maxLength: 400 }), names, sane), { numRuns: 500 })
  })

  it('reads or refuses valid files with changed pieces', () => {
    const file = fc.constantFrom(vtt, srt, '[0:02] Ana: Hello.\n[0:05] Ben: Hi.')
    const change = fc.tuple(fc.nat(700), fc.nat(30), fc.string({ unit: 'binary', maxLength: 12 }))
    fc.assert(
      fc.property(file, fc.array(change, { minLength: 1, maxLength: 5 }), names, (text, changes, name) => {
        let changed = text
        for (const [at, length, put] of changes)
          changed = changed.slice(0, at) + put + changed.slice(at + length)
        sane(bytes(changed), name)
      }),
      { numRuns: 500 },
    )
  })

  it('takes no more than in proportion for more names', () => {
    const talk = (lines: number) =>
      Array.from({ length: lines }, (_each, at) => `Person N${at}: I say ${at}.`).join('\n')
    const took = (lines: number) => {
      const text = talk(lines)
      const start = performance.now()
      parseTranscript(text, 'a.txt')
      return performance.now() - start
    }
    took(4_000)
    // Ten times the lines may take forty times as long on a busy machine; what looks at each name for each line takes hundreds.
    expect(took(19_000)).toBeLessThan(40 * Math.max(20, took(1_900)))
  })

  it.each([
    ['spaces', `a${' '.repeat(9_000)}b\n`],
    ['brackets', `${'['.repeat(9_000)}\n`],
    ['tags', `${'<v '.repeat(3_000)}\n`],
    ['entities', `${'&#'.repeat(4_500)}\n`],
    ['digits', `${'1'.repeat(9_000)}:\n`],
    ['names', `${'A '.repeat(4_500)}:\n`],
    ['short lines', '\n'],
    ['arrows', '-->\n'],
  ])('reads 2 MB of %s in linear time', (_name, unit) => {
    const body = unit.repeat(Math.floor((transcriptLimits.maxBytes - 100) / unit.length))
    // A pattern that backtracks would outlast the test's own limit by minutes.
    for (const head of ['WEBVTT\n\n00:01.000 --> 00:02.000\n', '1\n00:00:01,000 --> 00:00:02,000\n', 'a\n'])
      for (const name of ['a.txt', 'a.vtt', 'a.srt']) parseTranscript(head + body, name)
  })
})
