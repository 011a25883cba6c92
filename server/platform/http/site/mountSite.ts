import type { IncomingMessage } from 'node:http'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { consoleAddresses, paths } from '#contract/paths.ts'
import { isAuthPath } from '#domain/accounts/rules/signInForm.ts'
import type { App } from '#server/platform/app.ts'
import { entranceOf, inTransaction } from '#server/platform/db/transaction.ts'
import { readTokenHash } from '#server/platform/signInCookie.ts'
import type { DevSite } from './devSite.ts'
import type { PagesFromMemory } from './pagesFromMemory.ts'
import { sendPage } from './sendPage.ts'
import type { Site } from './site.ts'
import { documentAt, pageAt } from './site.ts'

const consoles = consoleAddresses().map((address) => ({ address, parts: address.split('/') }))
const FRAMED = /^\/(?:app|dashboard|vip)\//
const STAFF =
  /^\/(?:vip|admin|audio-uploader|stripe-calendly-validation|brand|email-signature|digital-business-card|mobile-design)(?:\/|$)/

/** What no other route answers: the pages of the site, the document of the consoles, and not-found. */
export function mountSite(
  server: FastifyInstance,
  app: App,
  site: Site | DevSite | null,
  memory: PagesFromMemory,
): void {
  const { publicUrl } = app.config
  // A route of its own may decide by who asks, and leave the rest to the site (/company-manual): its address is not learned here.
  const routeless = new WeakSet<IncomingMessage>()
  server.addHook('onRequest', (request, _reply, done) => {
    if (request.is404) routeless.add(request.raw)
    done()
  })
  // Passkeys and cookies need one name for the site: 127.0.0.1 goes to localhost (4.12.9).
  server.addHook('onRequest', (request, reply, done) => {
    if (
      request.hostname === '127.0.0.1' &&
      publicUrl.hostname === 'localhost' &&
      request.method === 'GET' &&
      !request.url.startsWith('/api/') &&
      !/^\/(?:healthz|readyz|metrics)/.test(request.url)
    ) {
      // Slashes at its front would name another host, or none that can be read.
      const rest = request.url.replace(/^(?:https?:)?[/\\]*/i, '')
      reply.redirect(new URL(`/${rest}`, publicUrl).href, 307)
    } else done()
  })
  // Public pages are answered at once: a promise and its turns would cost more than finding the page.
  server.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?', 1)[0] ?? '/'
    if (path.startsWith('/api/') || (request.method !== 'GET' && request.method !== 'HEAD') || !site)
      return notFound(reply)
    // Presentation only: whoever opens it still signs in (T-167).
    if (wantsPhone(request.url, path)) return void reply.redirect(`${paths.app()}?mobile`, 302)
    if (!STAFF.test(path)) {
      if (answerAt(request, reply, site, path) && routeless.has(request.raw)) memory.learn(path)
      return undefined
    }
    return entryOf(app, request, path).then((entry) => {
      if (entry === 'view') reply.redirect(paths.go('home'), 302)
      else if (entry === 'factor') reply.redirect(paths.factor(request.url), 302)
      else if (entry === 'open') answerAt(request, reply, site, path)
      else if ('answer' in site) notFound(reply)
      else sendPage(request, reply.code(404), site.missing)
      return reply
    })
  })
}

const notFound = (reply: FastifyReply) =>
  void reply.code(404).send({ code: 'NOT_FOUND', message: 'Not found.' })

/** Answers with what is at an address that whoever asks may open, and says whether it is one page whatever is asked with it. */
function answerAt(request: FastifyRequest, reply: FastifyReply, site: Site | DevSite, path: string): boolean {
  if ('answer' in site) {
    reply.hijack()
    site.answer(request.raw, reply.raw)
    return false
  }
  const query = request.url.slice(path.length)
  const address = path.length > 1 ? path.replace(/\/$/, '') : path
  const page = isAuthPath(address)
    ? documentAt(site, address, new URLSearchParams(query))
    : pageAt(site, address)
  // A page has one address. At another its form would not be opened, as the route that opens it is not asked.
  if (page && address !== path) reply.redirect(address + query, 308)
  else if (page) sendPage(request, reply, page)
  else {
    const screen = consoleAt(address)
    // One document answers every address of the consoles; a search engine has nothing to read in it.
    if (screen) {
      const scripts = site.scripts?.get(screen)
      if (scripts) reply.header('link', scripts)
      sendPage(request, reply.header('x-robots-tag', 'noindex'), site.shell)
    }
    // Below a console nothing is there either, and its own frame says so (K03, spec 3 §2).
    else sendPage(request, reply.code(404), FRAMED.test(path) ? site.shell : site.missing)
  }
  return page !== null && address === path && !isAuthPath(address)
}

/** The flag `mobile` on a page of the site or the desktop's console asks for the phone's. */
function wantsPhone(url: string, path: string): boolean {
  if (url.length === path.length || (path !== paths.home() && path !== paths.dashboard())) return false
  const flag = new URLSearchParams(url.slice(path.length)).get('mobile')
  return flag !== null && flag !== '0'
}

/**
 * `/vip`, the uploaders and what stands below `/admin` need staff, `/admin` itself an admin, before any HTML; others learn nothing (T-019, 4.12.19). Whose role waits for a
 * second factor sets it up or gives it first (T-200).
 */
async function entryOf(
  app: App,
  request: FastifyRequest,
  path: string,
): Promise<'open' | 'hidden' | 'factor' | 'view'> {
  const tokenHash = readTokenHash(request.headers.cookie, app.config)
  if (!tokenHash) return 'hidden'
  return await inTransaction(app.pool, entranceOf(tokenHash, app), async (_db, signIn) => {
    const may =
      path.replace(/\/$/, '') === paths.admin()
        ? signIn?.roles.includes('admin')
        : (signIn?.roles.length ?? 0) > 0
    if (may) return 'open'
    // Whoever looks at a member's console has that member's rights until they end the view, which its banner does (T-203).
    if (signIn?.viewerId) return 'view'
    return signIn?.isFactorMissing ? 'factor' : 'hidden'
  })
}

/** The address of the consoles that this is, as the contract lists it. They share one document, which finds its own screen. */
function consoleAt(address: string): string | undefined {
  const given = address.split('/')
  return consoles.find(
    ({ parts }) =>
      parts.length === given.length &&
      parts.every((part, at) => (part === '*' ? given[at] !== '' : part === given[at])),
  )?.address
}
