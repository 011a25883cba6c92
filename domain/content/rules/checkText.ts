import { fieldTexts } from '#domain/accounts/texts/profile.ts'
import type { Problem } from '#domain/decision.ts'
import { siteTextTexts } from '../texts/siteTexts.ts'
import type { SiteTextFields, SiteTextKind } from '../types.ts'
import { linkProblem, linksOf, sectionsProblem } from './textBody.ts'
import type { TextField } from './textFields.ts'
import { isLink, linesOf, mayBeEmpty, pageOf, readPicture, wordsOf } from './textFields.ts'
import { textKinds } from './textKinds.ts'

/** What keeps a text from being stored, field by field; whether its links lead somewhere is asked when it is published (K90). */
export function checkText(kind: SiteTextKind, fields: SiteTextFields): readonly Problem[] {
  const known = textKinds[kind].fields
  const unknown = Object.keys(fields).filter((name) => known.every((field) => field.name !== name))
  return [
    ...known.flatMap((field) => {
      const text = wordsOf(fields, field.name).trim()
      const isAltMissing = field.altOf && text === '' && !mayBeEmpty(field, fields)
      const message = isAltMissing ? siteTextTexts.altMissing : problemOf(field, text)
      return message ? [{ field: field.name, message }] : []
    }),
    ...unknown.slice(0, 1).map((field) => ({ field, message: siteTextTexts.unknownField })),
  ]
}

function problemOf(field: TextField, text: string): string | null {
  if (text === '')
    return field.isOptional || field.shape === 'stamp' ? null : fieldTexts.required(field.label)
  if (text.length > field.most) return fieldTexts.length(field.label)
  return shapes[field.shape](text, field)
}

type Check = (text: string, field: TextField) => string | null
const unless = (isGood: boolean, message: string) => (isGood ? null : message)

const shapes: Readonly<Record<TextField['shape'], Check>> = {
  line: (text) => unless(!text.includes('\n'), siteTextTexts.oneLine),
  plain: (text) => unless(linksOf(text).length === 0, siteTextTexts.noLinks),
  prose: linkProblem,
  lines: (text, { mostLines = 100 }) =>
    linesOf(text).length > mostLines ? siteTextTexts.tooManyLines(mostLines) : linkProblem(text),
  sections: sectionsProblem,
  slug: (text) => unless(/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(text), siteTextTexts.slugForm),
  link: (text) => unless(isLink(text), siteTextTexts.linkForm),
  day: (text) => unless(isDay(text), siteTextTexts.dayForm),
  place: (text) => unless(/^[1-9]\d{0,3}$/.test(text), siteTextTexts.placeForm),
  stamp: () => null,
  picture: (text) => unless(readPicture(text) !== null, siteTextTexts.pictureForm),
  choice: (text, { options = [] }) =>
    unless(
      options.some(({ value }) => value === text),
      siteTextTexts.choiceForm,
    ),
}

const isDay = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) &&
  !Number.isNaN(Date.parse(text)) &&
  new Date(`${text}T00:00:00Z`).toISOString().startsWith(text)

/** The pages of this site that a text leads to, with the field that says so; they are looked for before it is published. */
export function ownLinks(
  kind: SiteTextKind,
  fields: SiteTextFields,
): readonly { field: string; path: string }[] {
  return textKinds[kind].fields.flatMap(({ name, shape }) => {
    const text = wordsOf(fields, name)
    const links = shape === 'link' ? [text] : linksOf(text)
    return links.flatMap((link) => {
      const path = pageOf(link)
      return path ? [{ field: name, path }] : []
    })
  })
}
