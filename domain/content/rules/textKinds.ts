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

/** What a text is called in lists. */
export const titleOf = (kind: SiteTextKind, fields: SiteTextFields): string =>
  wordsOf(fields, textKinds[kind].title)
