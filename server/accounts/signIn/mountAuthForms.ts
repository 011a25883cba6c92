import type { FastifyInstance, FastifyRequest } from 'fastify'
import { safeNext } from '#domain/accounts/rules/next.ts'
import { authDocument, authDocuments, isAuthPath } from '#domain/accounts/rules/signInForm.ts'
import { accountUiTexts } from '#domain/accounts/texts/screens.ts'
import type { App } from '#server/platform/app.ts'
import type { EndpointRefusal } from '#server/platform/http/endpoint.ts'
import { queryOf } from '#server/platform/http/queryOf.ts'
import type { DevSite } from '#server/platform/http/site/devSite.ts'
import { sendFilled } from '#server/platform/http/site/filledPage.ts'
import { fieldsPosted, takeForms } from '#server/platform/http/site/postedForm.ts'
import type { Site } from '#server/platform/http/site/site.ts'
import { documentAt } from '#server/platform/http/site/site.ts'
import { sendPlain } from '#server/platform/plainPage.ts'
import type { Auth } from '../auth/buildAuth.ts'
import { isSafeHost } from '../rules/cookie.ts'
import { authForms } from './authForms.ts'
import type { Wrong } from './fillAuthForm.ts'
import { fillAuthForm, plainAgain, wrongOf } from './fillAuthForm.ts'

const FORM_BYTES = 8_192

/**
 * The forms of the sign-in pages before the program runs, or without it: the browser posts them by itself. Each asks what
 * the program asks under `/api/auth`, by another door: the same limits, known browsers, second factor and trail. It leads to
 * where the program would, or answers the page again with what is wrong (0078).
 */
export function mountAuthForms(
  server: FastifyInstance,
  app: App,
  auth: Auth,
  site: Site | DevSite | null,
): void {
  takeForms(server, FORM_BYTES, (scope) => {
    for (const path of Object.keys(authDocuments).filter(isAuthPath)) {
      scope.get(path, async (request, reply) => {
        const to = withNext(request, app.config)
        return to ? reply.header('cache-control', 'no-store').redirect(to, 303) : reply.callNotFound()
      })
      scope.post(path, async (request, reply) => {
        const query = queryOf(request)
        const shown = authDocument(path, query)
        const form = authForms[`${path} ${shown}`]
        if (!form) return reply.callNotFound()
        const page = site && 'pages' in site ? documentAt(site, path, query) : null
        const given = fieldsPosted(request.body)
        const typed = Object.fromEntries(form.fields.map(({ name }) => [name, given.get(name) ?? '']))
        const again = (wrong: Wrong) => {
          reply.code(wrong.status)
          return page
            ? sendFilled(reply, page, fillAuthForm(form.fields, typed, wrong), true)
            : sendPlain(reply, plainAgain(wrong))
        }

        if (!isSafeHost(app.config))
          return again({ status: 403, said: accountUiTexts.insecureHost, problems: [] })
        const posted = { typed, query }
        const problems = await form.check(posted, app.config)
        if (problems.length > 0) return again({ status: 422, problems })
        const { answered, refused } = await form.ask(app, auth, request, reply, posted)
        if (answered) return reply.redirect(form.leads(answered, posted, app.config), 303)
        const reason = reasonOf(refused)
        const to = form.ends?.[reason] ?? (refused.code === 'UNAUTHORIZED' && form.signedOut?.(posted))
        if (to) return reply.redirect(to, 303)
        const wrong = wrongOf(refused, form.fields)
        if (wrong.isSpent && form.spent) return reply.redirect(form.spent, 303)
        const said = form.words?.[reason]
        return again(said === undefined ? wrong : { ...wrong, said })
      })
    }
  })
}

/**
 * The same address with where they were going, where only the page that led here says so: the links between these documents were
 * written at build, and without the program none of them knows it (0078). Null where there is nothing to add.
 */
function withNext({ url, headers }: FastifyRequest, { publicUrl }: App['config']): string | null {
  const [path = '', query = ''] = url.split('?')
  const here = new URLSearchParams(query)
  const from = URL.parse(headers.referer ?? '')
  if (here.has('next') || from?.origin !== publicUrl.origin || !isAuthPath(from.pathname)) return null
  const next = from.searchParams.get('next')
  if (!next || safeNext(next, publicUrl.origin, '') === '') return null
  here.set('next', next)
  return `${path}?${here}`
}

function reasonOf({ data }: EndpointRefusal): string {
  const reason = typeof data === 'object' && data !== null && 'reason' in data ? data.reason : null
  return typeof reason === 'string' ? reason : ''
}
