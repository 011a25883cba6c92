import { passwordLimits } from '../limits.ts'
import { passwordTexts } from '../texts/passwords.ts'
import { accountUiTexts } from '../texts/screens.ts'

/** `documented` asks for the character kinds of spec 1 §5; `length` turns those into advice (T-017, 4.11). */
export type PasswordMode = 'documented' | 'length'

/**
 * What a password is judged with; `isCommon` gets it lower-cased, `context` holds the person's e-mail and names,
 * `brand` what the product is called where it has another name.
 */
export type PasswordRules = {
  readonly mode: PasswordMode
  readonly isCommon: (lowerCased: string) => boolean
  readonly context: readonly string[]
  readonly brand?: string
}

/** The five words of the specification; the long list lives on the server and arrives as `isCommon` (T-018). */
export const commonWords: readonly string[] = ['password', '123456', 'password123', 'admin', 'qwerty']

/** The product's own words, first guesses of whoever knows where the account is (T-017). */
export const productWords: readonly string[] = [
  'jul',
  'juliverse',
  'julius',
  'julboard',
  'julconsole',
  'julforge',
  'julworkshop',
  'julstudio',
  'yelroom',
  'yelmail',
  'sparks',
]

const composition: readonly (readonly [RegExp, string])[] = [
  [/\p{Lu}/u, passwordTexts.noUpper],
  [/\p{Ll}/u, passwordTexts.noLower],
  [/\p{Nd}/u, passwordTexts.noNumber],
  [/[^\p{L}\p{M}\p{N}]/u, passwordTexts.noSpecial],
]

/** Problems refuse the password, advice only tells; the same rule at sign-up, change and reset (T-017, T-018, K23). */
export function checkPassword(
  password: string,
  rules: PasswordRules,
): { problems: string[]; advice: string[] } {
  const problems: string[] = []
  if ([...password].length < passwordLimits.min) problems.push(passwordTexts.tooShort)
  if (password.length > passwordLimits.max) return { problems: [accountUiTexts.passwordTooLong], advice: [] }

  const missing = composition.filter(([kind]) => !kind.test(password)).map(([, message]) => message)
  if (rules.mode === 'documented') problems.push(...missing)

  if (isTooCommon(password, rules)) problems.push(passwordTexts.tooCommon)
  else if (isMadeOf(password.toLowerCase(), [...productOf(rules), ...rules.context.flatMap(wordsOf)]))
    problems.push(accountUiTexts.passwordOwnWords)
  return { problems, advice: rules.mode === 'length' ? missing : [] }
}

function isTooCommon(password: string, rules: PasswordRules): boolean {
  const lower = password.toLowerCase()
  // What is too short is refused already; the long list only adds to what would be taken.
  const isLong = [...password].length >= passwordLimits.min
  const isKnown = (guess: string) => commonWords.includes(guess) || (isLong && rules.isCommon(guess))
  if (guessesOf(lower).some(isKnown)) return true
  return isMadeOf(lower, productOf(rules))
}

const productOf = ({ brand = '' }: PasswordRules): string[] => [...productWords, ...wordsOf(brand)]

const readAs: Readonly<Record<string, string>> = {
  '0': 'o',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '8': 'b',
  '9': 'g',
  '@': 'a',
  $: 's',
  '!': 'i',
  '|': 'l',
  '+': 't',
}

/** The words a guesser gets by leaving off digits and signs at the ends and reading the others as letters of the alphabet. */
function guessesOf(lower: string): string[] {
  const plain = lower.replace(/[^\p{L}]+$/u, '')
  const bare = plain.replace(/^[^\p{L}]+/u, '')
  const asCharacters = (one: string) => (word: string) =>
    word.replace(/[0-9@$!|+]/g, (sign) => (sign === '1' ? one : (readAs[sign] ?? sign)))
  return [lower, plain, bare].flatMap((word) => [word, asCharacters('i')(word), asCharacters('l')(word)])
}

/** True when, without the known words, nothing is left but digits or fewer than five letters and digits. */
function isMadeOf(lower: string, words: readonly string[]): boolean {
  let rest = lower
  for (const word of [...words].sort((a, b) => b.length - a.length)) rest = rest.replaceAll(word, ' ')
  if (rest === lower) return false
  const left = rest.replace(/[^\p{L}\p{N}]/gu, '')
  return left.length < 5 || /^\p{Nd}+$/u.test(left)
}

/** 'ada.lovelace@acme.com' gives the whole, its local part and every piece of three letters or more. */
function wordsOf(text: string): string[] {
  const lower = text.trim().toLowerCase()
  const pieces = lower.split(/[^\p{L}\p{N}]+/u)
  return [lower, lower.split('@')[0] ?? '', ...pieces].filter((word) => word.length >= 3)
}
