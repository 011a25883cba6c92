import type { LegalVersion, SiteTextFields } from '../types.ts'
import type { TextKind } from './textFields.ts'
import { wordsOf } from './textFields.ts'

/** A text that binds: its version and the day it is in force from are set when it is published, never by hand (K19). */
export const legalKind: TextKind = {
  one: 'Legal text',
  many: 'Legal texts',
  title: 'title',
  isFixed: true,
  pathOf: (fields) => `/${wordsOf(fields, 'slug')}`,
  start: {},
  fields: [
    { name: 'slug', label: 'Address', shape: 'slug', most: 60 },
    { name: 'title', label: 'Title', shape: 'line', most: 120 },
    {
      name: 'short',
      label: 'In short',
      shape: 'lines',
      most: 3_000,
      mostLines: 12,
      hint: 'One sentence a line. It helps to read; the text below counts.',
    },
    {
      name: 'sections',
      label: 'Text',
      shape: 'sections',
      most: 40_000,
      hint: '## begins a part, - a list, | a table, > words set apart, ~ over a table the title of its curve; a link is [words](/page). {support} is the address people write to, {company} on a line of its own who runs the site.',
    },
    {
      name: 'changed',
      label: 'What it changes',
      shape: 'line',
      most: 200,
      isOptional: true,
      hint: 'One sentence, shown next to the number of this version.',
    },
    {
      name: 'again',
      label: 'Who agreed to it before',
      shape: 'choice',
      most: 3,
      isOptional: true,
      options: [
        { value: 'no', label: 'Is not asked again: wording' },
        { value: 'yes', label: 'Is asked again in the console' },
      ],
      hint: 'Of the terms of service and the privacy policy.',
    },
    { name: 'version', label: 'Version', shape: 'stamp', most: 6 },
    { name: 'inForceSince', label: 'In force since', shape: 'stamp', most: 10 },
  ],
}

/** The version of a legal text; 0 where none is said. */
export const versionOf = (fields: SiteTextFields): number => Number(wordsOf(fields, 'version')) || 0

/** What publishing says of a legal text: one version after all that were, and the day from which it is in force. */
export const stampLegal = (
  fields: SiteTextFields,
  { last, day }: { last: number; day: string },
): SiteTextFields => ({ ...fields, version: String(last + 1), inForceSince: day })

/** Where one version of a legal text stays readable, whatever comes after it (K19). */
export const legalVersionPath = (slug: string, version: number): string => `/${slug}/version-${version}`

/**
 * A legal page without what can be done on it, which its own address alone answers: a version is there to be read. Attributes of
 * the page say where that begins and where its text does; what comes after the text ends with the article.
 */
export const withoutAct = (html: string): string =>
  html.replaceAll(/<div data-legal="act">[\s\S]*?(?=<div data-legal="text"|<\/article>)/g, '')

/** The versions of a legal text out of a history that has the last first: of two with one number the one that came last. */
export function legalVersions(history: readonly LegalVersion[], slug: string): readonly SiteTextFields[] {
  const own = history.filter((each) => each.slug === slug).map(({ fields }) => fields)
  return own.filter((fields, at) => own.findIndex((each) => versionOf(each) === versionOf(fields)) === at)
}

/** Whether a legal text has a version that is no longer in force. */
export const hasEarlier = (history: readonly LegalVersion[]): boolean =>
  history.some(({ slug }) => legalVersions(history, slug).length > 1)
