import { randomUUID } from 'node:crypto'
import Fastify from 'fastify'
import { expect, it } from 'vitest'
import { landingKind } from '#domain/content/rules/landing.ts'
import type { Page } from '#server/platform/http/site/page.ts'
import type { Site } from '#server/platform/http/site/site.ts'
import { keepCookieSecret, signToken } from '#server/platform/signInCookie.ts'
import { testApp } from '#tests/app/testApp.ts'
import { createSiteText } from './commands.ts'
import { mountPreview } from './mountPreview.ts'

const page: Page = {
  type: 'text/html; charset=utf-8',
  etag: '"x"',
  policy: "default-src 'none'; frame-ancestors 'none'",
  immutable: false,
  bodies: {
    identity: Buffer.from(
      '<html><head><title>x</title></head><main></main><div data-cookies=""><p>May we?</p></div></html>',
    ),
  },
}
const missing = { ...page, etag: '"missing"', bodies: { identity: Buffer.from('not here') } }
const site: Site = { pages: new Map([['/landing', page]]), shell: page, missing }

it('a draft is shown to staff alone, and kept by no cache for somebody else (K90)', async () => {
  const at = await testApp()
  keepCookieSecret('a secret of the tests that is long enough')
  const [staff, member] = [await at.person({ roles: ['staff'] }), await at.person()]
  const [id, slug] = [randomUUID(), 'a-draft']
  const fields = {
    ...landingKind.start,
    slug,
    headline: 'A draft',
    lead: 'Not out yet.',
    offerTitle: 'A session',
    points: 'One',
  }
  await at.call(staff, createSiteText, { id, kind: 'landing', fields })
  const server = Fastify()
  const path = landingKind.pathOf(fields)
  mountPreview(server, at.app, site, {
    draw: async () => [
      { path, frame: '/landing', title: 'A draft', description: '', graph: [], main: 'Not out yet.' },
    ],
    built: async () => [],
  })
  const ask = (token?: string) =>
    server.inject({
      url: `/content-preview/${id}`,
      headers: token ? { cookie: `sid=${signToken(token)}` } : {},
    })
  const seen = await ask(staff.token)
  expect([seen.statusCode, seen.headers['cache-control']]).toEqual([200, 'private, no-store'])
  expect(seen.body).toContain('Not out yet.')
  // Nothing wakes the question about cookies over it.
  expect(seen.body).toContain('<div><p>May we?</p></div>')
  for (const token of [undefined, member.token]) {
    const answer = await ask(token)
    expect([answer.statusCode, answer.body]).toEqual([404, 'not here'])
  }
  await server.close()
  await at.close()
})
