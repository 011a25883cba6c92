import { accountTexts } from '../texts.ts'

/** What is known of a person's name. */
export type Named = {
  readonly firstName?: string | null
  readonly lastName?: string | null
  readonly email?: string | null
}

/** A person is called by first and last name, else by e-mail, else 'User' (spec 1 §2, user menu). */
export function displayName(person: Named): string {
  return partsOf(person).join(' ')
}

/** Initials come from the same names as the display name: one character, or two of first and last name (spec 1 §2). */
export function initials(person: Named): string {
  return partsOf(person).map(firstCharacter).join('')
}

/**
 * The same of a name that is known only as a whole: one word gives one character, more give the first and the last word's;
 * `most` is 1 where no more can be read.
 */
export function initialsOfName(name: string, most: 1 | 2 = 2): string {
  const words = name.trim().split(/\s+/)
  const [first = '', last = ''] = [words[0], words.length > 1 ? words.at(-1) : '']
  return [first, most === 2 ? last : ''].map(firstCharacter).join('')
}

/** The phone console calls a person by the part of the e-mail before the '@', else 'User' (spec 1 §2, Account tab). */
export function shortName(email: string | null | undefined): string {
  return email?.trim().split('@')[0] || accountTexts.nameless
}

// The longest name in a greeting, in characters.
const greetingLength = 60
const notInNames = /[/\\@:]|[^\s.]\.[^\s.]|\d{3}|[\u200e\u200f\u202a-\u202e\u2066-\u2069]/u

/**
 * Whether an email may greet with a name. Anybody can have an email sent to a stranger's address, so what reads as an
 * address or a number, turns the line round or is a sentence of its own stays out of it (T-199).
 */
export function isGreetable(name: string): boolean {
  return name.length <= greetingLength && !notInNames.test(name)
}

function partsOf(person: Named): string[] {
  const names = [person.firstName, person.lastName]
    .map((name) => name?.trim() ?? '')
    .filter((name) => name !== '')
  return names.length > 0 ? names : [person.email?.trim() || accountTexts.nameless]
}

// A character is what a reader sees as one: combining characters and joined signs stay whole.
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })

function firstCharacter(name: string): string {
  const [first] = graphemes.segment(name.toUpperCase())
  return first?.segment ?? ''
}
