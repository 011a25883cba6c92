import { callErrors } from '#contract/errors.ts'
import { paths } from '#contract/paths.ts'
import { busyWords, tooManyWords } from '#domain/accounts/rules/waiting.ts'
import { pairingTexts } from '#domain/accounts/texts/devices.ts'
import { fieldTexts } from '#domain/accounts/texts/profile.ts'
import { accountUiTexts } from '#domain/accounts/texts/screens.ts'
import type { Problem } from '#domain/decision.ts'
import type { EndpointRefusal } from '#server/platform/http/endpoint.ts'
import type { Fills } from '#server/platform/http/site/filledPage.ts'
import { attribute } from '#server/platform/http/site/filledPage.ts'
import { plainPage } from '#server/platform/plainPage.ts'
import { escapeHtml } from '#server/platform/template.ts'

/** One field of a form of the sign-in pages. */
export type AuthField = {
  readonly name: string
  /** The most of it that is written back; nothing of a password ever is. */
  readonly most: number
  /** It says by itself what describes it: the rules of a new password, and the place for what is wrong. */
  readonly isDescribed?: boolean
}

/** Why a posted form comes again: words over it, and what is wrong at its fields. */
export type Wrong = {
  status: number
  said?: string
  problems: readonly Problem[]
  /** The link that led here no longer works. */
  isSpent?: boolean
}

/** The words of the program for the same refusal, at the fields that they belong to. */
export function wrongOf(
  { code, status, message, data }: EndpointRefusal,
  fields: readonly AuthField[],
): Wrong {
  const last = fields.at(-1)
  // Who is wrong and what is wrong is not told apart; it stands at the last field, as the program puts it.
  if (code === 'UNAUTHORIZED' && last) return { status, problems: [{ field: last.name, message }] }
  if (code === 'BAD_REQUEST') {
    const given = callErrors.BAD_REQUEST.data.safeParse(data).data?.problems ?? []
    const problems = given.filter(({ field }) => fields.some(({ name }) => name === field)).map(inWords)
    const strays = given.filter(({ field }) => !fields.some(({ name }) => name === field))
    const said = strays.map((problem) => problem.message).join(' ') || (problems.length > 0 ? '' : message)
    return { status: 422, said, problems, isSpent: strays.some(isSpent) }
  }
  const wait = waitIn(data)
  if (code === 'TOO_MANY_REQUESTS') return { status, said: tooManyWords(wait ?? 60), problems: [] }
  const isLong = code === 'SERVICE_UNAVAILABLE' && wait !== null && wait > 5
  return { status, said: isLong ? busyWords(wait) : message, problems: [] }
}

// What a link asks for may be refused for another reason too: an address that somebody else has by now (T-209).
const isSpent = ({ field, message }: Problem): boolean =>
  field === 'token' && (message === accountUiTexts.linkSpent || message === pairingTexts.spent)

// What passes the rule of the form may still be no address that an account could have.
const inWords = ({ field, message }: Problem): Problem => ({
  field,
  message: field === 'email' ? fieldTexts.email('Email') : message,
})

function waitIn(data: unknown): number | null {
  const wait = typeof data === 'object' && data !== null && 'retryAfterSeconds' in data
  return wait && typeof data.retryAfterSeconds === 'number' ? data.retryAfterSeconds : null
}

/** The places of the page (web/ui/forms/WrittenRefusal.tsx). No page carries a password back. */
export function fillAuthForm(
  fields: readonly AuthField[],
  typed: Readonly<Record<string, string>>,
  { said = '', problems }: Wrong,
): Fills {
  const fills: Record<string, string> = { refused: escapeHtml(said) }
  const first = fields.find(({ name }) => problems.some(({ field }) => field === name))
  for (const field of fields) {
    const { name, most, isDescribed } = field
    const place = placeOf(name)
    const messages = problems.filter((problem) => problem.field === name).map(({ message }) => message)
    const value = most === 0 ? '' : attribute('value', (typed[name] ?? '').slice(0, most))
    fills[place] = value
    if (messages.length === 0) continue
    fills[`${place}-problem`] = messages.map(escapeHtml).join('<br>')
    const about = isDescribed ? '' : attribute('aria-describedby', `${place}-problem`)
    const focus = field === first ? attribute('autofocus', '') : ''
    fills[place] = value + attribute('aria-invalid', 'true') + about + focus
  }
  return fills
}

const placeOf = (name: string): string => name.replace(/[A-Z]/g, (sign) => `-${sign.toLowerCase()}`)

/** While the site is developed, what is wrong in plain words. */
export const plainAgain = ({ said, problems }: Wrong): string =>
  plainPage(
    'Sign in',
    `${[said ?? '', ...problems.map(({ message }) => message)]
      .filter(Boolean)
      .map((each) => `<p>${escapeHtml(each)}</p>`)
      .join('')}<p><a href="${paths.auth()}">Back to the form</a></p>`,
  )
