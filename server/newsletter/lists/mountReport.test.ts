import { randomUUID } from 'node:crypto'
import Fastify from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { listPaths } from '#domain/newsletter/rules.ts'
import { answerFaults } from '#server/platform/http/faults.ts'
import type { Page } from '#server/platform/http/site/page.ts'
import type { Site } from '#server/platform/http/site/site.ts'
import { keepCookieSecret } from '#server/platform/signInCookie.ts'
import type { TestApp } from '#tests/app/testApp.ts'
import { testApp } from '#tests/app/testApp.ts'
import { listToken } from './listToken.ts'
import { mountReport } from './mountReport.ts'

const page: Page = {
  type: 'text/html; charset=utf-8',
  etag: '"x"',
  policy: "default-src 'none'",
  immutable: false,
  bodies: { identity: Buffer.from('the whole report <a data-fill="data-link">Figures</a>') },
}
const site: Site = { pages: new Map([[listPaths.report(), page]]), shell: page, missing: page }

let at: TestApp
const server = Fastify()
const reader = randomUUID()
beforeAll(async () => {
  keepCookieSecret('a secret of the tests that is long enough')
  at = await testApp()
  answerFaults(server)
  mountReport(server, at.app, site)
  await at.query('insert into subscribers (id, email, name) values ($1, $2, $3)', [
    reader,
    'reader@members.example',
    'Reader',
  ])
  await at.query(
    `insert into subscriptions (subscriber_id, list, consent_version, asked_at, confirmed_at) values ($1, 'report', '1', now(), now())`,
    [reader],
  )
})
afterAll(async () => {
  await server.close()
  await at.close()
})

const open = (headers: Record<string, string> = {}) =>
  server.inject({ url: listPaths.report(listToken(reader)), headers, remoteAddress: '203.0.113.9' })
const taken = async () =>
  (await at.query(`select 1 from audit_events where action = 'report.opened' and subject_id = $1`, [reader]))
    .length

it('a browser that fetches the report ahead gets nothing, and the trail says that nobody read it (K17)', async () => {
  for (const purpose of ['prefetch', 'prefetch;prerender']) {
    const ahead = await open({ 'sec-purpose': purpose })
    expect([ahead.statusCode, ahead.body, ahead.headers['set-cookie']]).toEqual([503, '', undefined])
  }
  expect(await taken()).toBe(0)
  const read = await open()
  expect(read.body).toContain('the whole report')
  expect(await taken()).toBe(1)
})

it('whoever opens it on and on is told when to come again, as every call tells it', async () => {
  const answers = []
  for (let round = 0; round < 130; round += 1) answers.push((await open()).statusCode)
  expect(new Set(answers)).toEqual(new Set([200, 429]))
  const refused = await open()
  expect(refused.json()).toMatchObject({ code: 'TOO_MANY_REQUESTS' })
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
})
