import { describe, expect, it } from 'vitest'
import { rewritten, sourceOf } from '#server/platform/http/site/page.ts'
import { issuePages } from './issuePages.ts'

const page = (source: string) => rewritten({ type: 'text/html', policy: null, immutable: false }, source)
const issue = { lead: 'Why', body: 'Words', at: new Date('2026-11-02T09:00:00Z') }
const issues = [
  { ...issue, number: 2, slug: '2-two', subject: 'Two & more' },
  { ...issue, number: 1, slug: '1-one', subject: 'One' },
]
const facts = {
  publicUrl: new URL('https://jul.example'),
  brandName: 'JUL',
  mailFrom: 'mail@jul.example',
}
const listOf = (links: string) =>
  `<main>${links}<section data-list-of="issues" hidden=""><ul data-list="issues"><li><a href="/x" data-fill="subject"></a><span data-fill="day"></span></li></ul></section></main>`
const mapOf = (urls: string) => `<urlset>${urls}</urlset>`

describe('the list of all pages and the map for search engines', () => {
  it('both name every issue, next to what staff wrote (K11)', () => {
    const pages = new Map([
      ['/sitemap', page(listOf(''))],
      ['/sitemap.xml', page(mapOf(''))],
    ])
    const written = new Map([
      ['/sitemap', page(listOf('<a href="/landing/spring">Spring</a>'))],
      ['/sitemap.xml', page(mapOf('<url><loc>https://jul.example/landing/spring</loc></url>'))],
    ])
    const made = issuePages({ pages, written }, issues, facts)
    const read = (path: string) => sourceOf(made.get(path) ?? page(''))
    const hrefs = [...read('/sitemap').matchAll(/ href="([^"]+)"/g)].map(([, at]) => at)
    const locs = [...read('/sitemap.xml').matchAll(/<loc>https:\/\/jul\.example([^<]+)/g)].map(([, at]) => at)
    expect(hrefs).toEqual(['/landing/spring', '/yelmail/2-two', '/yelmail/1-one'])
    expect(locs).toEqual(hrefs)
    expect(read('/sitemap')).toContain('>Two &amp; more</a><span data-fill="day">2 November 2026</span>')
    expect(read('/sitemap')).not.toContain('hidden')
  })

  it('hide the issues while there are none', () => {
    const made = issuePages({ pages: new Map([['/sitemap', page(listOf(''))]]) }, [], facts)
    expect(sourceOf(made.get('/sitemap') ?? page(''))).toContain('data-list-of="issues" hidden=""')
  })
})
