import { call } from '@orpc/server'
import type { FastifyInstance } from 'fastify'
import { paths } from '#contract/paths.ts'
import { longDay } from '#domain/days.ts'
import { cookieLimits } from '#domain/privacy/limits.ts'
import {
  acceptAll,
  choiceKey,
  keptChoice,
  readChoice,
  rejectOptional,
  versionInForce,
} from '#domain/privacy/rules/choice.ts'
import { cookieText, cookieTexts } from '#domain/privacy/texts.ts'
import type { AllowedCategories, CookieChoice } from '#domain/privacy/types.ts'
import { optionalCategories } from '#domain/privacy/types.ts'
import type { App } from '#server/platform/app.ts'
import { callContextOf } from '#server/platform/http/callContext.ts'
import type { DevSite } from '#server/platform/http/site/devSite.ts'
import { attribute, sendFilled } from '#server/platform/http/site/filledPage.ts'
import type { PagesFromMemory } from '#server/platform/http/site/pagesFromMemory.ts'
import { fieldsPosted, takeForms } from '#server/platform/http/site/postedForm.ts'
import { sendPage } from '#server/platform/http/site/sendPage.ts'
import type { Site } from '#server/platform/http/site/site.ts'
import { legalVersion, pageAt } from '#server/platform/http/site/site.ts'
import { plainPage, sendPlain } from '#server/platform/plainPage.ts'
import { cookieValue } from '#server/platform/signInCookie.ts'
import { escapeHtml } from '#server/platform/template.ts'
import { keepChoice } from './keepChoice.ts'

const FORM_BYTES = 4_096
const KEPT_SECONDS = cookieLimits.choiceMonths * 31 * 86_400

/**
 * The choice about cookies without any script: a native POST, stored like the banner's, kept in a cookie of its own and shown
 * by the page that it came from (K51). Scripts read the cookie too.
 */
export function mountCookieForm(
  server: FastifyInstance,
  app: App,
  site: Site | DevSite | null,
  memory: Pick<PagesFromMemory, 'learn'>,
): void {
  const address = paths.page('/cookie-preferences')
  // Staff may publish another text around the choice while it runs.
  const pageNow = () => (site && 'pages' in site ? pageAt(site, address) : null)

  const versionNow = () => versionInForce(legalVersion(site, address) ?? 0)

  if (pageNow()) {
    server.get(address, async (request, reply) => {
      const page = pageNow()
      if (!page) return reply.callNotFound()
      const kept = cookieValue(request.headers.cookie, choiceKey)
      const choice = readChoice(kept, app.clock.now(), versionNow())
      if (choice) return sendFilled(reply, page, filled(choice))
      memory.learn(address, choiceKey)
      return sendPage(request, reply, page)
    })
  }

  takeForms(server, FORM_BYTES, (scope) => {
    scope.post(address, async (request, reply) => {
      const allowed = allowedBy(request.body)
      const [id, version] = [app.clock.newId(), versionNow()]
      try {
        const { receipt, at } = await call(
          keepChoice,
          { id, version, ...allowed },
          { path: ['privacy', 'keepChoice'], context: callContextOf(request, reply, app) },
        )
        reply.header('set-cookie', setCookie(app, keptChoice(allowed, new Date(at), receipt, version)))
        return reply.redirect(address, 303)
      } catch {
        reply.code(503).header('cache-control', 'no-store')
        const page = pageNow()
        return page
          ? sendFilled(reply, page, { ...switches(allowed), failure: escapeHtml(cookieTexts.failed) })
          : sendPlain(reply, plainPage(cookieText.title, `<p>${escapeHtml(cookieTexts.failed)}</p>`))
      }
    })
  })
}

function allowedBy(body: unknown): AllowedCategories {
  const given = fieldsPosted(body)
  const pressed = given.get('choice')
  if (pressed === 'all') return acceptAll
  if (pressed !== 'own') return rejectOptional
  const of = (name: string) => given.get(name) === 'yes'
  return { functional: of('functional'), analytics: of('analytics'), marketing: of('marketing') }
}

const switches = (allowed: AllowedCategories): Record<string, string> =>
  Object.fromEntries(optionalCategories.map((each) => [each, allowed[each] ? attribute('checked', '') : '']))

const filled = (choice: CookieChoice): Record<string, string> => ({
  ...switches(choice),
  receipt: escapeHtml(cookieTexts.receipt(choice.receipt, longDay(choice.timestamp))),
})

// No HttpOnly: scripts ask it what they may do. It holds no secret.
const setCookie = (app: App, choice: CookieChoice): string =>
  `${choiceKey}=${encodeURIComponent(JSON.stringify(choice))}; Path=/; SameSite=Lax; Max-Age=${KEPT_SECONDS}${app.config.publicUrl.protocol === 'https:' ? '; Secure' : ''}`
