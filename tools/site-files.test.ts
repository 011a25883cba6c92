import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, it } from 'vitest'
import { unknownSupport } from '#domain/content/rules/siteNames.ts'
// @ts-expect-error safe because the tools are plain modules without types
import { blockingFirst, canonicalPages, withLeaving, withReadingFace, writeSiteFiles } from './site-files.mjs'

const folders: string[] = []
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true })
})

function site(pages: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), 'jul-site-'))
  folders.push(folder)
  mkdirSync(join(folder, 'assets'))
  writeFileSync(join(folder, 'assets', 'manifest-1a2b3c4d.js'), 'window.x={"routes":{},"version":"1a2b3c4d"}')
  for (const [name, head] of Object.entries(pages)) {
    mkdirSync(join(folder, name))
    writeFileSync(join(folder, name, 'index.html'), `<html><head>${head}</head></html>`)
  }
  return folder
}
const canonical = (path: string) => `<link rel="canonical" href="https://origin.invalid${path}"/>`

it('lists every canonical address once, and no page that is not for search engines (K02)', () => {
  const folder = site({
    advisory: canonical('/advisory'),
    services: canonical('/advisory'),
    auth: `${canonical('/auth')}<meta name="robots" content="noindex"/>`,
    shell: '',
  })
  expect(canonicalPages(folder)).toEqual(['https://origin.invalid/advisory'])
})

it('writes sitemap, robots, security contact and version with the stand-in for the origin', () => {
  const folder = site({ home: canonical('/') })
  writeSiteFiles(folder, new Date('2026-11-20T00:00:00Z'), 'tell()')
  const read = (name: string) => readFileSync(join(folder, name), 'utf8')
  expect(read('sitemap.xml')).toContain('<loc>https://origin.invalid/</loc>')
  expect(read('robots.txt')).toContain('Sitemap: https://origin.invalid/sitemap.xml')
  expect(read('robots.txt')).not.toMatch(/vip|admin/)
  // The running server puts its own address there (T-175).
  expect(read('.well-known/security.txt')).toContain(
    `Contact: mailto:${unknownSupport}\nExpires: 2027-11-20T00:00:00.000Z`,
  )
  expect(read('.well-known/security.txt')).toContain(
    '\nCanonical: https://origin.invalid/.well-known/security.txt\nPolicy: https://origin.invalid/responsible-disclosure\n',
  )
  expect(JSON.parse(read('ahead.speculationrules')).prefetch[0]).toMatchObject({
    where: { href_matches: ['/'] },
    eagerness: 'moderate',
  })
  expect(JSON.parse(read('version.json'))).toEqual({ version: '1a2b3c4d' })
})

it('refuses a build without any page to find', () => {
  expect(() => writeSiteFiles(site({ home: '' }), new Date(), 'tell()')).toThrow('canonical')
})

it('asks for what holds up the first paint before it asks for modules', () => {
  const [theme, modules] = [
    '<script src="/theme.js"></script><script src="/empty-root.js"></script>',
    '<link rel="modulepreload" href="/a.js"/>',
  ]
  const sheet = '<link rel="stylesheet" href="/a.css"/>'
  expect(blockingFirst(`<head><title>x</title>${modules}${modules}${sheet}${theme}</head>`)).toBe(
    `<head><title>x</title>${sheet}${theme}${modules}${modules}</head>`,
  )
  expect(blockingFirst('<head><script>1</script></head>')).toBe('<head><script>1</script></head>')
})

it('gives a page that ships a program the script that answers a tap before it, and no document a second one', () => {
  const program = '<head><link rel="modulepreload" href="/a.js"/></head>'
  expect(withLeaving(program, 'a("$&")')).toBe(
    '<head><link rel="modulepreload" href="/a.js"/><script>a("$&")</script></head>',
  )
  expect(withLeaving('<head><script>1</script></head>', 'a()')).toBe('<head><script>1</script></head>')
})

it('preloads the reading face where a page shows it, and only there', () => {
  const link = '<link rel="preload" as="font" type="font/woff2" href="/assets/archivo-1a2b3c4d.woff2"/>'
  const ahead = (body: string) => withReadingFace(`<head>${link}</head>${body}`, 'newsreader-1a2b3c4d.woff2')
  for (const names of ['read', 'read-l max-w-3', 'mt-3 read', 'font-serif', 'max-md:read-l'])
    expect(ahead(`<p class="${names}">`)).toContain('href="/assets/newsreader-1a2b3c4d.woff2"')
  for (const names of ['unread', 'read-more', 'thread', 'body'])
    expect(ahead(`<p class="${names}">`)).not.toContain('newsreader')
  expect(() => withReadingFace('<p class="read">', 'newsreader-1a2b3c4d.woff2')).toThrow('no preload')
})
