import { describe, expect, it } from 'vitest'
import { checkFields, cleanFields, formTexts } from '#domain/content/rules/forms.ts'
import { sentTexts } from '#domain/inquiries/rules/sentTexts.ts'
import { messageTopicNames } from '../texts.ts'
import { messageTopics, visitorKinds } from '../types.ts'
import { inboxFormOf, inboxForms } from './forms.ts'
import { comparedWords, heldFor, topicOf } from './messages.ts'

const { contact } = inboxForms
const typed = {
  topic: 'advisory',
  name: 'Helene Roth',
  email: 'helene@quayside.example',
  company: '',
  message: 'Is ninety minutes enough?',
}
const wrong = (more: Partial<typeof typed>) =>
  checkFields(contact, { ...typed, ...more }).map((problem) => `${problem.field}: ${problem.message}`)

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
    [
      'without words',
      { message: '' },
      ['message: Write at least one sentence, so that the right person reads it'],
    ],
    ['at its limit', { message: 'x'.repeat(4000) }, []],
    ['too long', { message: 'x'.repeat(4001) }, ['message: Message length is invalid']],
  ])('%s', (_name, more, problems) => {
    expect(wrong(more)).toEqual(problems)
  })

  it('has the words of the specification where it gives them (T-155, T-218)', () => {
    expect(visitorKinds.map((kind) => inboxForms[kind].failed)).toEqual([
      'Failed to submit contact request. Please try again.',
      'Failed to submit partnership request. Please try again.',
      'Failed to submit advisory request. Please try again.',
      'Failed to submit application. Please try again.',
      'Failed to submit ecosystem request. Please try again.',
      'Failed to submit report. Please try again.',
    ])
    expect([sentTexts.partnership.title, sentTexts.advisory.title, sentTexts.application.title]).toEqual([
      'Partnership request submitted successfully!',
      'Advisory request submitted successfully!',
      'Application submitted successfully!',
    ])
    expect(messageTopics.map((topic) => messageTopicNames[topic])).toEqual([
      'Advisory',
      'Ventures',
      'Partnership',
      'Membership',
      'Press',
      'Security',
    ])
    expect([topicOf('press'), topicOf('constructor'), formTexts.toFix(1), formTexts.toFix(2)]).toEqual([
      'press',
      null,
      'One thing to fix',
      '2 things to fix',
    ])
  })
})

describe('every form of the inbox', () => {
  it.each(Object.values(inboxForms))('$name is found by its name, and its parts are its own', (form) => {
    expect(inboxFormOf(form.name)).toBe(form)
    const names = form.fields.map(({ name }) => name)
    expect(new Set(names).size).toBe(names.length)
    expect(names).toContain(form.body)
    if (form.subject) expect(names).toContain(form.subject)
    expect(names).toEqual(expect.arrayContaining(['name', 'email']))
    // The server finds the places of a page by these.
    for (const field of form.fields) {
      expect(field.name).toMatch(/^[a-z]+$/)
      for (const { value } of 'options' in field ? field.options : []) expect(value).toMatch(/^[a-z-]+$/)
    }
    expect(cleanFields(form, {})).toEqual(Object.fromEntries(names.map((name) => [name, ''])))
    expect(inboxFormOf('upgrade')).toBeNull()
  })
})

describe('what looks like a program (K14)', () => {
  const openedAt = new Date('2026-06-10T10:00:00Z')
  const held = (ms: number, unseen = '', message = 'Two ports have asked.') =>
    heldFor({ unseen, openedAt, fields: { message } }, new Date(openedAt.getTime() + ms))

  it.each([
    [held(1_999), 'quick'],
    [held(2_000), null],
    [held(-60_000), 'quick'],
    [held(60_000, 'http://pills.example'), 'trap'],
    [held(60_000, '', 'Our deck is at https://quayside.example/deck, and https://quayside.example.'), null],
    [held(60_000, '', 'https://a.example http://b.example www.c.example https://d.example'), 'links'],
    [held(60_000, '', '[url=https://a.example]cheap[/url]'), 'links'],
    [held(60_000, '', '<a href="https://a.example">cheap</a>'), 'links'],
  ])('is %j', (found, wanted) => {
    expect(found).toBe(wanted)
  })

  it('is compared by its words alone, and short ones not at all', () => {
    expect(comparedWords('Please call me back.')).toBe('')
    const long = 'We offer the best ranking in all search engines, guaranteed!'
    expect(comparedWords(` ${long.toUpperCase()} \n`)).toBe(comparedWords(long.replaceAll(' ', '  ')))
  })
})
