import type { TextKind } from './textFields.ts'
import { placeField, slugField, wordsOf } from './textFields.ts'

/** The three parts of the method, each with its shape (design language 1). */
export const playbookParts = [
  { value: 'square', label: 'Square the facts' },
  { value: 'octagon', label: 'Take off the corners' },
  { value: 'round', label: 'Run it true' },
] as const

/** What the list of lessons can be cut down to. */
export const playbookTopics = [
  { value: 'money', label: 'Money' },
  { value: 'market', label: 'Market' },
  { value: 'decisions', label: 'Decisions' },
  { value: 'board', label: 'Board' },
] as const

/** A lesson of the playbook; how long it takes to read is counted, and the ones before and after it follow from its place. */
export const lessonKind: TextKind = {
  one: 'Playbook lesson',
  many: 'Playbook',
  title: 'title',
  pathOf: (fields) => `/jul-playbook/${wordsOf(fields, 'slug')}`,
  start: { part: 'square', place: '100' },
  fields: [
    { ...slugField('Address', 'Behind /jul-playbook/'), most: 80 },
    { name: 'part', label: 'Part', shape: 'choice', most: 20, options: playbookParts },
    {
      ...{ name: 'topic', label: 'Topic', shape: 'choice', most: 20, isOptional: true },
      options: playbookTopics,
    },
    placeField,
    { name: 'title', label: 'Title', shape: 'line', most: 120 },
    { name: 'goal', label: 'What it is for', shape: 'plain', most: 400, hint: 'Search engines show it too.' },
    { name: 'takes', label: 'How long it takes to do', shape: 'line', most: 60 },
    {
      name: 'sections',
      label: 'Text',
      shape: 'sections',
      most: 20_000,
      hint: '## begins a part, - a list, | a table; a link is [words](/page). > sets words apart: a sentence, a formula such as a = b / c, or a (note). ~ and a title above a table of days and numbers draw its curve; ~ 6 months: why shades the last six.',
    },
    {
      name: 'checklist',
      label: 'Checklist',
      shape: 'lines',
      most: 2_000,
      mostLines: 12,
      hint: 'One step a line.',
    },
  ],
}

/** A belief about raising money and growing, the case for and against it, and what to do instead. */
export const mythKind: TextKind = {
  one: 'Myth',
  many: 'Myth files',
  title: 'myth',
  pathOf: (fields) => `/jul-playbook/myth-files#${wordsOf(fields, 'slug')}`,
  start: { place: '100' },
  fields: [
    slugField('Anchor', 'Behind /jul-playbook/myth-files#'),
    placeField,
    { name: 'myth', label: 'What everybody says', shape: 'line', most: 160 },
    {
      ...{ name: 'line', label: 'What the text shows, in a line', shape: 'line', most: 120 },
      ...{ isOptional: true, hint: 'Under it in the playbook.' },
    },
    { name: 'evidence', label: 'For and against', shape: 'plain', most: 1_500 },
    { name: 'instead', label: 'What to do instead', shape: 'plain', most: 1_500 },
    {
      ...{ name: 'lesson', label: 'Lesson that helps', shape: 'link', most: 120 },
      ...{ isOptional: true, hint: 'Such as /jul-playbook/count-the-buyers.' },
    },
    {
      name: 'source',
      label: 'Source',
      shape: 'line',
      most: 300,
      isOptional: true,
      hint: 'Publisher, title and year, where somebody measured it.',
    },
  ],
}

/** What a lesson is known by: the end of its address. */
export const lessonSlug = /^[a-z0-9-]{1,80}$/

/** The page of a lesson that a form names, and the playbook where it names none. */
export const lessonPath = (slug: string): `/${string}` =>
  lessonSlug.test(slug) ? `/jul-playbook/${slug}` : '/jul-playbook'

/**
 * Where the form of a lesson says whether it is done, by the button that was pressed, and the place on its page that this leads back to:
 * by it the page says with scripts off what was kept (0099).
 */
export const lessonDone = {
  path: '/jul-playbook/done',
  places: { yes: 'lesson-done', no: 'lesson-not-done' },
} as const

/** Where the checklist of a lesson is sent to become cards, and how many lines of it count at most (pages §5.1). */
export const lessonBoard = { path: '/jul-playbook/board', most: 12 } as const

/** The lines of a checklist that are not done yet, as its page sends them: every line, and the places of those that were ticked. */
export function linesLeft(items: readonly string[], done: readonly string[]): readonly string[] {
  return items
    .slice(0, lessonBoard.most)
    .map((item) => item.replaceAll(/\s+/g, ' ').trim())
    .filter((item, at) => item !== '' && !done.includes(String(at)))
}
