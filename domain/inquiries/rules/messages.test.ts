import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { messageTexts, messageTopicNames } from '../texts.ts'
import { messageTopics } from '../types.ts'
import { checkMessage, cleanMessage, isFromProgram, topicOf } from './messages.ts'

const typed = {
  topic: 'advisory',
  name: 'Helene Roth',
  email: 'helene@quayside.example',
  company: '',
  message: 'Is ninety minutes enough?',
}
const wrong = (more: Partial<typeof typed>) =>
  checkMessage({ ...typed, ...more }).map((problem) => `${problem.field}: ${problem.message}`)

describe('a message of the contact form (K14)', () => {
  it.each([
    ['as it should be', {}, []],
    ['in another script', { name: '高橋 由美', message: 'はじめまして' }, []],
    ['without a topic', { topic: '' }, ['topic: Choose what it is about']],
    ['with a topic of its own', { topic: 'sales' }, ['topic: Choose what it is about']],
    ['without a name', { name: '' }, ['name: Your name is required']],
    ['without an address', { email: '' }, ['email: Email address is required']],
    ['with half an address', { email: 'helene@quayside' }, ['email: Email address must be a valid email']],
    [
      'with a header in the address',
      { email: 'a@b.example\nBcc: c@d.example' },
      ['email: Email address must be one line'],
    ],
    ['with two lines of name', { name: 'Helene\u2028Roth' }, ['name: Your name must be one line']],
    ['with a long company', { company: 'x'.repeat(201) }, ['company: Company length is invalid']],
    ['without words', { message: '' }, [`message: ${messageTexts.messageMissing}`]],
    ['at its limit', { message: 'x'.repeat(4000) }, []],
    ['too long', { message: 'x'.repeat(4001) }, ['message: Message length is invalid']],
  ])('%s', (_name, more, problems) => {
    expect(wrong(more)).toEqual(problems)
  })

  it('loses the spaces around it and the second half of a line break, and nothing else', () => {
    expect(cleanMessage({ ...typed, name: ' Helene ', message: ' one\r\ntwo\rthree\n' })).toMatchObject({
      name: 'Helene',
      message: 'one\ntwo\nthree',
    })
    fc.assert(
      fc.property(fc.record({ name: fc.string(), message: fc.string() }), (more) => {
        const once = cleanMessage({ ...typed, ...more })
        expect(cleanMessage(once)).toEqual(once)
      }),
    )
  })

  it('is a program’s when the unseen field is filled or it comes sooner than anybody writes', () => {
    const openedAt = new Date('2026-06-10T10:00:00Z')
    const at = (ms: number, unseen = '') =>
      isFromProgram({ unseen, openedAt }, new Date(openedAt.getTime() + ms))
    expect([at(1_999), at(2_000), at(-60_000), at(60_000, 'http://pills.example')]).toEqual([
      true,
      false,
      true,
      true,
    ])
  })

  it('has the words of the specification where it gives them (T-218)', () => {
    expect(messageTexts.failed).toBe('Failed to submit contact request. Please try again.')
    expect(messageTopics.map((topic) => messageTopicNames[topic])).toEqual([
      'Advisory',
      'Ventures',
      'Partnership',
      'Membership',
      'Press',
      'Security',
    ])
    expect([topicOf('press'), topicOf('constructor'), messageTexts.toFix(1), messageTexts.toFix(2)]).toEqual([
      'press',
      null,
      'One thing to fix',
      '2 things to fix',
    ])
  })
})
