import { expect, it } from 'vitest'
import { minutesMarkdown } from './markdown.ts'

const line = { quote: null, speaker: null, who: '', at: null }

it('writes minutes under the headings of their kinds, each with the sentence it rests on', () => {
  const text = minutesMarkdown({
    title: 'Pricing',
    when: '20 November 2026',
    method: 'Approved by Ada.',
    lines: [
      { ...line, kind: 'summary', text: 'We raise the price.' },
      {
        ...line,
        kind: 'action',
        text: 'Send the list',
        quote: 'I will send the list.',
        speaker: 'Ada',
        who: 'Ada, due 27 November',
        at: '00:29',
      },
    ],
  })
  expect(text).toBe(
    '# Pricing\n\n20 November 2026\n\n## Executive summary\n\nWe raise the price.\n\n## Action items\n\n' +
      '- Send the list (Ada, due 27 November)\n  > I will send the list. (Ada, 00:29)\n\n*Approved by Ada.*\n',
  )
})

it('lets nothing that somebody wrote become a link, a heading or a tag', () => {
  const text = minutesMarkdown({
    title: '# <b>[x](http://evil)',
    when: '',
    method: '',
    lines: [{ ...line, kind: 'topic', text: 'a\n# b `c` ![i](j)' }],
  })
  expect(text).not.toMatch(/(?<!\\)[[<`]/)
  expect(text.split('\n').filter((each) => each.startsWith('# '))).toHaveLength(1)
})
