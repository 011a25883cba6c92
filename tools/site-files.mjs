// What a built site says about itself: its pages for search engines, whom to tell of a weakness, and which build it is.
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const yearMs = 365 * 86_400_000

/** The canonical address of every written page that search engines may keep; aliases share one (K02). */
export function canonicalPages(folder) {
  const found = new Set()
  for (const name of readdirSync(folder, { recursive: true })) {
    if (!name.endsWith('.html')) continue
    const html = readFileSync(join(folder, name), 'utf8')
    if (/<meta[^>]*name="robots"[^>]*noindex/.test(html)) continue
    const [, address] = html.match(/<link[^>]*rel="canonical"[^>]*href="([^"]+)"/) ?? []
    if (address) found.add(address)
  }
  return [...found].sort()
}

const blocking = '<script src="/theme.js"></script><script src="/empty-root.js"></script>'

/**
 * Puts what holds up the first paint before the list of modules, which React writes first: on a slow line it would wait
 * behind fifty of them.
 */
export function blockingFirst(html) {
  const firstModule = html.indexOf('<link rel="modulepreload"')
  const [sheet = ''] = html.match(/<link[^>]*rel="stylesheet"[^>]*>/) ?? []
  if (firstModule < 0 || html.indexOf(blocking) < firstModule) return html
  const rest = html.replace(blocking, '').replace(sheet, '')
  return rest.replace('<link rel="modulepreload"', `${sheet}${blocking}<link rel="modulepreload"`)
}

/**
 * Pages of the site that ship a program say by themselves that the next page is on its way, for a tap may come before the program
 * (docs/decisions/0082-the-first-tap-says-what-comes.md). The shell of the consoles has its own ways, and documents have this in their script.
 */
export function withLeaving(html, leaving) {
  const isProgram = html.includes('<link rel="modulepreload"')
  return isProgram ? html.replace('</head>', () => `<script>${leaving}</script></head>`) : html
}

// Set in the reading face (web/styles/base.css).
const inReadingFace = /\sclass="(?:[^"]*[\s:])?(?:read|read-l|font-serif)[\s"]/
const archivo = /<link rel="preload" as="font"[^>]*\/archivo-[^>]*>/

/**
 * A document that shows the reading face preloads it, as every document does the other one. Where its first words are set in it, they
 * would be drawn again one round trip later, once layout had found that the face is needed.
 */
export function withReadingFace(html, face) {
  if (!inReadingFace.test(html)) return html
  const [link] = html.match(archivo) ?? []
  if (!link || !face)
    throw new Error(
      'a page shows the reading face, and there is no preload of the other one to put it next to',
    )
  return html.replace(link, link + link.replace(/href="[^"]*"/, `href="/assets/${face}"`))
}

/**
 * What a browser may fetch before somebody has pressed a link: the pages of the site, which are bytes in memory and change nothing by
 * being read. It fetches where a pointer rests or a press begins, and not where its person saves data.
 */
export const speculationRules = (addresses) => ({
  prefetch: [
    {
      source: 'document',
      where: { href_matches: addresses.map((address) => new URL(address).pathname) },
      eagerness: 'moderate',
    },
  ],
})

/** Writes sitemap.xml, robots.txt, security.txt (RFC 9116), the rules of fetching ahead and version.json into a built site. */
export function writeSiteFiles(folder, now, leaving) {
  const pages = canonicalPages(folder)
  if (pages.length === 0) throw new Error('no page of the site has a canonical address')
  // The pages carry a stand-in for the origin; the server puts its own into these files as well.
  const { origin } = new URL(pages[0])
  const write = (name, lines) => writeFileSync(join(folder, name), `${lines.join('\n')}\n`)
  write('sitemap.xml', [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...pages.map((page) => `  <url><loc>${page}</loc></url>`),
    '</urlset>',
  ])
  write('ahead.speculationrules', [JSON.stringify(speculationRules(pages))])
  // What only staff may know of is not named here; consoles answer with noindex and staff areas with 404.
  write('robots.txt', ['User-agent: *', 'Disallow: /api/', '', `Sitemap: ${origin}/sitemap.xml`])
  mkdirSync(join(folder, '.well-known'), { recursive: true })
  write('.well-known/security.txt', [
    // The stand-in of domain/content/rules/siteNames.ts, in whose place the server puts its own.
    'Contact: mailto:support@mailbox.invalid',
    `Expires: ${new Date(now.getTime() + yearMs).toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${origin}/.well-known/security.txt`,
    `Policy: ${origin}/responsible-disclosure`,
  ])
  // The same setting that the running program reads from React Router's list of routes (T-151).
  const manifest = readdirSync(join(folder, 'assets')).find((name) => /^manifest-[\w-]+\.js$/.test(name))
  const [, version] =
    readFileSync(join(folder, 'assets', manifest), 'utf8').match(/"version":"([\w-]+)"/) ?? []
  if (!version) throw new Error('the list of routes names no version')
  write('version.json', [JSON.stringify({ version })])
  const face = readdirSync(join(folder, 'assets')).find((name) => /^newsreader-[\w-]{8}\.woff2$/.test(name))
  for (const name of readdirSync(folder, { recursive: true }).filter((each) => each.endsWith('.html'))) {
    const path = join(folder, name)
    const ordered = blockingFirst(readFileSync(path, 'utf8'))
    // The front page has the face far below its picture, which comes first.
    const html = name !== 'index.html' ? withReadingFace(ordered, face) : ordered
    writeFileSync(path, name.startsWith('__spa-fallback') ? html : withLeaving(html, leaving))
  }
  // Vite's own list is for the build and nobody else.
  rmSync(join(folder, '.vite'), { recursive: true, force: true })
}
