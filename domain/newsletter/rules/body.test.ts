import { describe, expect, it } from 'vitest'
import { blockWords, brokenLinks, isBodyLink, issueMinutes, readBody } from './body.ts'

describe('the words of an issue (K15)', () => {
  it('are paragraphs, headings, lists and quotes, with links and weight in them', () => {
    expect(
      readBody(
        'One\nline and **strong**.\r\n\r\n## Test\n- first\n- [second](https://jul.example/a)\n\n> said\n> so',
      ),
    ).toEqual([
      {
        kind: 'paragraph',
        pieces: [{ text: 'One line and ' }, { text: 'strong', isStrong: true }, { text: '.' }],
      },
      { kind: 'heading', text: 'Test' },
      { kind: 'list', items: [[{ text: 'first' }], [{ text: 'second', href: 'https://jul.example/a' }]] },
      { kind: 'quote', pieces: [{ text: 'said so' }] },
    ])
  })

  it.each([
    ['https://jul.example/a?b=1', true],
    ['/pricing#plans', true],
    ['//evil.example', false],
    ['http://jul.example', false],
    ['javascript:alert(1)', false],
    ['https://nowhere', false],
    ['', false],
  ])('a link to %j is one: %s', (href, isOne) => expect(isBodyLink(href)).toBe(isOne))

  it('what looks like a link and is none stays words, and is named to whoever writes', () => {
    const body = '[here](javascript:alert(1)) and [there](http://a.example)'
    expect(readBody(body).map(blockWords).join('')).toBe(body)
    expect(brokenLinks(body)).toEqual(['javascript:alert(1)', 'http://a.example'])
    expect(brokenLinks('[ok](/faq)')).toEqual([])
  })

  it('lead to an address that holds a pair of brackets', () => {
    const href = 'https://en.wikipedia.org/wiki/Runway_(finance)'
    expect(readBody(`[Runway](${href})`)).toEqual([{ kind: 'paragraph', pieces: [{ text: 'Runway', href }] }])
    expect(brokenLinks(`[Runway](${href})`)).toEqual([])
  })

  it.each([
    ['longer than a link may be', `[a](https://jul.example/${'a'.repeat(500)})`],
    ['without a word', '[](https://jul.example)'],
    ['with brackets in brackets', '[a](https://jul.example/a(b(c)))'],
    ['in a heading', '## [a](https://jul.example)'],
    ['in strong words', '**[a](https://jul.example)**'],
    ['over two lines', '[a](https://jul.example/\nb)'],
  ])('a link %s is shown raw, and is named to whoever writes', (_why, body) => {
    expect(readBody(body).map(blockWords).join('')).toContain('](')
    expect(brokenLinks(body)).toHaveLength(1)
  })

  it('take a minute for two hundred words, and never none', () => {
    expect([issueMinutes(''), issueMinutes('word '.repeat(1_000))]).toEqual([1, 5])
  })
})
