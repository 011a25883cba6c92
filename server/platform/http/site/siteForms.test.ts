import Fastify from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { SiteForm, Typed } from '#domain/content/rules/forms.ts'
import { keepCookieSecret } from '#server/platform/signInCookie.ts'
import type { TestApp } from '#tests/app/testApp.ts'
import { testApp } from '#tests/app/testApp.ts'
import type { Page } from './page.ts'
import type { Site } from './site.ts'
import { mountForms } from './siteForms.ts'

const form: SiteForm = {
  name: 'trial',
  path: '/trial',
  sentPath: '/trial/sent',
  submit: 'Send',
  failed: 'Failed.',
  fields: [
    { name: 'name', label: 'Your name', kind: 'line', most: 20 },
    {
      name: 'kind',
      label: 'Kind',
      kind: 'several',
      options: [
        { value: 'a', label: 'A' },
        { value: 'b', label: 'B' },
      ],
    },
    { name: 'secret', label: 'Password', kind: 'password', most: 20 },
    { name: 'words', label: 'Words', kind: 'text', most: 50, isOptional: true },
  ],
}
const html = `<html><head><title>Trial</title></head><body><strong data-fill="heading"></strong><p data-fill="links"></p>
<input name="page" data-fill="opened-at"/><input name="name" data-fill="name"/><input value="a" data-fill="kind-a"/><input value="b" data-fill="kind-b"/>
<input type="password" data-fill="secret"/><textarea data-fill="words"></textarea><span data-fill="name-error"></span></body></html>`
const page: Page = {
  type: 'text/html; charset=utf-8',
  etag: '"x"',
  policy: "default-src 'none'",
  immutable: false,
  bodies: { identity: Buffer.from(html) },
}
const site: Site = { pages: new Map([['/trial', page]]), shell: page, missing: page }

let at: TestApp
const server = Fastify()
const stored: Typed[] = []
let isRepeat = false
beforeAll(async () => {
  keepCookieSecret('a secret of the tests that is long enough')
  at = await testApp()
  mountForms(server, at.app, site, [
    {
      form,
      send: async (_context, { fields }) => {
        if (fields.words === 'fail') throw new Error('broken')
        stored.push(fields)
        return { to: form.sentPath, isRepeat }
      },
    },
  ])
})
afterAll(async () => {
  await server.close()
  await at.close()
})

const opened = async () =>
  (await server.inject('/trial')).body.match(/name="page" value="([^"]+)"/)?.[1] ?? ''
const post = (fields: Record<string, string | string[]>, remoteAddress = '203.0.113.7') =>
  server.inject({
    method: 'POST',
    url: '/trial',
    remoteAddress,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(
      Object.entries(fields).flatMap(([name, given]) =>
        [given].flat().map((value): [string, string] => [name, value]),
      ),
    ).toString(),
  })
const whole = { name: 'Ada', kind: ['b', 'a'], secret: 'a b c' }

describe('a form of the site (K14)', () => {
  it('leads on once it is stored, with its own fields alone', async () => {
    const answer = await post({ ...whole, page: await opened(), more: 'x' })
    expect([answer.statusCode, answer.headers.location]).toEqual([303, '/trial/sent'])
    expect(stored.at(-1)).toEqual({ name: 'Ada', kind: 'a,b', secret: 'a b c', words: '' })
  })

  it('comes again with what was typed, what is wrong and the same sign, under its own policy; no password comes back', async () => {
    const sign = await opened()
    const answer = await post({
      name: '"><script>x</script>'.repeat(2),
      kind: 'b',
      secret: 'hidden',
      words: 'a<b',
      page: sign,
    })
    expect(answer.statusCode).toBe(422)
    expect(answer.headers['content-security-policy']).toBe("default-src 'none'")
    expect(answer.body).toContain('<title>Error: Trial')
    expect(answer.body).toContain('One thing to fix')
    expect(answer.body).toContain('<a href="#trial-name">Your name</a>')
    expect(answer.body).toContain('&lt;script&gt;')
    expect(answer.body).not.toContain('<script>')
    expect(answer.body).toContain('value="b" checked=""')
    expect(answer.body).not.toContain('hidden')
    expect(answer.body).toContain('<textarea>\na&lt;b</textarea>')
    expect(answer.body).toContain(`name="page" value="${sign}"`)
  })

  it('says that it failed where it did, and loses nothing', async () => {
    const answer = await post({ ...whole, words: 'fail', page: await opened() })
    expect(answer.statusCode).toBe(500)
    expect(answer.body).toContain('Failed.')
    expect(answer.body).toContain('value="Ada"')
  })

  it('counts refusals and repeats of an address, and not what is stored', async () => {
    const from = '203.0.113.99'
    for (let each = 0; each < 25; each++)
      expect((await post({ ...whole, page: await opened() }, from)).statusCode).toBe(303)
    for (let each = 0; each < 5; each++) await post({ name: '' }, from)
    isRepeat = true
    for (let each = 0; each < 5; each++)
      expect((await post({ ...whole, page: await opened() }, from)).statusCode).toBe(303)
    const answer = await post({ name: 'Kept' }, from)
    expect(answer.statusCode).toBe(429)
    expect(answer.body).toContain('value="Kept"')
    isRepeat = false
    expect((await post({ ...whole, page: await opened() }, from)).statusCode).toBe(303)
    expect((await post({ name: '' }, '203.0.113.100')).statusCode).toBe(422)
  })
})
