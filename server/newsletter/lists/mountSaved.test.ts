import { randomUUID } from 'node:crypto'
import Fastify from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { longDay } from '#domain/days.ts'
import { listForms, pauseEnd, preferencesForm } from '#domain/newsletter/rules.ts'
import { savedTexts } from '#domain/newsletter/texts.ts'
import { signPage } from '#server/platform/http/site/formPage.ts'
import { rewritten } from '#server/platform/http/site/page.ts'
import type { Site } from '#server/platform/http/site/site.ts'
import { mountForms } from '#server/platform/http/site/siteForms.ts'
import { keepCookieSecret } from '#server/platform/signInCookie.ts'
import type { TestApp } from '#tests/app/testApp.ts'
import { testApp } from '#tests/app/testApp.ts'
import { listToken } from './listToken.ts'
import { mountSaved } from './mountSaved.ts'
import { preferencesAnswers } from './preferencesAnswers.ts'

const pageOf = (source: string) => rewritten({ type: 'text/html', policy: null, immutable: false }, source)
const form = pageOf('<p data-fill="links"></p>')
const saved = pageOf(
  '<b data-fill="saved">Saved</b><h1 data-fill="done"></h1><i data-fill="holds">They hold</i><p data-fill="means"></p><q data-fill="asked"></q>',
)
const site: Site = {
  ...{ shell: form, missing: form },
  pages: new Map([
    [preferencesForm.path, form],
    [preferencesForm.sentPath, saved],
  ]),
}

let at: TestApp
const server = Fastify()
const reader = randomUUID()
beforeAll(async () => {
  keepCookieSecret('a secret of the tests that is long enough')
  at = await testApp()
  mountForms(server, at.app, site, preferencesAnswers)
  mountSaved(server, at.app, site)
  await at.query('insert into subscribers (id, email, name) values ($1, $2, $3)', [
    ...[reader, 'reader@quayside.example', 'Reader'],
  ])
  await at.query(
    `insert into subscriptions (subscriber_id, list, consent_version, asked_at, confirmed_at) values ($1, 'founders', $2, now(), now())`,
    [reader, listForms.yelmail.consent],
  )
})
afterAll(async () => {
  await server.close()
  await at.close()
})

/** Where saving these leads, and what the page there says. */
async function save(chosen: Record<string, string>) {
  const payload = { token: listToken(reader), page: signPage(preferencesForm.name, at.app.clock.now()) }
  const { statusCode, headers } = await server.inject({
    method: 'POST',
    url: preferencesForm.path,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ ...payload, topics: 'founders', ...chosen }).toString(),
  })
  expect(statusCode).toBe(303)
  const to = String(headers.location)
  return { to, ...(to === preferencesForm.sentPath ? { body: null } : await read(to)) }
}
const read = async (url: string) => ({ body: (await server.inject(url)).body })

it('the page after the preferences says what was done, and its address nothing of whose they are (K15)', async () => {
  expect(await save({ pace: 'each' })).toEqual({ to: preferencesForm.sentPath, body: null })

  const day = pauseEnd(at.app.clock.now())
  const paused = await save({ pace: 'pause' })
  expect(paused.to).toBe(`${preferencesForm.sentPath}?paused=${day.toISOString().slice(0, 10)}`)
  expect(paused.body).toContain(`<h1>Paused until ${longDay(day)}</h1>`)
  expect(paused.body).toContain('<b hidden="">Saved</b>')
  expect(paused.body).toContain('<q></q>')

  const stopped = await save({ pace: 'stop', address: 'other@quayside.example' })
  expect(stopped.to).toBe(`${preferencesForm.sentPath}?done=stopped`)
  expect(stopped.body).toContain(`<h1>${savedTexts.stopped}</h1><i hidden="">They hold</i>`)
  expect(stopped.body).toContain('<q></q>')
})

it('another address is spoken of where one was given and is asked (K15)', async () => {
  const asked = await save({ pace: 'each', address: 'other@quayside.example' })
  expect(asked.to).toBe(`${preferencesForm.sentPath}?asked=yes`)
  expect(asked.body).toBe(`<b>Saved</b><h1></h1><i>They hold</i><p></p><q>${savedTexts.asked}</q>`)
})

it('a day on which no pause of ours ends is not said, whoever wrote it into the address', async () => {
  for (const day of ['2020-01-01', '2999-01-01', '<b>', ''])
    expect((await read(`${preferencesForm.sentPath}?paused=${encodeURIComponent(day)}`)).body).toBe(
      '<b>Saved</b><h1></h1><i>They hold</i><p></p><q></q>',
    )
})
