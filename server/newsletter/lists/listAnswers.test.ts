import Fastify from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { confirmForm, listForms, preferencesForm } from '#domain/newsletter/rules.ts'
import { listTexts } from '#domain/newsletter/texts.ts'
import { signPage } from '#server/platform/http/site/formPage.ts'
import { rewritten } from '#server/platform/http/site/page.ts'
import type { Site } from '#server/platform/http/site/site.ts'
import { mountForms } from '#server/platform/http/site/siteForms.ts'
import { keepCookieSecret } from '#server/platform/signInCookie.ts'
import type { TestApp } from '#tests/app/testApp.ts'
import { testApp } from '#tests/app/testApp.ts'
import { listAnswers } from './listAnswers.ts'
import { listToken } from './listToken.ts'
import { confirmedPath } from './mountConfirmed.ts'

const form = listForms.yelmail
const page = rewritten(
  { type: 'text/html', policy: null, immutable: false },
  `<p data-fill="links"></p><form action="${form.path}" method="post"><input name="page" data-fill="opened-at"/></form>`,
)
const preferences = rewritten(
  { type: 'text/html', policy: null, immutable: false },
  '<p data-fill="known"></p><i data-fill="unknown"></i><b data-fill="unasked"></b><p data-fill="who"></p><em data-fill="topics-error"></em>',
)
const site: Site = {
  ...{ shell: page, missing: page },
  pages: new Map([
    [form.path, page],
    [preferencesForm.path, preferences],
  ]),
}

let at: TestApp
const server = Fastify()
beforeAll(async () => {
  keepCookieSecret('a secret of the tests that is long enough')
  at = await testApp()
  mountForms(server, at.app, site, listAnswers)
})
afterAll(async () => {
  await server.close()
  await at.close()
})

const post = (email: string, seconds: number) => {
  const opened = signPage(form.name, new Date(at.app.clock.now().getTime() - seconds * 1000))
  return server.inject({
    method: 'POST',
    url: form.path,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ page: opened, email, topics: 'founders', consent: 'yes' }).toString(),
  })
}
const stored = async (email: string) =>
  (await at.query('select id from subscribers where lower(email) = $1', [email])).length

it('whoever is quicker than people are is told to press once more, and is on the list then (K13, K14)', async () => {
  const quick = await post('quick@quayside.example', 1)
  expect(quick.statusCode).toBe(422)
  expect(quick.body).toContain(listTexts.tooQuick)
  expect(await stored('quick@quayside.example')).toBe(0)
  const later = await post('quick@quayside.example', 3)
  expect([later.statusCode, later.headers.location]).toEqual([303, form.sentPath])
  expect(await stored('quick@quayside.example')).toBe(1)
})

it('whoever confirms their address is led to what comes of the list it is on (K13)', async () => {
  await post('confirms@quayside.example', 3)
  const [row] = await at.query<{ id: string }>(
    `select id from subscribers where email = 'confirms@quayside.example'`,
  )
  const { statusCode, headers } = await server.inject({
    method: 'POST',
    url: confirmForm.path,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ token: listToken(row?.id ?? '') }).toString(),
  })
  expect([statusCode, headers.location]).toEqual([303, confirmedPath(['founders'])])
})

it('the preferences say to an address without a token what they say to an empty one (K15)', async () => {
  const [blank, empty] = await Promise.all(
    ['', '?token='].map(async (query) => (await server.inject(`${preferencesForm.path}${query}`)).body),
  )
  expect(blank).toContain('hidden')
  expect(blank).toBe(empty)
})

it('preferences without a topic come back with what is wrong at the topics (K15)', async () => {
  const [reader] = await at.query<{ id: string }>(
    `insert into subscribers (id, email, name) values (gen_random_uuid(), 'topics@quayside.example', '') returning id`,
  )
  const token = listToken(reader?.id ?? '')
  for (const pace of ['each', 'pause']) {
    const answer = await server.inject({
      method: 'POST',
      url: preferencesForm.path,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ token, pace }).toString(),
    })
    expect(answer.statusCode).toBe(422)
    expect(answer.body).toContain(`<em>${listTexts.topicOrStop}</em>`)
  }
})
