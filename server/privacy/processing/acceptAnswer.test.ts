import { randomUUID } from 'node:crypto'
import Fastify from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { formTexts } from '#domain/content/rules/forms.ts'
import { acceptForm, processingSlug } from '#domain/privacy/rules/processing.ts'
import { processingTexts } from '#domain/privacy/texts/processing.ts'
import { signPage } from '#server/platform/http/site/formPage.ts'
import type { Page } from '#server/platform/http/site/page.ts'
import type { Site } from '#server/platform/http/site/site.ts'
import { mountForms } from '#server/platform/http/site/siteForms.ts'
import { keepCookieSecret, signToken } from '#server/platform/signInCookie.ts'
import { escapeHtml } from '#server/platform/template.ts'
import type { Person, TestApp } from '#tests/app/testApp.ts'
import { testApp } from '#tests/app/testApp.ts'
import { acceptAnswer } from './acceptAnswer.ts'
import { mountAccepted } from './mountAccepted.ts'

const pageOf = (html: string): Page => ({
  type: 'text/html; charset=utf-8',
  etag: '"x"',
  policy: "default-src 'none'",
  immutable: false,
  bodies: { identity: Buffer.from(`<html><head><title>Agreement</title></head><body>${html}</body></html>`) },
})
const form = pageOf(`<strong data-fill="heading"></strong><p data-fill="links"></p>
<input name="company" data-fill="company"/><input name="version" value="3"/>
<input type="checkbox" name="accept" data-fill="accept"/><span data-fill="accept-error"></span>`)
const accepted =
  pageOf(`<b data-fill="company"></b>, version <i data-fill="version"></i>, <i data-fill="day"></i>
<a data-fill="read">Read</a><a data-fill="file">File</a>`)
const site: Site = {
  pages: new Map([
    [acceptForm.path, form],
    [acceptForm.sentPath, accepted],
  ]),
  shell: form,
  missing: form,
}

const server = Fastify()
let at: TestApp
beforeAll(async () => {
  keepCookieSecret('a secret of the tests that is long enough')
  at = await testApp()
  mountForms(server, at.app, site, [acceptAnswer])
  mountAccepted(server, at.app, site)
  const id = randomUUID()
  const fields = { slug: processingSlug, title: 'Agreement', version: '3', inForceSince: '2026-11-24' }
  await at.query(`insert into site_texts (id, kind, slug, fields) values ($1, 'legal', $2, $3)`, [
    ...[id, processingSlug, fields],
  ])
  await at.query(
    'insert into site_text_versions (text_id, version, fields, from_at) values ($1, 1, $2, now())',
    [...[id, fields]],
  )
})
afterAll(async () => {
  await server.close()
  await at.close()
})

const typed = { company: 'Nordlys & Sons', address: 'Norway', name: 'Mara Talven', position: 'Director' }
const cookieOf = (person: Person | null) => (person ? { cookie: `sid=${signToken(person.token)}` } : {})
const post = (person: Person | null, over: Record<string, string> = {}) =>
  server.inject({
    method: 'POST',
    url: acceptForm.path,
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...cookieOf(person) },
    payload: new URLSearchParams({
      ...{ ...typed, version: '3', accept: 'yes', page: signPage(acceptForm.name, at.app.clock.now()) },
      ...over,
    }).toString(),
  })
const get = (person: Person | null, url: string = acceptForm.sentPath) =>
  server.inject({ url, headers: cookieOf(person) })
const signIn = `/auth?mode=sign-in&next=${encodeURIComponent(acceptForm.path)}`

describe('the form on the page of the data processing agreement (0100)', () => {
  it('leads to the record as it is stored, with its version to read and to keep', async () => {
    const member = await at.person()
    const answer = await post(member)
    expect(answer.statusCode).toBe(303)
    const { body } = await get(member, answer.headers.location)
    expect(body).toContain('Nordlys &amp; Sons</b>, version <i>3</i>, ')
    expect(body).toContain(`href="/${processingSlug}/version-3"`)
    expect(body).toContain(`href="/${processingSlug}/version-3.txt"`)
    // Sent again it is the same one; somebody else's is not shown.
    expect((await post(member)).headers.location).toBe(answer.headers.location)
    const other = await at.person()
    expect((await get(other, answer.headers.location)).headers.location).toBe(acceptForm.path)
  })

  it('leads whoever is signed out to sign in and back, whatever they typed', async () => {
    const tries: Record<string, string>[] = [{}, { company: '', accept: '' }]
    for (const over of tries) {
      const { statusCode, headers } = await post(null, over)
      expect([statusCode, headers.location]).toEqual([303, signIn])
    }
    expect((await get(null)).headers.location).toBe(signIn)
  })

  it('has what was typed for whoever comes back signed in, without the tick, until it is accepted', async () => {
    const company = 'Smørås & Søn "Øst" 株式会社'
    const sent = await post(null, { company })
    expect(sent.headers.location).not.toMatch(/Sm|Mara|Norway/)
    const kept = String(sent.headers['set-cookie'])
    expect(kept).toMatch(
      new RegExp(`^typed=[\\w-]+; Path=${acceptForm.path}; HttpOnly; SameSite=Lax; Max-Age=3600$`),
    )
    const typedCookie = kept.split(';', 1)[0] ?? ''
    const open = async (person: Person | null, cookies = typedCookie) => {
      const { cookie = '' } = cookieOf(person)
      return await server.inject({ url: acceptForm.path, headers: { cookie: `${cookies}; ${cookie}` } })
    }
    const member = await at.person()
    const back = await open(member)
    expect(back.headers['cache-control']).toBe('no-store')
    expect(back.body).toContain(`name="company" value="${escapeHtml(company)}"`)
    expect(back.body).not.toContain(' checked')
    expect(back.body).toContain('name="version" value="3"')
    // Nobody reads it signed out, and what is not ours fills nothing in.
    expect((await open(null)).body).not.toContain('Smør')
    for (const forged of ['typed=x', 'typed=', `typed=${Buffer.from('{}').toString('base64url')}`])
      expect((await open(member, forged)).body).toContain('name="company"/>')
    expect((await post(member, { company })).headers['set-cookie']).toMatch(/^typed=; .*Max-Age=0$/)
  })

  it('leaves in the browser no more than a cookie holds', async () => {
    const long = await post(null, { company: 'ø'.repeat(2_000) })
    expect(long.headers.location).toBe(signIn)
    expect(long.headers['set-cookie']).toMatch(/^typed=; .*Max-Age=0$/)
    const most = { company: '株'.repeat(200), address: '株'.repeat(300) }
    const { length } = String(
      (await post(null, { ...most, name: '株'.repeat(120), position: '株'.repeat(120) })).headers[
        'set-cookie'
      ],
    )
    expect(length).toBeGreaterThan(2_900)
    expect(length).toBeLessThan(4_096)
  })

  it('comes again with what was typed where it was not ticked, and where the text has changed, to be ticked anew', async () => {
    const member = await at.person()
    for (const [over, message] of [
      [{ accept: '' }, processingTexts.mayNot],
      [{ version: '2' }, processingTexts.changed],
    ] as const) {
      const { statusCode, body } = await post(member, over)
      expect(statusCode).toBe(422)
      expect(body).toContain(`<span>${message}</span>`)
      expect(body).toContain('name="company" value="Nordlys &amp; Sons"')
      expect(body).not.toContain(' checked')
      // What the page carries is what it shows.
      expect(body).toContain('name="version" value="3"')
    }
    expect((await get(member)).headers.location).toBe(acceptForm.path)
  })

  it('says why to a demo and to whoever works here, and shows a page that was open for too long again', async () => {
    expect((await post(await at.person({ isDemo: true }))).body).toContain(processingTexts.demo)
    expect((await post(await at.person({ roles: ['staff'] }))).body).toContain(processingTexts.staff)
    expect((await post(await at.person(), { page: 'forged' })).body).toContain(formTexts.wasOld)
  })
})
