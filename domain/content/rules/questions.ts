import type { TextField, TextKind } from './textFields.ts'
import { wordsOf } from './textFields.ts'

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

/** Where a text stands among its like; between two numbers another one has room. */
export const placeField: TextField = {
  ...{ name: 'place', label: 'Place', shape: 'place', most: 4 },
  hint: 'A number: lower ones come first.',
}

/** A question with its answer, which has an address of its own on /faq. */
export const questionKind: TextKind = {
  one: 'Question',
  many: 'FAQ',
  title: 'question',
  pathOf: (fields) => `/faq#${wordsOf(fields, 'slug')}`,
  start: { topic: 'booking', place: '100' },
  fields: [
    { name: 'slug', label: 'Anchor', shape: 'slug', most: 60, hint: 'Behind /faq#' },
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
