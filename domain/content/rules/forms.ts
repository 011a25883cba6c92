import { emailMax } from '#domain/accounts/limits.ts'
import { isOneAddress, isUrl } from '#domain/accounts/rules/fields.ts'
import { blocksIn } from '#domain/accounts/rules/threats.ts'
import { fieldTexts } from '#domain/accounts/texts/profile.ts'
import type { Problem } from '#domain/decision.ts'

/** One answer of a choice. Its value is part of names on the page: small letters of the alphabet and hyphens. */
export type FormOption = { readonly value: string; readonly label: string; readonly hint?: string }

type Field = {
  /** Small letters of the alphabet, because the server finds the places of the page by it. */
  readonly name: string
  readonly label: string
  readonly hint?: string
  readonly isOptional?: boolean
  /** What a field says that was left empty; `fieldTexts.required` where nothing is said. */
  readonly missing?: string
}

type Written = Field & {
  readonly most: number
  readonly placeholder?: string
}
/** One line of some kind. */
export type LineField = Written & {
  /** What is hidden is carried from the address to the post. */
  readonly kind: 'line' | 'email' | 'url' | 'password' | 'hidden'
  readonly autoComplete?: string
  /** Two of these share a row where there is room. */
  readonly isHalf?: boolean
}
/** Words on several lines. */
export type TextField = Written & { readonly kind: 'text' }
/** One or several of some answers. */
export type ChoiceField = Field & {
  readonly kind: 'choice' | 'several'
  readonly options: readonly FormOption[]
}
/** Somebody agrees to a text; what is stored is its version, so that it is known what they agreed to. */
export type ConsentField = Field & { readonly kind: 'consent'; readonly version: string }

/** One field of a form. */
export type FormField = LineField | TextField | ChoiceField | ConsentField

/** The name of whoever fills in a form of the site (K13, K14). */
export const nameField: LineField = {
  name: 'name',
  label: 'Your name',
  kind: 'line',
  most: 120,
  autoComplete: 'name',
  isHalf: true,
}
/** Their email address (K13, K14). */
export const emailField: LineField = {
  name: 'email',
  label: 'Email address',
  kind: 'email',
  most: emailMax,
  autoComplete: 'email',
  isHalf: true,
}

/** A form of the public site, said once: page, check, mail and inbox are made from it (K14). */
export type SiteForm = {
  readonly name: string
  readonly path: `/${string}`
  /** Where it leads once what was sent is stored. */
  readonly sentPath: `/${string}`
  readonly fields: readonly FormField[]
  readonly submit: string
  /** What is said where it could not be stored (T-218). */
  readonly failed: string
}

/** What was typed, by the names of the fields; several answers are joined by commas. */
export type Typed = Readonly<Record<string, string>>

/** What a form holds of what was posted: its own fields alone, without spaces around them, line breaks of one kind. */
export function cleanFields(form: Pick<SiteForm, 'fields'>, typed: Typed): Typed {
  return Object.fromEntries(form.fields.map((field) => [field.name, cleaned(field, typed[field.name] ?? '')]))
}

function cleaned(field: FormField, text: string): string {
  // A password is what it is.
  if (field.kind === 'password') return text
  // No column holds a NUL, and nobody types one.
  if (field.kind === 'text') return text.replaceAll('\0', '').replaceAll(/\r\n?/g, '\n').trim()
  if (field.kind === 'consent') return text === '' ? '' : field.version
  if (field.kind !== 'several') return text.trim()
  const given = text.split(',').map((each) => each.trim())
  return field.options
    .map(({ value }) => value)
    .filter((value) => given.includes(value))
    .join(',')
}

/** What is wrong with a form, field by field; empty where it can be stored (spec 1 §5). */
export function checkFields(form: Pick<SiteForm, 'fields'>, typed: Typed): readonly Problem[] {
  return form.fields.flatMap((field) => {
    const message = problemOf(field, typed[field.name] ?? '')
    return message ? [{ field: field.name, message }] : []
  })
}

function problemOf(field: FormField, text: string): string | null {
  if (text === '') return field.isOptional ? null : (field.missing ?? fieldTexts.required(field.label))
  if ('options' in field) return choiceProblem(field, text)
  if (field.kind === 'consent') return null
  if (field.kind !== 'text' && /[\p{Cc}\u2028\u2029]/u.test(text)) return formTexts.oneLine(field.label)
  if (text.length > field.most) return fieldTexts.length(field.label)
  const blocked = blocksIn(field.name, text, field.label)
  if (blocked !== null) return blocked
  // What a mail program reads as more than one address, or as a name in front of it, is none.
  if (field.kind === 'email' && !isOneAddress(text)) return fieldTexts.email(field.label)
  return field.kind === 'url' && !isWebLink(text) ? fieldTexts.url(field.label) : null
}

function choiceProblem(field: ChoiceField, text: string): string | null {
  const given = field.kind === 'several' ? text.split(',') : [text]
  const isKnown = given.every((each) => field.options.some(({ value }) => value === each))
  return isKnown ? null : (field.missing ?? fieldTexts.invalid(field.label))
}

const isWebLink = (text: string) => isUrl(text) && /^https?:\/\//i.test(text)

/** What a stored value of a field is called where people read it: the labels of what was chosen, or the words themselves. */
export function valueWords(field: FormField, value: string): string {
  if (field.kind === 'consent') return formTexts.agreed(value)
  if (field.kind !== 'choice' && field.kind !== 'several') return value
  return value
    .split(',')
    .map((each) => field.options.find((option) => option.value === each)?.label ?? each)
    .join(', ')
}

/** Our own words around every form of the site, in its errors too (K14). */
export const formTexts = {
  toFix: (count: number) => (count === 1 ? 'One thing to fix' : `${count} things to fix`),
  oneLine: (field: string) => `${field} must be one line`,
  agreed: (version: string) => `Agreed to the text of ${version}`,
  tooOften:
    'That was tried very often in a short time. Nothing you typed is lost: wait a minute and send it again.',
  wasOld: 'This page was open for very long. Nothing you typed is lost: look it over and send it again.',
} as const
