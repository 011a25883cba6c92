import { describe, expect, it } from 'vitest'
import { unknownBrand, unknownOrigin, unknownSupport } from '#domain/content/rules/siteNames.ts'
import { readConfig } from '#server/platform/config.ts'
import { waitsForNames, withNames } from './withNames.ts'

const names = (environment: Record<string, string> = {}) =>
  readConfig({ PUBLIC_URL: 'https://jul.example', ...environment })

describe('names that only the running server knows (T-175)', () => {
  const page = `<title>About, ${unknownBrand}</title><link rel="canonical" href="${unknownOrigin}/about"/><a href="mailto:${unknownSupport}">${unknownSupport}</a><script type="application/ld+json">{"name":"${unknownBrand}","url":"${unknownOrigin}/"}</script>`

  it('stand in titles, links and structured data, and nothing waits any more', () => {
    const named = withNames(page, names({ BRAND_NAME: 'North', SUPPORT_EMAIL: 'hello@north.example' }))
    expect(named).toBe(
      '<title>About, North</title><link rel="canonical" href="https://jul.example/about"/><a href="mailto:hello@north.example">hello@north.example</a><script type="application/ld+json">{"name":"North","url":"https://jul.example/"}</script>',
    )
    expect([waitsForNames(page), waitsForNames(named)]).toEqual([true, false])
  })

  it('are words wherever they stand, whatever is written in them (ASVS 1.2.3)', () => {
    const named = withNames(page, names({ BRAND_NAME: `A & "B" $& </script><script>x` }))
    expect(named).toContain(
      '<title>About, A &amp; &quot;B&quot; $&amp; &lt;/script&gt;&lt;script&gt;x</title>',
    )
    const data = named.match(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/)?.[1] ?? ''
    expect(JSON.parse(data)).toEqual({
      name: `A & "B" $& </script><script>x`,
      url: 'https://jul.example/',
    })
  })
})

describe('who runs the site (Directive 2000/31/EC, Article 5)', () => {
  const built =
    '<dl class="a" data-company=""><div class="r"><dt class="t">Company</dt><dd>On request</dd></div></dl><dl><dt>B</dt></dl>'

  it('stands in its places, line by line, and other lists stay', () => {
    const named = withNames(
      built,
      names({
        COMPANY_NAME: 'North <Ltd>',
        COMPANY_ADDRESS: '1 High Street; 1000 Town',
        COMPANY_VAT: 'XX 1',
      }),
    )
    expect(named).toBe(
      '<dl class="a" data-company=""><div class="r"><dt class="t">Company</dt><dd>North &lt;Ltd&gt;</dd></div><div class="r"><dt class="t">Address</dt><dd>1 High Street<br/>1000 Town</dd></div><div class="r"><dt class="t">VAT number</dt><dd>XX 1</dd></div></dl><dl><dt>B</dt></dl>',
    )
  })

  it('is told on request while nothing of it is configured', () => {
    expect(withNames(built, names())).toBe(built)
  })
})
