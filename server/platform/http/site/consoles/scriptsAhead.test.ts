import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { consoleAddresses, paths } from '#contract/paths.ts'
import { readConfig } from '#server/platform/config.ts'
import { loadSite } from '../site.ts'
import { scriptsAhead } from './scriptsAhead.ts'

const parts = Array.from({ length: 40 }, (_, at) => `/assets/part-${at}.js`)
const headers = scriptsAhead(
  {
    entry: { module: '/assets/entry.js', imports: [] },
    routes: {
      root: { path: '', module: '/assets/root.js', imports: ['/assets/react.js'] },
      desk: { parentId: 'root', path: 'dashboard', module: '/assets/desk.js', imports: ['/assets/react.js'] },
      phone: { parentId: 'root', path: 'app', module: '/assets/phone.js', imports: parts },
    },
  },
  '<link rel="modulepreload" href="/assets/root.js"/><link rel="modulepreload" href="/assets/react.js"/>',
)
const named = (address: string) =>
  [...(headers.get(address) ?? '').matchAll(/<\/assets\/([\w-]+)\.js>; rel=modulepreload/g)].map(
    ([, name]) => name,
  )

it('with an address come the scripts of its screen that the document does not name (0118)', () => {
  expect(named(paths.dashboard())).toEqual(['desk'])
})

it('what is no screen has none, and a screen of many only so many as a head may hold', () => {
  expect(headers.has(paths.vip())).toBe(false)
  const wide = named(paths.app())
  expect([wide.length, ...wide.slice(0, 2)]).toEqual([24, 'phone', 'part-0'])
})

const built = join(import.meta.dirname, '../../../../../build/client')
describe.runIf(existsSync(built))('the consoles as they are built', async () => {
  const { pages, scripts } = await loadSite(built, readConfig({ PUBLIC_URL: 'https://jul.example' }))

  it.each(consoleAddresses())('%s names files that are there', (address) => {
    const link = scripts?.get(address) ?? ''
    const files = [...link.matchAll(/<([^>]+)>/g)].map(([, file]) => file ?? '')
    expect(files.length).toBeGreaterThan(0)
    expect(link.length).toBeLessThan(1_500)
    for (const file of files) expect(pages.has(file), file).toBe(true)
  })
})
