// After a build: console and documents stay within their budgets, and chunks are few and import each other in one direction. (That
// nothing of the server reached the browser is the build's own matter: server-boundary.ts.)
import { existsSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { readRoutes, routesAt } from '../server/platform/http/site/consoles/routesAt.ts'
import { pureLibraries } from './structure/lists.mjs'
import { fold, ringsOf } from './structure/rings.mjs'
import { weighSite } from './structure/siteWeights.mjs'
import { listFiles, runMain } from './structure/source.mjs'

/** Script a member waits for before a console shows, gzipped, in kB of 1000 bytes (architecture, "The web"). */
const firstLoadLimits = { '/dashboard': 156, '/app/home': 165 }

/** Chunks of script of all consoles together. A browser asks a server for six at a time, and each costs a kilobyte or two (0017). */
const mostChunks = 300
const IMPORT = /(?:from|import)\s*["']\.\/([^"']+\.js)["']/g

const client = 'build/client'

/** React Router's own list of routes and their chunks; its name carries a hash. */
function readRouteList(root, files) {
  const path = files.find((each) => /\/assets\/manifest-[\w-]+\.js$/.test(each))
  return path ? readRoutes(readFileSync(join(root, path), 'utf8')) : null
}

/** The chunks loaded before `address` shows: the entry, its route and every route above it; none where no route has it. */
function firstLoadChunks(list, address) {
  const routes = routesAt(list, address)
  const parts = routes.length > 0 ? [list.entry, ...routes] : []
  const chunks = parts.flatMap(({ module, clientLoaderModule, imports = [] }) => [
    module,
    ...imports,
    ...(clientLoaderModule ? [clientLoaderModule] : []),
  ])
  return [...new Set(chunks)]
}

/** What outgrew its budget in `root`/build/client, and how many files were there. */
export function checkBundle(root) {
  const unit = 'built files'
  const files = existsSync(join(root, client)) ? listFiles(root, [client]) : []
  if (files.length === 0)
    return { problems: [`${client} is not there. Build first: npm run build.`], checked: 0, unit }
  const problems = []
  const notes = []
  const list = readRouteList(root, files)
  for (const [address, limit] of Object.entries(firstLoadLimits)) {
    const load = list ? firstLoadChunks(list, address) : []
    if (load.length === 0) {
      problems.push(
        `no route ${address} in ${client}/assets/manifest-*.js: its first load cannot be weighed.`,
      )
      continue
    }
    const texts = load.map((chunk) => readFileSync(join(root, client, chunk), 'utf8'))
    const bytes = texts.map((text) => gzipSync(text, { level: 9 }).length)
    for (const [name, sign] of Object.entries(pureLibraries)) {
      if (texts.some((text) => text.includes(sign)))
        problems.push(
          `the first load of ${address} holds ${name}. Load on first use the screen that needs the rule of domain/ which imports it.`,
        )
    }
    const total = bytes.reduce((sum, each) => sum + each, 0) / 1000
    notes.push(
      `first load of ${address}: ${total.toFixed(1)} kB of script gzipped in ${bytes.length} chunks (at most ${limit})`,
    )
    if (total > limit) {
      problems.push(
        `the first load of ${address} is ${total.toFixed(1)} kB of script gzipped (at most ${limit}). Load on first use what the first screen does not show: \`screen\` or \`lazy\` in its route module.`,
      )
    }
  }
  const chunks = files.filter((path) => path.startsWith(`${client}/assets/`) && path.endsWith('.js'))
  notes.push(`${chunks.length} chunks of script (at most ${mostChunks})`)
  if (chunks.length > mostChunks)
    problems.push(
      `${client}/assets holds ${chunks.length} chunks of script (at most ${mostChunks}). See what tools/browser-chunks.ts does not merge.`,
    )
  const imports = chunks.flatMap((path) =>
    [...readFileSync(join(root, path), 'utf8').matchAll(IMPORT)].map(([, to]) => [basename(path), to]),
  )
  for (const [ring] of ringsOf(fold(imports, (name) => name)))
    problems.push(
      `${ring} import each other, so whichever is asked for first may read what another has not set yet. Merge fewer libraries in tools/browser-chunks.ts.`,
    )
  // One character beyond ASCII, and Node keeps the text of the server in two bytes each (0115).
  const server = existsSync(join(root, 'build/server')) ? listFiles(root, ['build/server']) : []
  for (const path of server.filter((each) => each.endsWith('.mjs')))
    if (
      Buffer.byteLength(readFileSync(join(root, path), 'utf8')) >
      readFileSync(join(root, path), 'utf8').length
    )
      problems.push(`${path} holds characters beyond ASCII, which tools/build-server.mjs escapes.`)
  const site = weighSite(root, client, files)
  problems.push(...site.problems)
  notes.push(...site.notes)
  return { problems, notes, checked: files.length, unit }
}

await runMain(import.meta.url, 'check-bundle', checkBundle)
