// What a browser keeps of the consoles, so that they open without a network (docs/decisions/0107): the list is made of the build, for
// a start needs all of it or is none.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './setup.mjs'
import { shorten } from './site-assets.mjs'

// What a console loads once it shows, and cannot do without while there is no network: its frame, its word of it,
// its notices, its lock.
const later = [
  'web/desktop/shell/OfflineDesktop.tsx',
  'web/mobile/shell/OfflineMobile.tsx',
  'web/ui/connection/ConnectionNotice.tsx',
  'web/ui/overlays/ToastStack.tsx',
  'web/ui/states/Failure.tsx',
  'web/lib/signIn/watchActivity.ts',
  'web/lib/signIn/clientEvents.ts',
  'web/features/accounts/lock/loadLock.ts',
  'web/features/privacy/cookies/askCookies.ts',
]
// A route whose file is missing has React Router load the page anew, and anew.
const isConsoleRoute = /^web\/(?:desktop|mobile)\/routes\//

/** The hashed files that the consoles start with, by the manifest of the build and their document. */
export function startFiles(manifest, html) {
  const absent = later.filter((source) => !manifest[source])
  if (absent.length > 0) throw new Error(`${absent.join(', ')} is no piece of its own in the build`)
  const open = [...Object.keys(manifest).filter((source) => isConsoleRoute.test(source)), ...later]
  const found = new Set()
  const files = new Set([...html.matchAll(/(?:href|src)="(\/assets\/[^"#]+)/g)].map(([, file]) => file))
  for (let source = open.pop(); source; source = open.pop()) {
    if (found.has(source)) continue
    found.add(source)
    const { file, css = [], imports = [] } = manifest[source]
    for (const each of [file, ...css]) files.add(`/${each}`)
    open.push(...imports)
  }
  return [...files].sort()
}

/** Writes the worker into a built site, before the list of its pieces goes. */
export async function writeConsoleWorker(folder) {
  const manifest = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8'))
  const files = startFiles(manifest, readFileSync(join(folder, '__spa-fallback.html'), 'utf8'))
  const script = await shorten(join(root, 'web/lib/offline/consoleWorker.ts'))
  writeFileSync(join(folder, 'console-worker.js'), `const files=${JSON.stringify(files)};${script}\n`)
}
