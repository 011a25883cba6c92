import Fastify from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { SiteForm } from '#domain/content/rules/forms.ts'
import { keepCookieSecret } from '#server/platform/signInCookie.ts'
import type { TestApp } from '#tests/app/testApp.ts'
import { testApp } from '#tests/app/testApp.ts'
import { readPage } from './formPage.ts'
import { mountFormsElsewhere } from './formsElsewhere.ts'
import { rewritten } from './page.ts'
import type { Site } from './site.ts'

const form: SiteForm = {
  ...{ name: 'trial', path: '/trial', sentPath: '/trial/sent', submit: 'Send', failed: 'Failed.' },
  fields: [{ name: 'name', label: 'Your name', kind: 'line', most: 20 }],
}
const page = (source: string) => rewritten({ type: 'text/html', policy: null, immutable: false }, source)
const missing = page('missing')
const site: Site = {
  ...{ pages: new Map(), shell: missing, missing },
  written: new Map([
    [
      '/campaign/one',
      page(
        '<form action="/search"></form><form class="a" action="/trial" method="post"><input name="page" data-fill="opened-at"/><input name="name" data-fill="name"/></form>',
      ),
    ],
    ['/campaign/two', page('<a href="/trial">A button</a>')],
  ]),
}

let at: TestApp
const server = Fastify()
beforeAll(async () => {
  keepCookieSecret('a secret of the tests that is long enough')
  at = await testApp()
  const answer = { form, start: () => ({ name: 'Ada' }), send: async () => ({ to: form.sentPath }) }
  mountFormsElsewhere(server, at.app, site, '/campaign/:slug', [answer])
})
afterAll(async () => {
  await server.close()
  await at.close()
})

it('a form on a page that staff wrote is opened as on its own, and is asked about each time (K07)', async () => {
  const { body, headers } = await server.inject('/campaign/one')
  const sign = body.match(/ value="([^"]+)"\/><input name="name" value="Ada"/)?.[1] ?? ''
  expect(readPage('trial', sign, at.app.clock.now())).not.toBeNull()
  expect(headers['cache-control']).toBe('no-cache')
})

it('a page without one is answered as it is, and one that is not there not at all', async () => {
  expect((await server.inject('/campaign/two')).body).toContain('A button')
  expect((await server.inject('/campaign/three')).statusCode).toBe(404)
})
