import { randomBytes } from 'node:crypto'
import { build } from 'esbuild'
import { describe, expect, it } from 'vitest'
import { pureLibraries } from './structure/lists.mjs'
import { checkPlanted } from './structure/plantedProject.ts'

const manifest = (path = 'dashboard', phonePath = 'home') =>
  `window.__reactRouterManifest=${JSON.stringify({
    entry: { module: '/assets/entry-1.js', imports: ['/assets/react-1.js'] },
    routes: {
      root: { id: 'root', path: '', module: '/assets/root-1.js', imports: ['/assets/react-1.js'] },
      shell: { id: 'shell', parentId: 'root', path, module: '/assets/shell-1.js', imports: [] },
      phone: { id: 'phone', parentId: 'root', path: 'app', module: '/assets/phone-1.js', imports: [] },
      home: { id: 'home', parentId: 'phone', path: phonePath, module: '/assets/home-1.js', imports: [] },
      site: { id: 'site', parentId: 'root', path: 'about', module: '/assets/site-1.js', imports: [] },
    },
  })};`

const built = (files: Record<string, string> = {}) =>
  checkPlanted('check-bundle', {
    'build/client/assets/manifest-abc1.js': manifest(),
    'build/client/assets/entry-1.js': 'entry',
    'build/client/assets/react-1.js': 'react',
    'build/client/assets/root-1.js': 'root',
    'build/client/assets/shell-1.js': 'shell',
    'build/client/assets/phone-1.js': 'phone',
    'build/client/assets/home-1.js': 'home',
    'build/client/assets/site-1.js': randomBytes(200_000).toString('base64'),
    ...files,
  })

describe('the built bundle', () => {
  it('passes, and weighs only what each console loads first', async () => {
    const outcome = await built()
    expect(outcome.code, outcome.output).toBe(0)
    expect(outcome.output).toMatch(
      /first load of \/dashboard: 0\.1 kB of script gzipped in 4 chunks \(at most 156\)/,
    )
    expect(outcome.output).toMatch(
      /first load of \/app\/home: 0\.1 kB of script gzipped in 5 chunks \(at most 165\)/,
    )
    expect(outcome.output).toMatch(/8 built files, 0 refused/)
  })

  it('is refused when the first load of /dashboard is over its budget', async () => {
    const outcome = await built({ 'build/client/assets/shell-1.js': randomBytes(180_000).toString('base64') })
    expect(outcome.refused.join()).toMatch(/first load of \/dashboard is 18\d\.\d kB.*first use/)
  })

  it('is refused when its chunks import each other, or are too many', async () => {
    const ring = await built({
      'build/client/assets/site-1.js': 'import{a}from"./shell-1.js"',
      'build/client/assets/shell-1.js': 'import{b}from"./react-1.js";import"./home-1.js"',
      'build/client/assets/home-1.js': 'export{c}from"./shell-1.js"',
    })
    expect(ring.refused.join()).toMatch(/home-1\.js ⇄ shell-1\.js import each other/)
    const many = Array.from({ length: 300 }, (_, at) => [`build/client/assets/chunk-${at}.js`, ''])
    expect((await built(Object.fromEntries(many))).refused.join()).toMatch(/holds 308 chunks of script/)
  })

  it('is refused when the first load holds a library of domain', async () => {
    const held = "throw new Error('invalid order key: '+a)"
    const outcome = await built({ 'build/client/assets/react-1.js': held })
    expect(outcome.refused.join()).toMatch(/first load of \/dashboard holds fractional-indexing.*first use/)
    expect((await built({ 'build/client/assets/site-1.js': held })).code).toBe(0)
  })

  it.each(Object.entries(pureLibraries))('tells %s by a text that outlives minifying', async (name, sign) => {
    const { outputFiles } = await build({
      stdin: {
        contents: `import * as all from '${name}'\nconsole.log(all)`,
        resolveDir: import.meta.dirname,
      },
      bundle: true,
      minify: true,
      write: false,
      format: 'esm',
    })
    expect(outputFiles[0]?.text).toContain(sign)
  })

  it('is refused when the first load of the phone is over its own budget', async () => {
    const outcome = await built({ 'build/client/assets/home-1.js': randomBytes(180_000).toString('base64') })
    expect(outcome.refused.join()).toMatch(/first load of \/app\/home is 18\d\.\d kB.*first use/)
    expect(outcome.refused.join()).not.toMatch(/\/dashboard/)
  })

  it('is refused when a console cannot be found or nothing was built', async () => {
    const lost = await built({ 'build/client/assets/manifest-abc1.js': manifest('elsewhere') })
    expect(lost.refused.join()).toMatch(/no route \/dashboard/)
    const lostPhone = await built({ 'build/client/assets/manifest-abc1.js': manifest('dashboard', 'start') })
    expect(lostPhone.refused.join()).toMatch(/no route \/app\/home/)
    const unbuilt = await checkPlanted('check-bundle')
    expect(unbuilt.refused.join()).toMatch(/npm run build/)
    expect(unbuilt.code).toBe(1)
  })

  const page = (body: string) =>
    `<html><head><link rel="stylesheet" href="/assets/site-1.css"/></head><body>${body}</body></html>`
  const sheets = {
    'build/client/assets/site-1.css': '.a{}',
    'build/client/assets/root-1.css': '.a{}.md\\:b{}',
  }

  it('weighs every document of the site and passes within its budgets', async () => {
    const outcome = await built({
      ...sheets,
      'build/client/index.html': page('<p class="a">x</p><script>let a</script>'),
    })
    expect(outcome.code, outcome.output).toBe(0)
    expect(outcome.output).toMatch(
      /index\.html: script 0\.0 \(at most 15\), style 0\.0 \(at most 12\), fonts/,
    )
  })

  it('is refused when a document loads too much before anybody touches it, or wears what its sheet has not', async () => {
    const heavy = randomBytes(20_000).toString('base64')
    const outcome = await built({
      ...sheets,
      'build/client/index.html': page(`<p class="a md:b">x</p><script>${heavy}</script>`),
    })
    expect(outcome.refused.join()).toMatch(/index\.html loads \d+\.\d kB of script.*interaction/)
    expect(outcome.refused.join()).toMatch(/index\.html uses md:b.*site\.css/)
  })

  it('counts the extended faces of a page that shows one of their characters', async () => {
    const face = (name: string, range: string) =>
      `@font-face{font-family:A;src:url(/assets/${name}.woff2)format("woff2");font-display:swap;unicode-range:${range}}`
    const files = {
      ...sheets,
      'build/client/assets/site-1.css': `${face('plain', 'U+??')}${face('extended', 'U+100-130,U+132-151,U+17?')}.a{}`,
      'build/client/assets/plain.woff2': 'f'.repeat(5_000),
      'build/client/assets/extended.woff2': 'f'.repeat(90_000),
      'build/client/index.html': page('<p class="a" title="Łódź">Lodz</p><script>"Łódź"</script>'),
    }
    expect((await built(files)).code).toBe(0)
    const outcome = await built({ ...files, 'build/client/index.html': page('<p class="a">Łódź</p>') })
    expect(outcome.refused.join()).toMatch(/index\.html loads 95\.0 kB of fonts/)
    const ahead = '<link rel="preload" as="font" href="/assets/other.woff2"/>'
    const unknown = await built({
      ...files,
      'build/client/index.html': page(`${ahead}<p class="a">Lodz</p>`),
    })
    expect(unknown.refused.join()).toMatch(/index\.html preloads \/assets\/other\.woff2/)
  })

  it('is refused when the front page holds a part that only the sheet of the other documents knows', async () => {
    const outcome = await built({
      ...sheets,
      'build/client/assets/site-1.css': '.a{}.lg\\:list{}',
      'build/client/assets/site-front-1.css': '.a{}',
      'build/client/index.html': page('<p class="a lg:list">x</p>').replace('site-1', 'site-front-1'),
    })
    expect(outcome.refused.join()).toMatch(/index\.html uses lg:list.*site-front\.css/)
  })
})
