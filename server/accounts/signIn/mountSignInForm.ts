import type { FastifyInstance } from 'fastify'
import { authBodies } from '#contract/accounts/signIn.ts'
import { paths } from '#contract/paths.ts'
import { emailMax } from '#domain/accounts/limits.ts'
import { safeNext } from '#domain/accounts/rules/next.ts'
import { checkSignIn } from '#domain/accounts/rules/signInForm.ts'
import { busyWords, tooManyWords } from '#domain/accounts/rules/waiting.ts'
import { fieldTexts } from '#domain/accounts/texts/profile.ts'
import { accountUiTexts } from '#domain/accounts/texts.ts'
import type { Problem } from '#domain/decision.ts'
import type { App } from '#server/platform/app.ts'
import type { EndpointRefusal } from '#server/platform/http/endpoint.ts'
import { askEndpoint } from '#server/platform/http/endpoint.ts'
import type { DevSite } from '#server/platform/http/site/devSite.ts'
import type { Fills } from '#server/platform/http/site/filledPage.ts'
import { attribute, sendFilled } from '#server/platform/http/site/filledPage.ts'
import { fieldsPosted, takeForms } from '#server/platform/http/site/postedForm.ts'
import type { Site } from '#server/platform/http/site/site.ts'
import { plainPage, sendPlain } from '#server/platform/plainPage.ts'
import { escapeHtml } from '#server/platform/template.ts'
import type { Auth } from '../auth/buildAuth.ts'
import { isSafeHost } from '../rules/cookie.ts'
import { signIn } from './signIn.ts'

const FORM_BYTES = 8_192
const endpoint = { call: 'accounts.signIn', body: authBodies.signIn }

type Wrong = { status: number; said?: string; problems: readonly Problem[] }

/**
 * Signing in before the program of the page runs, or without it: the browser posts the form by itself. It is the sign-in of
 * `/api/auth/sign-in/email`, asked by another door: the same limits, known browsers, second factor and trail. It leads to
 * where the program would, or answers the page again with what is wrong.
 */
export function mountSignInForm(
  server: FastifyInstance,
  app: App,
  auth: Auth,
  site: Site | DevSite | null,
): void {
  const address = paths.auth()
  const page = site && 'pages' in site ? (site.pages.get(address) ?? null) : null

  takeForms(server, FORM_BYTES, (scope) => {
    scope.post(address, async (request, reply) => {
      const given = fieldsPosted(request.body)
      const typed = { email: given.get('email') ?? '', password: given.get('password') ?? '' }
      const query = new URLSearchParams(request.url.split('?')[1] ?? '')
      const again = (wrong: Wrong) => {
        reply.code(wrong.status)
        return page
          ? sendFilled(reply, page, fillsOf(typed.email, wrong), true)
          : sendPlain(reply, plainAgain(wrong))
      }

      if (!isSafeHost(app.config))
        return again({ status: 403, said: accountUiTexts.insecureHost, problems: [] })
      const problems = checkSignIn(typed)
      if (problems.length > 0) return again({ status: 422, problems })
      const ask = { ...endpoint, answer: signIn.bind(null, auth) }
      const { answered, refused } = await askEndpoint(app, ask, request, reply, typed)
      if (refused) return again(wrongOf(refused))
      const next = safeNext(query.get('next'), app.config.publicUrl.origin, paths.go('home'))
      const ways = answered.body.factors
      return reply.redirect(Array.isArray(ways) ? paths.factor(next, ways.join(' ')) : next, 303)
    })
  })
}

/** The words of the program for the same refusal, at the field that they belong to. */
function wrongOf({ code, status, message, data }: EndpointRefusal): Wrong {
  if (code === 'UNAUTHORIZED') return { status, problems: [{ field: 'password', message }] }
  // What passes the rule of the form may still be no address that an account could have.
  if (code === 'BAD_REQUEST')
    return { status: 422, problems: [{ field: 'email', message: fieldTexts.email('Email') }] }
  const wait = waitIn(data)
  if (code === 'TOO_MANY_REQUESTS') return { status, said: tooManyWords(wait ?? 60), problems: [] }
  const isLong = code === 'SERVICE_UNAVAILABLE' && wait !== null && wait > 5
  return { status, said: isLong ? busyWords(wait) : message, problems: [] }
}

function waitIn(data: unknown): number | null {
  const wait = typeof data === 'object' && data !== null && 'retryAfterSeconds' in data
  return wait && typeof data.retryAfterSeconds === 'number' ? data.retryAfterSeconds : null
}

/** The places of the page (web/features/accounts/signIn/WrittenRefusal.tsx). No page carries a password back. */
function fillsOf(email: string, { said = '', problems }: Wrong): Fills {
  const fills: Record<string, string> = { refused: escapeHtml(said) }
  for (const [at, { field, message }] of problems.entries()) {
    fills[`${field}-problem`] = escapeHtml(message)
    const about = attribute('aria-invalid', 'true') + attribute('aria-describedby', `${field}-problem`)
    fills[field] = about + (at === 0 ? attribute('autofocus', '') : '')
  }
  fills.email = attribute('value', email.slice(0, emailMax)) + (fills.email ?? '')
  return fills
}

/** While the site is developed, what is wrong in plain words. */
const plainAgain = ({ said, problems }: Wrong): string =>
  plainPage(
    'Sign in',
    `${[said ?? '', ...problems.map(({ message }) => message)]
      .filter(Boolean)
      .map((each) => `<p>${escapeHtml(each)}</p>`)
      .join('')}<p><a href="${paths.auth()}">Back to the form</a></p>`,
  )
