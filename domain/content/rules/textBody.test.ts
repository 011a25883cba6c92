import { describe, expect, it } from 'vitest'
import {
  bodyTexts,
  curvePoints,
  monthsBefore,
  numberOf,
  readApart,
  readingMinutes,
  readSections,
  sectionsProblem,
  writeSections,
} from './textBody.ts'

const written = `## What we keep {#kept}

Words with a [link](/privacy-policy)
that go on.

- one
- two

| Name | How long |
| --- a | 12 months |

> Runway = cash / loss

~ Cash ends
~ 2 months: it is late
| Day | Cash |
| 1 June 2026 | 1,200 |
| 1 September 2026 | −3 |

~ Without a shade
| Day | Cash |
| 1 June 2026 | 1 |
| 2 June 2026 | 2 |

## And then

Nothing else.`

const days = (...all: string[]) => ['| Day | Cash |', ...all.map((day) => `| ${day} | 1 |`)].join('\n')

describe('the parts of a longer text (K90)', () => {
  it('are headings with anchors, paragraphs, lists, tables, curves and words set apart, and are written as they are read', () => {
    const sections = readSections(written)
    expect(sections).toEqual([
      {
        id: 'kept',
        title: 'What we keep',
        body: [
          'Words with a [link](/privacy-policy) that go on.',
          { list: ['one', 'two'] },
          { head: ['Name', 'How long'], rows: [['--- a', '12 months']] },
          { apart: 'Runway = cash / loss' },
          {
            head: ['Day', 'Cash'],
            rows: [
              ['1 June 2026', '1,200'],
              ['1 September 2026', '−3'],
            ],
            curve: { title: 'Cash ends', last: { months: 2, label: 'it is late' } },
          },
          {
            head: ['Day', 'Cash'],
            rows: [
              ['1 June 2026', '1'],
              ['2 June 2026', '2'],
            ],
            curve: { title: 'Without a shade' },
          },
        ],
      },
      { id: 'and-then', title: 'And then', body: ['Nothing else.'] },
    ])
    expect(readSections(writeSections(sections))).toEqual(sections)
    expect(sectionsProblem(written)).toBeNull()
  })

  it.each([
    ['Words before a heading', bodyTexts.heading],
    ['## One {#a}\n\nb\n\n## Two {#a}\n\nb', bodyTexts.anchors],
    ['## One', bodyTexts.empty('One')],
    ['## One\n\n| a | b |\n| c |', bodyTexts.cells('One')],
    ['## One\n\n[a](https://elsewhere.example)', bodyTexts.link('https://elsewhere.example')],
    ['## One\n\n[a](javascript:alert(1))', bodyTexts.link('javascript:alert(1')],
    ['## One\n\n~ A curve of nothing', bodyTexts.cells('One')],
    ['## One\n\n~ Words\n| a | b |\n| c | 1 |\n| d | 2 |', bodyTexts.curve('One')],
    [`## One\n\n~ 1 month: no title\n${days('1 June 2026', '1 July 2026')}`, bodyTexts.curve('One')],
    [`## One\n\n~ Backwards\n${days('1 July 2026', '1 June 2026')}`, bodyTexts.curve('One')],
    [`## One\n\n~ No day\n${days('31 June 2026', '1 July 2026')}`, bodyTexts.curve('One')],
    [`## One\n\n~ One\n${days('1 July 2026')}`, bodyTexts.curve('One')],
    [`## One\n\n~ Too long\n~ 2 months: so\n${days('1 June 2026', '1 July 2026')}`, bodyTexts.curve('One')],
  ])('are refused as %j', (text, problem) => {
    expect(sectionsProblem(text)).toBe(problem)
  })
})

describe('words that are set apart (K90)', () => {
  it.each([
    [
      'Runway = cash in the bank / costs − revenue',
      { formula: { name: 'Runway', above: 'cash in the bank', below: 'costs − revenue' } },
    ],
    ['(An aside.)', { note: 'An aside.' }],
    ['Do it (now).', { sentence: 'Do it (now).' }],
    ['A = B', { sentence: 'A = B' }],
    ['Read [this](/a/b) = good', { sentence: 'Read [this](/a/b) = good' }],
  ])('are read by how they are written: %s', (words, apart) => expect(readApart(words)).toEqual(apart))
})

describe('what a curve is drawn of (K90)', () => {
  it.each([
    ['420', 420],
    ['−31', -31],
    ['-1,200.5', -1200.5],
    ['€90', 90],
    ['12 %', 12],
    ['twelve', null],
    ['', null],
  ])('the number of %j is %s', (cell, number) => expect(numberOf(cell)).toBe(number))

  it('leaves out what is neither a day nor a number', () => {
    const rows = [
      ['1 June 2026', '2'],
      ['June', '3'],
      ['2 June 2026', 'three'],
    ]
    expect(curvePoints(rows)).toEqual([{ at: Date.UTC(2026, 5, 1), value: 2 }])
  })

  it.each([
    ['2027-03-19', 6, '2026-09-19'],
    ['2026-05-31', 3, '2026-02-28'],
    ['2026-01-01', 1, '2025-12-01'],
  ])('so many months before %s, %i, is %s', (day, months, before) =>
    expect(monthsBefore(Date.parse(day), months)).toBe(Date.parse(before)),
  )
})

it('counts the words of every part of a text, two hundred a minute, and never less than a minute', () => {
  expect(readingMinutes('')).toBe(1)
  expect(readingMinutes(['a '.repeat(150), { list: ['b '.repeat(149), 'c'] }])).toBe(2)
  expect(readingMinutes({ title: 'a '.repeat(700), body: [{ rows: [['b '.repeat(100)]] }] })).toBe(4)
})
