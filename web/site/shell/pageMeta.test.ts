import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub, Meta } from 'react-router'
import { describe, expect, it } from 'vitest'
import { pageMeta } from './pageMeta.ts'

describe('structured data of a page', () => {
  it('leaves nobody’s words a way out of its script (ASVS 1.2.3)', () => {
    const words = '</script><script>window.pwned = 1</script><!-- \u2028 & \u2029'
    const Page = createRoutesStub([
      {
        path: '/',
        Component: () => createElement('html', null, createElement('head', null, createElement(Meta))),
        meta: () =>
          pageMeta({
            path: '/',
            title: words,
            description: words,
            data: [{ '@type': 'Thing', name: words }],
          }),
      },
    ])
    const html = renderToStaticMarkup(createElement(Page))
    const scripts = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)]
    expect(scripts).toHaveLength(1)
    expect(html.match(/<script/g)).toHaveLength(1)
    const data = scripts[0]?.[1] ?? ''
    expect(data).not.toMatch(/[<>\u2028\u2029]/)
    expect(JSON.parse(data)['@graph'][1].name).toBe(words)
  })
})
