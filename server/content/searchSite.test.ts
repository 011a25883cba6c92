import { brotliCompressSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Page } from '#server/platform/http/site/page.ts'
import type { Site } from '#server/platform/http/site/site.ts'
import type { TestApp } from '#tests/app/testApp.ts'
import { testApp } from '#tests/app/testApp.ts'
import { fillSearch } from './fillSearch.ts'
import { searchSite } from './searchSite.ts'

let at: TestApp
beforeAll(async () => {
  at = await testApp()
})
afterAll(() => at.close())

const document = (path: string, title: string, main: string, kind = 'page', robots = ''): [string, Page] => {
  const html = `<html><head><title>${title}, JUL</title><meta property="og:site_name" content="JUL"/><meta name="description" content="About &quot;${title}&quot;."/>${robots}
    <link rel="canonical" href="https://jul.example${path}"/></head><body><nav>Footer recording</nav>
    <main id="main" data-find="${kind}" data-find-note="Work with us">${main}</main></body></html>`
  const identity = Buffer.from(html)
  return [
    path,
    {
      type: 'text/html; charset=utf-8',
      etag: '',
      bodies: { identity, br: brotliCompressSync(identity) },
      policy: null,
      immutable: false,
    },
  ]
}
const siteOf = (...pages: [string, Page][]): Site => {
  const [, missing] = document('/not-found', 'Not found', '')
  return { pages: new Map(pages), missing, shell: missing }
}
const fill = (...pages: [string, Page][]) => fillSearch(at.jobsPool, siteOf(...pages))
const search = (words: string) => at.call(null, searchSite, { words })
const pathsOf = async (words: string) => (await search(words)).documents.map(({ path }) => path)

describe('the search of the site (K10)', () => {
  beforeAll(() =>
    fill(
      document(
        '/advisory',
        'Advisory',
        '<h1>Advisory</h1><p>Sessions and their <a href="/x">recordings</a> &amp; minutes.</p>',
      ),
      document(
        '/faq',
        'Questions',
        '<nav>harbour</nav><details><summary>Contents</summary><p>Topics</p></details><details><summary>Who agrees to a recording?<svg><path d="harbour"></path></svg></summary><div id="consent"><p>Everybody who is in it.</p><a href="#consent" data-find-skip=""><svg></svg><span>Link to this answer<span>: harbour</span></span></a></div></details>',
      ),
      document('/jul-playbook/facts', 'Facts first', '<p>Write what you know.</p>', 'playbook'),
      document(
        '/pieces',
        'Pieces',
        '<h2>A heading of granite</h2><p aria-hidden="true">1</p><p>A line with a stop.</p><dl><dt>Weight</dt><dd>Heavy</dd></dl>',
      ),
      document('/hidden', 'Hidden', '<p>recording</p>', 'page', '<meta name="robots" content="noindex"/>'),
    ),
  )

  it('finds pages and answers by the beginning of a word or another form of it, the title first', async () => {
    expect(await pathsOf('record')).toEqual(['/faq#consent', '/advisory'])
    expect(await pathsOf('recorded session')).toEqual(['/advisory'])
    expect(await pathsOf('FACTS')).toEqual(['/jul-playbook/facts'])
  })

  it('shows what was looked for in its sentence, in pieces, and where it stands', async () => {
    const { documents } = await search('agrees')
    expect(documents).toEqual([
      {
        path: '/faq#consent',
        kind: 'question',
        title: 'Who agrees to a recording?',
        note: 'Questions',
        excerpt: [{ text: 'Everybody who is in it.', isHit: false }],
      },
    ])
    const [advisory] = (await search('minutes')).documents
    expect(advisory?.excerpt).toContainEqual({ text: 'minutes', isHit: true })
    expect(advisory?.excerpt.map(({ text }) => text).join('')).toContain('their recordings & minutes')
  })

  it('shows the pieces of a page as sentences, and no number that is drawn alone', async () => {
    const [pieces] = (await search('granite')).documents
    expect(pieces?.excerpt.map(({ text }) => text).join('')).toContain(
      'A heading of granite. A line with a stop. Weight. Heavy',
    )
  })

  it('reads no navigation, no drawing and no page that search engines leave out', async () => {
    expect(await pathsOf('harbour')).toEqual([])
    expect(await pathsOf('footer')).toEqual([])
    expect(await pathsOf('hidden')).toEqual([])
  })

  it('shows what has some of the words where nothing has all of them, and says so', async () => {
    expect(await search('minutes everybody')).toMatchObject({
      isPartial: true,
      documents: [{ path: '/faq#consent' }, { path: '/advisory' }],
    })
  })

  it.each(['', '   ', '!!!', 'the', "' or 1=1 --", '%', ':*', '&|!', '\\', '🦀'])(
    'answers %j with nothing, and not with a failure',
    async (typed) => {
      expect(await pathsOf(typed)).toEqual([])
    },
  )

  it('follows the next build: new words, and no page that is gone', async () => {
    await fill(document('/advisory', 'Advisory', '<p>Tidewater.</p>'))
    expect(await pathsOf('tidewater')).toEqual(['/advisory'])
    expect(await pathsOf('recording')).toEqual([])
  })

  it('finds in many documents what fills the answer, what only one of them has, and the beginning of the last word', async () => {
    await at.query(
      `insert into site_documents (path, kind, title, note, body)
       select '/many/' || n, 'page', 'One of many', '', 'meadow ' || case n when 7 then 'quagga kingfisher' else 'lark' end
       from generate_series(1, 20500) n`,
    )
    await at.query('analyze site_documents')
    expect(await pathsOf('meadow')).toHaveLength(20)
    expect(await pathsOf('meadow quagga')).toEqual(['/many/7'])
    expect(await pathsOf('quagga kingfi')).toEqual(['/many/7'])
    expect(await search('tidewater lark')).toMatchObject({ isPartial: true })
    expect(await pathsOf('nowhere')).toEqual([])
    await at.query(`delete from site_documents where path like '/many/%'`)
    await at.query('analyze site_documents')
  })
})
