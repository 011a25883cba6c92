import { randomUUID } from 'node:crypto'
import Fastify from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { signPage } from '#server/platform/http/site/formPage.ts'
import { rewritten } from '#server/platform/http/site/page.ts'
import type { Site } from '#server/platform/http/site/site.ts'
import { mountForms } from '#server/platform/http/site/siteForms.ts'
import { idToken } from '#server/platform/idToken.ts'
import { keepCookieSecret } from '#server/platform/signInCookie.ts'
import type { TestApp } from '#tests/app/testApp.ts'
import { testApp } from '#tests/app/testApp.ts'
import { getSentMessage } from './getSentMessage.ts'
import { inboxAnswers } from './inboxAnswers.ts'
import { mountSentMessages } from './mountSentMessages.ts'
import { sendMessage } from './sendMessage.ts'
import { sentToken } from './sentToken.ts'

let at: TestApp
const page = rewritten(
  { type: 'text/html', policy: null, immutable: false },
  '<p data-fill="due"></p><dd data-fill="subject"></dd><dd data-fill="body"></dd>',
)
const site: Site = {
  ...{ shell: page, missing: page },
  pages: new Map([
    ['/contact', page],
    ['/contact/sent', page],
    ['/ventures/sent', page],
  ]),
}
const server = Fastify()
beforeAll(async () => {
  keepCookieSecret('a secret of the tests that is long enough')
  at = await testApp()
  mountForms(
    server,
    at.app,
    site,
    inboxAnswers(() => null),
  )
  mountSentMessages(server, at.app, site)
})
afterAll(async () => {
  await server.close()
  await at.close()
})

const sent = async (message = 'Is <ninety> minutes\nenough?') => {
  const id = randomUUID()
  const fields = { topic: 'press', name: 'Ada', email: `${id}@quayside.example`, message }
  const opened = signPage('contact', new Date(at.app.clock.now().getTime() - 60_000))
  await at.call(null, sendMessage, { id, form: 'contact', fields, page: opened })
  return id
}
const shown = (token: string) => at.call(null, getSentMessage, { token })

describe('what somebody sent, on the page that it led to (K14)', () => {
  it('is read for an hour by whoever holds its token, without name and address', async () => {
    const id = await sent()
    const { message } = await shown(sentToken(id))
    expect(message).toEqual({
      kind: 'contact',
      subject: 'press',
      body: 'Is <ninety> minutes\nenough?',
      dueOn: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    })
    at.moveTime(3_590_000)
    expect(await shown(sentToken(id))).toEqual({ message })
    at.moveTime(10_001)
    expect(await shown(sentToken(id))).toEqual({ message: null })
  })

  it('is not shown for a token that was made for another message, or for something else', async () => {
    const [one, two] = [await sent(), await sent()]
    const [, signature] = sentToken(one).split('.')
    expect(await shown(`${two}.${signature}`)).toEqual({ message: null })
    expect(await shown(idToken('a deletion by address', two))).toEqual({ message: null })
  })

  it.each([
    ['its id alone', (id: string) => id],
    ['a token of nothing stored', () => sentToken(randomUUID())],
    ['words', () => 'x'.repeat(200)],
  ])('is not shown for %s', async (_what, tokenOf) => {
    expect(await shown(tokenOf(await sent()))).toEqual({ message: null })
  })

  it('is not what a member asks for', async () => {
    const member = await at.person({})
    const id = randomUUID()
    await at.query(
      `insert into inquiries (id, user_id, kind, subject, created_at, updated_at) values ($1, $2, 'upgrade', 'pro', $3, $3)`,
      [id, member.id, at.app.clock.now()],
    )
    expect(await shown(sentToken(id))).toEqual({ message: null })
  })

  it('stands on the page of its own form, escaped, with the day of the answer, and nobody keeps it', async () => {
    const token = sentToken(await sent())
    const { body, headers } = await server.inject(`/contact/sent?message=${token}`)
    expect(body).toMatch(
      /<p>You hear from us by (?:Mon|Tues|Wednes|Thurs|Fri)day \d{1,2} [A-Z][a-z]+\.<\/p><dd>Press<\/dd>/,
    )
    expect(body).toContain('<dd>Is &lt;ninety&gt; minutes\nenough?</dd>')
    expect(headers['cache-control']).toBe('no-store')
    const elsewhere = await server.inject(`/ventures/sent?message=${token}`)
    expect([elsewhere.statusCode, elsewhere.headers.location]).toEqual([303, '/ventures/sent'])
  })

  it('is what its form leads to; a second click leads to the same message, for the hour of the first', async () => {
    const fields = {
      topic: 'press',
      name: 'Ada',
      email: `${randomUUID()}@quayside.example`,
      message: 'Twice',
    }
    let opened = signPage('contact', new Date(at.app.clock.now().getTime() - 60_000))
    const post = () =>
      server.inject({
        method: 'POST',
        url: '/contact',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: new URLSearchParams({ ...fields, page: opened }).toString(),
      })
    const { location = '' } = (await post()).headers
    expect((await server.inject(String(location))).body).toContain('<dd>Twice</dd>')
    const second = (await post()).headers
    const kept = await at.query('select id from inquiries where body = $1', [fields.message])
    expect([second.location, kept.length]).toEqual([location, 1])
    // Whoever writes the same from a page of their own may be somebody else.
    opened = signPage('contact', new Date(at.app.clock.now().getTime() - 60_000))
    const elsewhere = (await post()).headers
    expect((await server.inject(String(elsewhere.location))).headers.location).toBe('/contact/sent')
    at.moveTime(3_600_001)
    expect((await server.inject(String(second.location))).headers.location).toBe('/contact/sent')
  })

  it('leads to the page for everybody while the database is not there', async () => {
    const token = sentToken(await sent())
    const away = Fastify()
    const pool = { connect: () => Promise.reject(new Error('away')) }
    mountSentMessages(away, { ...at.app, pool: pool as unknown as typeof at.app.pool }, site) // safe because nothing else of it is asked
    const answer = await away.inject(`/contact/sent?message=${token}`)
    expect([answer.statusCode, answer.headers.location]).toEqual([303, '/contact/sent'])
    await away.close()
  })

  it('is gone from the page after its hour, which says then what it says to everybody', async () => {
    const token = sentToken(await sent())
    at.moveTime(3_600_001)
    const answer = await server.inject(`/contact/sent?message=${token}`)
    expect([answer.statusCode, answer.headers.location]).toEqual([303, '/contact/sent'])
  })
})
