import type { TextKind } from './textFields.ts'
import { placeField, slugField, wordsOf } from './textFields.ts'

/** The topics of /faq in their order. */
export const questionTopics = [
  { value: 'booking', label: 'Sessions' },
  { value: 'prices', label: 'Prices and refunds' },
  { value: 'recordings', label: 'Recordings and consent' },
  { value: 'drafting', label: 'Drafted minutes' },
  { value: 'plans', label: 'Plans and levels' },
  { value: 'data', label: 'Your data' },
  { value: 'reports', label: 'Reports' },
] as const

/** A question with its answer, which has an address of its own on /faq. */
export const questionKind: TextKind = {
  one: 'Question',
  many: 'FAQ',
  title: 'question',
  pathOf: (fields) => `/faq#${wordsOf(fields, 'slug')}`,
  start: { topic: 'booking', place: '100' },
  fields: [
    slugField('Anchor', 'Behind /faq#'),
    { name: 'topic', label: 'Topic', shape: 'choice', most: 20, options: questionTopics },
    placeField,
    { name: 'question', label: 'Question', shape: 'line', most: 160 },
    {
      name: 'text',
      label: 'Answer',
      shape: 'plain',
      most: 1_500,
      hint: 'Without links: search engines show it too.',
    },
  ],
}
