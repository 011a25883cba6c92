import { describe, expect, it } from 'vitest'
import { bodyTexts, readSections, sectionsProblem, writeSections } from './textBody.ts'

const written = `## What we keep {#kept}

Words with a [link](/privacy-policy)
that go on.

- one
- two

| Name | How long |
| --- a | 12 months |

## And then

Nothing else.`

describe('the parts of a longer text (K90)', () => {
  it('are headings with anchors, paragraphs, lists and tables, and are written as they are read', () => {
    const sections = readSections(written)
    expect(sections).toEqual([
      {
        id: 'kept',
        title: 'What we keep',
        body: [
          'Words with a [link](/privacy-policy) that go on.',
          { list: ['one', 'two'] },
          { head: ['Name', 'How long'], rows: [['--- a', '12 months']] },
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
  ])('are refused as %j', (text, problem) => {
    expect(sectionsProblem(text)).toBe(problem)
  })
})
