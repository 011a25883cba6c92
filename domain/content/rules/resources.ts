import type { TextKind } from './textFields.ts'
import { pictureFields, placeField, slugField, wordsOf } from './textFields.ts'

/** The parts of /resources, by their anchors. */
export const resourceGroups = [
  { value: 'guides', label: 'Guides' },
  { value: 'forms', label: 'Forms to copy' },
  { value: 'recordings', label: 'Recordings' },
  { value: 'glossary', label: 'Glossary' },
] as const

/** Something to use on /resources: a guide, a form, a recording, or a word of the trade explained. */
export const resourceKind: TextKind = {
  one: 'Resource',
  many: 'Resources',
  title: 'title',
  pathOf: (fields) => `/resources#${wordsOf(fields, 'group')}`,
  start: { group: 'guides', place: '100' },
  fields: [
    slugField('Short name', 'No other resource has it.'),
    { name: 'group', label: 'Kind', shape: 'choice', most: 20, options: resourceGroups },
    placeField,
    { name: 'title', label: 'Title or word', shape: 'line', most: 120 },
    { name: 'text', label: 'In a sentence', shape: 'plain', most: 400 },
    {
      name: 'link',
      label: 'Where it is',
      shape: 'link',
      most: 300,
      isOptional: true,
      hint: 'A page of this site, or https://. A word needs none.',
    },
  ],
}

/** What a store item costs: a price of the catalogue, or a word where there is none; nobody types a figure (4.0 rule 7). */
export const storePrices = [
  { value: 'session', label: 'As a Strategy Session' },
  { value: 'retainer', label: 'As the Monthly Retainer' },
  { value: 'agreement', label: 'By agreement' },
  { value: 'free', label: 'Free' },
] as const

/** Something that can be had at /julstore: what one holds afterwards, and when. The cards of services (K12) stand on other pages. */
export const storeKind: TextKind = {
  one: 'Store item',
  many: 'Store',
  title: 'title',
  pathOf: () => '/julstore#items',
  start: { price: 'agreement', place: '100' },
  fields: [
    slugField('Short name', 'No other item has it.'),
    placeField,
    { name: 'title', label: 'What it is', shape: 'line', most: 120 },
    { name: 'text', label: 'What you get, and when', shape: 'plain', most: 800 },
    { name: 'price', label: 'Price', shape: 'choice', most: 20, options: storePrices },
    {
      name: 'link',
      label: 'Where to read more',
      shape: 'link',
      most: 300,
      isOptional: true,
      hint: 'A page of this site, or https://.',
    },
  ],
}

/** Somebody of the firm on /about. */
export const personKind: TextKind = {
  one: 'Person',
  many: 'Team',
  title: 'name',
  pathOf: () => '/about#team',
  start: { place: '100' },
  fields: [
    slugField('Short name', 'No other person has it.'),
    placeField,
    { name: 'name', label: 'Name', shape: 'line', most: 120 },
    { name: 'role', label: 'Role', shape: 'line', most: 120 },
    { name: 'text', label: 'What they work on', shape: 'plain', most: 600, isOptional: true },
    ...pictureFields,
  ],
}

/** A tile of the grid on /juliverse: a picture with a word and a link (K90). */
export const tileKind: TextKind = {
  one: 'Tile',
  many: 'Grid',
  title: 'title',
  pathOf: () => '/juliverse#grid',
  start: { place: '100' },
  fields: [
    slugField('Short name', 'No other tile has it.'),
    placeField,
    { name: 'title', label: 'Word', shape: 'line', most: 80 },
    { name: 'picture', label: 'Picture', shape: 'picture', most: 60 },
    {
      name: 'alt',
      label: 'What the picture shows',
      shape: 'line',
      most: 200,
      hint: 'For people who do not see it.',
    },
    { name: 'link', label: 'Where it leads', shape: 'link', most: 300 },
  ],
}
