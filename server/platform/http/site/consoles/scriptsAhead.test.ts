import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { consoleAddresses } from '#contract/paths.ts'
import { readConfig } from '#server/platform/config.ts'
import { loadSite } from '../site.ts'
import { scriptsAhead } from './scriptsAhead.ts'

const route = (id: string, path?: string, parentId = 'root', imports: string[] = []) => ({
  [id]: { parentId, path, module: `/assets/${id}.js`, imports },
})
const routes = {
  root: { path: '', module: '/assets/root.js', imports: ['/assets/react.js'] },
  ...route('desk', 'dashboard', 'root', ['/assets/react.js', '/assets/shell.js']),
  ...route('lost', 'dashboard/*'),
  ...route('phone', 'app'),
  ...route('index', undefined, 'phone'),
  ...route('card', 'board/card/:id', 'phone'),
  ...route('none', '*', 'phone'),
  ...route('frame'),
  ...route('staff', 'vip', 'frame'),
  ...route('go', 'go/:thing/:id?'),
  ...route('page', ':page'),
  ...route('grouped', ':group/:page'),
  ...route(
    'wide',
    'wide',
    'phone',
    Array.from({ length: 40 }, (_, at) => `/assets/part-${at}.js`),
  ),
}
const at = scriptsAhead(
  `window.__reactRouterManifest=${JSON.stringify({ entry: { module: '/assets/entry.js' }, routes })};`,
  '<link rel="modulepreload" href="/assets/root.js"/><link rel="modulepreload" href="/assets/react.js"/>',
)
const named = (address: string) =>
  [...(at(address) ?? '').matchAll(/<\/assets\/([\w-]+)\.js>; rel=modulepreload/g)].map(([, name]) => name)

it.each([
  ['/dashboard', ['desk', 'shell']],
  ['/dashboard/elsewhere', ['lost']],
  ['/app', ['phone', 'index']],
  ['/app/board/card/4711', ['card', 'phone']],
  ['/app/nothing', ['none', 'phone']],
  ['/app/nothing/here', ['none', 'phone']],
  ['/vip', ['staff', 'frame']],
  ['/go/card', ['go']],
  ['/go/card/4711', ['go']],
])('with %s come the scripts of its screen that the document does not name (0118)', (address, scripts) => {
  expect(named(address)).toEqual(scripts)
})

it('what is no screen has none, and a screen of many only so many as a head may hold', () => {
  expect(at('/nothing/of/this')).toBeNull()
  const wide = named('/app/wide')
  expect([wide.length, ...wide.slice(0, 3)]).toEqual([24, 'wide', 'phone', 'part-0'])
})

const built = join(import.meta.dirname, '../../../../../build/client')
describe.runIf(existsSync(built))('the consoles as they are built', async () => {
  const { pages, scriptsOf } = await loadSite(built, readConfig({ PUBLIC_URL: 'https://jul.example' }))

  it.each(consoleAddresses().map((address) => address.replaceAll('*', 'one')))(
    '%s names files that are there',
    (address) => {
      const link = scriptsOf?.(address) ?? ''
      const files = [...link.matchAll(/<([^>]+)>/g)].map(([, file]) => file ?? '')
      expect(files.length).toBeGreaterThan(0)
      expect(link.length).toBeLessThan(1_500)
      for (const file of files) expect(pages.has(file), file).toBe(true)
    },
  )
})
