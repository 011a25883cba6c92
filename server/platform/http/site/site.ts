import { readdir, readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { consoleWorkerPath } from '#contract/paths.ts'
import type { AuthPath } from '#domain/accounts/rules/signInForm.ts'
import { authDocument, authDocumentPaths, isAuthPath } from '#domain/accounts/rules/signInForm.ts'
import type { Config } from '#server/platform/config.ts'
import { contentPolicy } from '../edge/secureHeaders.ts'
import { atRest, noteCompressed, toCompress } from './compressPages.ts'
import { workerPolicy, workerScript } from './consoles/consoleWorker.ts'
import { readRoutes } from './consoles/routesAt.ts'
import { scriptsAhead } from './consoles/scriptsAhead.ts'
import type { DevSite } from './devSite.ts'
import type { Page } from './page.ts'
import { etagOf, inlineScripts, rewritten, sourceOf } from './page.ts'
import type { SiteNames } from './withNames.ts'
import { waitsForNames, withNames } from './withNames.ts'

/** The built site, held as bytes but for large pictures: a public page costs no work per request beyond its headers. */
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
  /** The `Link` headers of the consoles' document, by its addresses as the contract lists them (0118). */
  scripts?: ReadonlyMap<string, string>
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

/** Every page there is, in front of others and behind them. */
export function* allPages(site: Site): Generator<Page> {
  for (const pages of [site.filled, site.written, site.pages]) if (pages) yield* pages.values()
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
/** Where the document of the consoles says that React Router's list of routes and their scripts is. */
const ROUTES = /"(\/assets\/manifest-[\w-]+\.js)"/
/** Kinds of which a large one is read where somebody asks for it: pictures, and fonts for what few documents are written in. */
const readLater = /^(?:image\/(?!svg)|application\/octet-stream)/
const LARGE_BYTES = 32_768

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
  const list = pages.get(ROUTES.exec(sourceOf(shell))?.[1] ?? '')
  const scripts = list ? scriptsAhead(readRoutes(sourceOf(list)), sourceOf(shell)) : new Map()
  return { pages, shell, missing, refills: new Set(), scripts, stampWorker }
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
  // Titles, canonical links, Open Graph, sitemap and the like say names that are known only now.
  const words = isPage || /\.(?:xml|txt)$/.test(file) ? built.toString('utf8') : null
  // Where no demo is offered, no page offers one (T-001); and where the consoles open with a network alone, none is kept.
  const without = `${demo ? '' : 'data-no-demo="" '}${offlineStart ? '' : 'data-no-worker="" '}`
  const written = words && isPage && without ? words.replace('<html ', `<html ${without}`) : words
  const said = written && waitsForNames(written) ? withNames(written, names) : written
  const isBuilt = said === words
  const plain = isBuilt ? built : Buffer.from(said ?? '')
  const isLarge = readLater.test(type) && plain.length > LARGE_BYTES
  const bodies =
    isBuilt && !isPage ? atRest({ identity: plain, ...(await readCompressed(file)) }) : toCompress(plain)
  return {
    type,
    etag: etagOf(plain),
    bodies: isLarge ? {} : bodies,
    ...(isLarge ? { file: { path: file, bytes: plain.length } } : {}),
    policy: isPage
      ? contentPolicy(
          inlineScripts(said ?? ''),
          names.publicUrl.protocol === 'https:',
          filesUrl,
          file.endsWith(SHELL) ? 'console-worker' : undefined,
        )
      : null,
    immutable: file.includes('/assets/'),
    // Pages that ship a program have better to load.
    ahead: isPage && !said?.includes('rel="modulepreload"'),
  }
}

async function readCompressed(file: string): Promise<Page['bodies']> {
  const br = await readFile(`${file}.br`).catch(() => null)
  if (!br) return {}
  noteCompressed(br)
  return { br }
}
