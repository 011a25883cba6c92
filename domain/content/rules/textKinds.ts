import type { SiteTextFields, SiteTextKind } from '../types.ts'
import { landingKind } from './landing.ts'
import { legalKind } from './legal.ts'
import { lessonKind, mythKind } from './playbook.ts'
import { questionKind } from './questions.ts'
import { personKind, resourceKind, storeKind, tileKind } from './resources.ts'
import type { TextKind } from './textFields.ts'
import { wordsOf } from './textFields.ts'

/** Every kind of text that staff write; another one is its entry here and how the site draws it. */
export const textKinds: Readonly<Record<SiteTextKind, TextKind>> = {
  landing: landingKind,
  question: questionKind,
  lesson: lessonKind,
  myth: mythKind,
  resource: resourceKind,
  store: storeKind,
  person: personKind,
  tile: tileKind,
  legal: legalKind,
}

/** The fields of a kind and no other, without spaces around them. */
export const tidyFields = (kind: SiteTextKind, fields: SiteTextFields): SiteTextFields =>
  Object.fromEntries(textKinds[kind].fields.map(({ name }) => [name, wordsOf(fields, name).trim()]))

/** The same with what publishing set, which nobody writes by hand. */
export const keepStamps = (
  kind: SiteTextKind,
  fields: SiteTextFields,
  stored: SiteTextFields,
): SiteTextFields => {
  const stamps = textKinds[kind].fields.filter(({ shape }) => shape === 'stamp')
  return { ...fields, ...Object.fromEntries(stamps.map(({ name }) => [name, wordsOf(stored, name)])) }
}

/** Said of one version of a legal text: its draft says neither any more once that one is in force (0075). */
const saidOfOne: ReadonlySet<string> = new Set(['again', 'changed'])

/** Whether a version says all that a draft says, so that nothing is lost where another one takes its place (K90). */
export const isKeptIn = (kind: SiteTextKind, draft: SiteTextFields, version: SiteTextFields): boolean =>
  textKinds[kind].fields.every(({ name, shape }) => {
    const words = wordsOf(draft, name).trim()
    if (shape === 'stamp' || (words === '' && saidOfOne.has(name))) return true
    return words === wordsOf(version, name).trim()
  })

/**
 * The page that links lead to and that is not there any more once a text is published under another address: nothing leads on from it.
 * Null where the address stays, or is only a place on a page of others (K07).
 */
export function lostPath(kind: SiteTextKind, slug: string, shownSlug: string | null): string | null {
  if (!shownSlug || ['', shownSlug].includes(slug.trim())) return null
  const path = textKinds[kind].pathOf({ slug: shownSlug })
  return path.includes('#') ? null : path
}

/** What a text is called in lists. */
export const titleOf = (kind: SiteTextKind, fields: SiteTextFields): string =>
  wordsOf(fields, textKinds[kind].title)
