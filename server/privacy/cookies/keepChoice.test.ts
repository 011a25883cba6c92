import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import Fastify from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { acceptAll, choiceKey, keptChoice, readChoice, versionInForce } from '#domain/privacy/rules/choice.ts'
import type { Site } from '#server/platform/http/site/site.ts'
import type { TestApp } from '#tests/app/testApp.ts'
import { testApp } from '#tests/app/testApp.ts'
import { cookieTextHash, keepChoice } from './keepChoice.ts'
import { mountCookieForm } from './mountCookieForm.ts'

const page = {
  type: 'text/html; charset=utf-8',
  etag: '"one"',
  bodies: {
    identity: Buffer.from(
      '<input name="functional" data-fill="functional"/><span data-fill="receipt"></span><p data-fill="failure"></p>',
    ),
  },
  policy: "default-src 'none'",
  immutable: false,
}
const site: Site = { pages: new Map([['/cookie-preferences', page]]), shell: page, missing: page }

let at: TestApp
let server: FastifyInstance
beforeAll(async () => {
  at = await testApp()
  server = Fastify()
  mountCookieForm(server, at.app, site, { learn: () => undefined })
})
afterAll(async () => {
  await server.close()
  await at.close()
})
beforeEach(() => at.query('delete from rate_takes'))

const choice = (over: object = {}) => ({
  id: randomUUID() as string,
  version: '1.0',
  functional: true,
  analytics: false,
  marketing: false,
  ...over,
})
const receipts = () => at.query('select * from cookie_receipts order by created_at')
const post = (payload: string) =>
  server.inject({
    method: 'POST',
    url: '/cookie-preferences',
    payload,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  })

describe('a choice about cookies (K51, T-160)', () => {
  it('is stored once with the words that were read, and nothing of a person', async () => {
    const given = choice()
    const [one, two] = await Promise.all([at.call(null, keepChoice, given), at.call(null, keepChoice, given)])
    expect(one).toEqual(two)
    const stored = await receipts()
    expect(stored).toEqual([
      {
        id: given.id,
        version: '1.0',
        text_hash: cookieTextHash('1.0'),
        functional: true,
        analytics: false,
        marketing: false,
        created_at: new Date(one.at),
      },
    ])
  })

  it('is refused for a text that is no longer shown, and a number of another choice is no receipt', async () => {
    await expect(at.call(null, keepChoice, choice({ version: '0.9' }))).rejects.toMatchObject({
      data: { reason: 'text_changed' },
    })
    const first = choice()
    await at.call(null, keepChoice, first)
    await expect(at.call(null, keepChoice, { ...first, marketing: true })).rejects.toThrow()
  })

  it('is asked again once staff published another text about cookies (T-159, T-160)', async () => {
    await at.query(
      `with made as (insert into site_texts (id, kind, slug, fields) values (gen_random_uuid(), 'legal', 'cookie-preferences', '{}') returning id)
       insert into site_text_versions (text_id, version, fields, from_at, published_by)
       select id, 1, '{"version":"6"}', now(), gen_random_uuid() from made`,
    )
    try {
      await expect(at.call(null, keepChoice, choice())).rejects.toMatchObject({
        data: { reason: 'text_changed' },
      })
      await at.call(null, keepChoice, choice({ version: versionInForce(6) }))
      expect((await receipts()).at(-1)).toMatchObject({
        version: '1.0.6',
        text_hash: cookieTextHash('1.0.6'),
      })
      const now = at.app.clock.now()
      const before = JSON.stringify(keptChoice(acceptAll, now, randomUUID()))
      expect(readChoice(before, now)).not.toBeNull()
      expect(readChoice(before, now, versionInForce(6))).toBeNull()

      site.legal = new Map([['/cookie-preferences', 6]])
      const answer = await post('choice=none')
      expect(decodeURIComponent(String(answer.headers['set-cookie']))).toContain('"version":"1.0.6"')
      const old = await server.inject({
        url: '/cookie-preferences',
        headers: { cookie: `${choiceKey}=${encodeURIComponent(before)}` },
      })
      expect(old.body).not.toContain('Receipt')
    } finally {
      site.legal = new Map()
      await at.query(`delete from site_texts where slug = 'cookie-preferences'`)
    }
  })

  it('has a text of version 1.0 that stays as people read it: other words need another version', () => {
    expect(cookieTextHash('1.0')).toBe('98ffa99bc2ac0c80e545948fc20460be720450811af5e20b9fa8cae38d79d363')
  })

  it('is made without scripts: stored, kept in a cookie, shown by the page', async () => {
    const answer = await post('choice=own&functional=yes')
    expect(answer.statusCode).toBe(303)
    expect(answer.headers.location).toBe('/cookie-preferences')
    const cookie = String(answer.headers['set-cookie'])
    expect(cookie).toMatch(/; Path=\/; SameSite=Lax; Max-Age=\d+$/)
    const value = cookie.split(';')[0]?.slice(choiceKey.length + 1) ?? ''
    const kept = readChoice(decodeURIComponent(value), at.app.clock.now())
    expect(kept).toMatchObject({ functional: true, analytics: false, marketing: false })
    expect(await at.query('select functional from cookie_receipts where id = $1', [kept?.receipt])).toEqual([
      { functional: true },
    ])
    const shown = await server.inject({ url: '/cookie-preferences', headers: { cookie } })
    expect(shown.body).toContain('<input name="functional" checked=""/>')
    expect(shown.body).toContain(`Receipt ${kept?.receipt}`)
  })

  it('says no where nothing was pressed that says yes', async () => {
    for (const body of ['', 'choice=none&functional=yes', 'choice=anything']) {
      const answer = await post(body)
      expect(decodeURIComponent(String(answer.headers['set-cookie']))).toContain(
        '"functional":false,"analytics":false,"marketing":false',
      )
    }
    const all = await post('choice=all')
    expect(decodeURIComponent(String(all.headers['set-cookie']))).toContain(
      '"functional":true,"analytics":true,"marketing":true',
    )
  })
})
