import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { consoleAddresses, consoleWorkerPath, paths } from '#contract/paths.ts'
import type { AuthPath } from '#domain/accounts/rules/signInForm.ts'
import { authDocument, authDocumentPaths, isAuthPath } from '#domain/accounts/rules/signInForm.ts'
import type { App } from '#server/platform/app.ts'
import type { Config } from '#server/platform/config.ts'
import { entranceOf, inTransaction } from '#server/platform/db/transaction.ts'
import { readTokenHash } from '#server/platform/signInCookie.ts'
import { contentPolicy } from '../edge/secureHeaders.ts'
import { workerPolicy, workerScript } from './consoleWorker.ts'
import type { DevSite } from './devSite.ts'
import type { SiteNames } from './withNames.ts'
import { waitsForNames, withNames } from './withNames.ts'

type Encoding = 'br' | 'gzip' | 'identity'
export type Page = {
  type: string
  etag: string
  bodies: Partial<Record<Encoding, Buffer>>
  policy: string | null
  immutable: boolean
  /** It shows what not everybody may see, so nobody keeps it. */
  isPrivate?: boolean
  /** A page from which others may be fetched before somebody presses a link. */
  ahead?: boolean
}

/** The built site, held as bytes: a public page costs no work per request beyond its headers. */
export type Site = {
  pages: ReadonlyMap<string, Page>
  /** Pages with what only the server knows in their places, in front of the built ones. */
  filled?: Map<string, Page>
  /** Pages with what staff wrote, in front of the built ones (server/content/keepSiteTexts.ts). */
  written?: Map<string, Page>
  /** Each fills its pages anew once others were written below them, so that both show. */
  refills?: Set<() => void>
  /** Built pages that staff took off the site. */
  gone?: ReadonlySet<string>
  /** Versions of the legal texts that staff published, by their addresses. */
  legal?: ReadonlyMap<string, number>
  shell: Page
  missing: Page
  /** Names the document of the consoles to their worker, anew where that says something else (0107). */
  stampWorker?: () => void
}

/** The version of a legal text that staff published; undefined while the one of the build is in force. */
export const legalVersion = (site: Site | DevSite | null, path: string): number | undefined =>
  site && 'pages' in site ? site.legal?.get(path) : undefined

/** What is at an address of the site now. */
export function pageAt(site: Site, address: string): Page | null {
  if (site.gone?.has(address)) return null
  return site.filled?.get(address) ?? site.written?.get(address) ?? site.pages.get(address) ?? null
}

/** Which of its documents an address of the sign-in pages shows by its query (0078). */
export const documentAt = (site: Site, path: AuthPath, query: URLSearchParams): Page | null =>
  pageAt(site, documentName(path, authDocument(path, query)))

/** No address: a document is found by its query alone. */
const documentName = (path: AuthPath, shown: string): string => `${path} ${shown}`

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.woff': 'font/woff',
  '.ttf': 'font/ttf',
  // Packed, and unpacked by whoever asked for it.
  '.ttfz': 'application/octet-stream',
  '.txt': 'text/plain; charset=utf-8',
  '.csv': 'text/csv; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.speculationrules': 'application/speculationrules+json',
  '.jpg': 'image/jpeg',
}
/** The document of the consoles, as the build names it. */
const SHELL = '__spa-fallback.html'
const consoles = consoleAddresses().map((address) => address.split('/'))
const FRAMED = /^\/(?:app|dashboard|vip)\//
/** What a browser may fetch ahead, written at build (tools/site-files.mjs). */
const AHEAD = '"/ahead.speculationrules"'
const STAFF =
  /^\/(?:vip|admin|audio-uploader|stripe-calendly-validation|brand|email-signature|digital-business-card|mobile-design)(?:\/|$)/

type Told = SiteNames & Pick<Config, 'demo' | 'offlineStart'> & Partial<Pick<Config, 'filesUrl'>>

export async function loadSite(folder: string, config: Told): Promise<Site> {
  const pages = new Map<string, Page>()
  for (const name of await readdir(folder, { recursive: true })) {
    const type = types[extname(name)]
    if (!type) continue
    pages.set(addressOf(name), await loadPage(join(folder, name), type, config))
  }
  const shell = pages.get(`/${SHELL}`) ?? pages.get('/')
  const missing = pages.get('/not-found') ?? shell
  if (!shell || !missing) throw new Error(`The site is not built: ${folder} has no pages. Run: npm run build`)
  const worker = pages.get(consoleWorkerPath)
  const stampWorker = () => {
    if (!worker) return
    const script = workerScript(sourceOf(worker), shell.etag, config.offlineStart)
    pages.set(consoleWorkerPath, rewritten({ ...worker, policy: workerPolicy }, script))
  }
  stampWorker()
  return { pages, shell, missing, refills: new Set(), stampWorker }
}

function addressOf(name: string): string {
  const path = `/${name.replaceAll('\\', '/')}`
  const address = path.endsWith('/index.html') ? path.slice(0, -'/index.html'.length) || '/' : path
  const cut = address.lastIndexOf('/')
  const [above, below] = [address.slice(0, cut), address.slice(cut + 1)]
  return isAuthPath(above) && authDocumentPaths(above).includes(address)
    ? documentName(above, below)
    : address
}

async function loadPage(
  file: string,
  type: string,
  { demo, offlineStart, filesUrl, ...names }: Told,
): Promise<Page> {
  const isPage = type.startsWith('text/html')
  const built = await readFile(file)
  // Where no demo is offered, no page offers one (T-001); and where the consoles open with a network alone, none is kept.
  const without = `${demo ? '' : 'data-no-demo="" '}${offlineStart ? '' : 'data-no-worker="" '}`
  const written =
    isPage && without ? Buffer.from(built.toString('utf8').replace('<html ', `<html ${without}`)) : built
  // Titles, canonical links, Open Graph, sitemap and the like say names that are known only now.
  const isNamed = /\.(?:html|xml|txt)$/.test(file) && waitsForNames(written.toString('utf8'))
  const plain = isNamed ? Buffer.from(withNames(written.toString('utf8'), names)) : written
  return {
    type,
    etag: etagOf(plain),
    bodies: plain === built ? { identity: plain, ...(await readCompressed(file)) } : compressQuickly(plain),
    policy: isPage
      ? contentPolicy(
          inlineScripts(plain.toString('utf8')),
          names.publicUrl.protocol === 'https:',
          filesUrl,
          file.endsWith(SHELL) ? 'console-worker' : undefined,
        )
      : null,
    immutable: file.includes('/assets/'),
    // Pages that ship a program have better to load.
    ahead: isPage && !plain.includes('rel="modulepreload"'),
  }
}

async function readCompressed(file: string): Promise<Page['bodies']> {
  const [br, gzip] = await Promise.all([
    readFile(`${file}.br`).catch(() => null),
    readFile(`${file}.gz`).catch(() => null),
  ])
  return { ...(br ? { br } : {}), ...(gzip ? { gzip } : {}) }
}

/** A page with other words in it, made anew while people wait for it. */
export function rewritten(page: Omit<Page, 'etag' | 'bodies'>, source: string): Page {
  const plain = Buffer.from(source)
  return { ...page, etag: etagOf(plain), bodies: compressQuickly(plain) }
}

/** The words of a page. */
export const sourceOf = (page: Page): string => page.bodies.identity?.toString('utf8') ?? ''

const etagOf = (plain: Buffer) => `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`

/** For pages that are made while a start, or somebody, waits: brotli's 9 took a hundred times as long as its 5 for one per cent less. */
export const compressQuickly = (plain: Buffer): Page['bodies'] => ({
  identity: plain,
  br: brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: gzipSync(plain, { level: 6 }),
})

/** Hashes of a page's own inline scripts, so that the policy needs no 'unsafe-inline'. */
export function inlineScripts(html: string): string[] {
  const scripts = html.matchAll(/<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/g)
  return [...scripts]
    .filter(([, attributes]) => !/type="application\/(?:ld\+)?json"/.test(attributes ?? ''))
    .map(
      ([, , text]) =>
        `sha256-${createHash('sha256')
          .update(text ?? '')
          .digest('base64')}`,
    )
}

export function mountSite(server: FastifyInstance, app: App, site: Site | DevSite | null): void {
  const { publicUrl } = app.config
  // Passkeys and cookies need one name for the site: 127.0.0.1 goes to localhost (4.12.9).
  server.addHook('onRequest', async (request, reply) => {
    if (
      request.hostname === '127.0.0.1' &&
      publicUrl.hostname === 'localhost' &&
      request.method === 'GET' &&
      !request.url.startsWith('/api/') &&
      !/^\/(?:healthz|readyz|metrics)/.test(request.url)
    ) {
      // Slashes at its front would name another host, or none that can be read.
      const rest = request.url.replace(/^(?:https?:)?[/\\]*/i, '')
      return reply.redirect(new URL(`/${rest}`, publicUrl).href, 307)
    }
  })
  server.setNotFoundHandler(async (request, reply) => {
    const path = request.url.split('?', 1)[0] ?? '/'
    if (path.startsWith('/api/') || (request.method !== 'GET' && request.method !== 'HEAD') || !site) {
      return reply.code(404).send({ code: 'NOT_FOUND', message: 'Not found.' })
    }
    // Presentation only: whoever opens it still signs in (T-167).
    if (wantsPhone(request.url, path)) return reply.redirect(`${paths.app()}?mobile`, 302)
    const entry = STAFF.test(path) ? await entryOf(app, request, path) : 'open'
    if (entry === 'factor') return reply.redirect(paths.factor(path), 302)
    const isHidden = entry === 'hidden'
    if ('answer' in site) {
      if (isHidden) return reply.code(404).send({ code: 'NOT_FOUND', message: 'Not found.' })
      reply.hijack()
      return site.answer(request.raw, reply.raw)
    }
    if (isHidden) return sendPage(request, reply.code(404), site.missing)
    const address = path.length > 1 ? path.replace(/\/$/, '') : path
    const page = isAuthPath(address)
      ? documentAt(site, address, new URLSearchParams(request.url.slice(path.length)))
      : pageAt(site, address)
    // A page has one address. At another its form would not be opened, as the route that opens it is not asked.
    if (page && address !== path) return reply.redirect(address + request.url.slice(path.length), 308)
    if (page) return sendPage(request, reply, page)
    // One document answers every address of the consoles; a search engine has nothing to read in it.
    if (isConsole(path)) return sendPage(request, reply.header('x-robots-tag', 'noindex'), site.shell)
    // Below a console nothing is there either, and its own frame says so (K03, spec 3 §2).
    const page404 = FRAMED.test(path) ? site.shell : site.missing
    return sendPage(request, reply.code(404), page404)
  })
}

/** The flag `mobile` on a page of the site or the desktop's console asks for the phone's. */
function wantsPhone(url: string, path: string): boolean {
  const flag = new URLSearchParams(url.slice(path.length)).get('mobile')
  const isElsewhere = path === paths.home() || path === paths.dashboard()
  return isElsewhere && flag !== null && flag !== '0'
}

/**
 * `/vip`, the uploaders and what stands below `/admin` need staff, `/admin` itself an admin, before any HTML; others learn nothing (T-019, 4.12.19). Whose role waits for a
 * second factor sets it up or gives it first (T-200).
 */
async function entryOf(
  app: App,
  request: FastifyRequest,
  path: string,
): Promise<'open' | 'hidden' | 'factor'> {
  const tokenHash = readTokenHash(request.headers.cookie, app.config)
  if (!tokenHash) return 'hidden'
  return await inTransaction(app.pool, entranceOf(tokenHash, app), async (_db, signIn) => {
    const may =
      path.replace(/\/$/, '') === paths.admin()
        ? signIn?.roles.includes('admin')
        : (signIn?.roles.length ?? 0) > 0
    if (may) return 'open'
    return signIn?.isFactorMissing ? 'factor' : 'hidden'
  })
}

/** The consoles share one document, which finds its own screen. */
function isConsole(path: string): boolean {
  const parts = path.replace(/\/$/, '').split('/')
  return consoles.some(
    (address) =>
      address.length === parts.length &&
      address.every((part, at) => (part === '*' ? parts[at] !== '' : part === parts[at])),
  )
}

/** Answers with the bytes of a page, in the encoding that was asked for. */
export function sendPage(request: FastifyRequest, reply: FastifyReply, page: Page) {
  const encoding = choose(request.headers['accept-encoding'], page)
  reply.header('content-type', page.type).header('vary', 'accept-encoding').header('etag', page.etag)
  if (page.ahead && request.headers['save-data'] !== 'on') reply.header('speculation-rules', AHEAD)
  reply.header('cache-control', keptHow(page))
  if (page.policy) reply.header('content-security-policy', page.policy)
  if (encoding !== 'identity') reply.header('content-encoding', encoding)
  if (reply.statusCode === 200 && request.headers['if-none-match'] === page.etag)
    return reply.code(304).send()
  return reply.send(page.bodies[encoding])
}

function keptHow({ immutable, isPrivate }: Page): string {
  if (isPrivate) return 'private, no-store'
  return immutable ? 'public, max-age=31536000, immutable' : 'no-cache'
}

function choose(accepted: string | undefined, page: Page): Encoding {
  if (page.bodies.br && accepted?.includes('br')) return 'br'
  if (page.bodies.gzip && accepted?.includes('gzip')) return 'gzip'
  return 'identity'
}
