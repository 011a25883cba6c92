import Fastify from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { listCards } from '#server/board/cards/queries.ts'
import { keepCookieSecret, signToken } from '#server/platform/signInCookie.ts'
import type { Person, TestApp } from '#tests/app/testApp.ts'
import { testApp } from '#tests/app/testApp.ts'
import { mountLessonCards } from './mountLessonCards.ts'

const server = Fastify()
let at: TestApp
beforeAll(async () => {
  keepCookieSecret('a secret of the tests that is long enough')
  at = await testApp()
  mountLessonCards(server, at.app)
})
afterAll(async () => {
  await server.close()
  await at.close()
})

const lesson = 'count-the-buyers'
const items = ['Write down the first hundred names', 'Ask thirty for an order', 'Sort the noes by reason']

function post(person: Person | null, done: readonly string[], of: readonly string[] = items, slug = lesson) {
  const fields = new URLSearchParams([
    ['lesson', slug],
    ...of.map((item) => ['item', item]),
    ...done.map((place) => ['done', place]),
  ])
  return server.inject({
    method: 'POST',
    url: '/jul-playbook/board',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      ...(person ? { cookie: `sid=${signToken(person.token)}` } : {}),
    },
    payload: fields.toString(),
  })
}
const titles = async (person: Person) =>
  (await at.call(person, listCards, {})).cards.map(({ title }) => title)

describe('the checklist of a lesson (pages §5.1)', () => {
  it('becomes cards in its order, without what is ticked, and once however often it is sent', async () => {
    const member = await at.person({ plans: ['desktop_pro'] })
    for (let each = 0; each < 3; each++) {
      const answer = await post(member, ['0'])
      expect([answer.statusCode, answer.headers.location]).toEqual([303, '/go/board?from=lesson'])
    }
    expect(await titles(member)).toEqual(items.slice(1))
    await post(member, [])
    expect((await titles(member)).toSorted()).toEqual(items.toSorted())
  })

  it('is the same cards after the secret was changed (0079)', async () => {
    const member = await at.person({ plans: ['desktop_pro'] })
    await post(member, ['2'])
    const before = await titles(member)
    keepCookieSecret('another secret that is long enough as well', [
      'a secret of the tests that is long enough',
    ])
    await post(member, ['2'])
    expect(await titles(member)).toEqual(before)
    await post(member, [])
    expect((await titles(member)).toSorted()).toEqual(items.toSorted())
    await at.query('update auth_sessions set locked_at = now() where user_id = $1', [member.id])
    expect((await post(member, [])).body).toContain('Your console has locked itself.')
    keepCookieSecret('a secret of the tests that is long enough')
  })

  it('leads whoever is signed out to sign in, and back to the lesson and nowhere else', async () => {
    const next = `/auth?mode=sign-in&next=${encodeURIComponent(`/jul-playbook/${lesson}`)}`
    expect((await post(null, [])).headers.location).toBe(next)
    const astray = await post(null, [], items, '../evil')
    expect(astray.headers.location).toBe(`/auth?mode=sign-in&next=${encodeURIComponent('/jul-playbook')}`)
  })

  it('makes nothing where the plan does not edit the board, and says so', async () => {
    const member = await at.person()
    const answer = await post(member, [])
    expect([answer.statusCode, await titles(member)]).toEqual([403, []])
    expect(answer.body).toContain('The pricing page says which plans do.')
    expect(answer.body).toContain(`href="/jul-playbook/${lesson}"`)
  })

  it('says of a screen that has locked itself that it has, and not that the plan is wrong (T-015)', async () => {
    const member = await at.person({ plans: ['desktop_pro'] })
    await at.query('update auth_sessions set locked_at = now() where user_id = $1', [member.id])
    const answer = await post(member, [])
    expect(answer.statusCode).toBe(403)
    expect(answer.body).toContain('Your console has locked itself.')
    expect(answer.body).not.toContain('pricing')
  })

  it('takes twelve lines at most, each as a title on one line', async () => {
    const member = await at.person({ plans: ['desktop_pro'] })
    const many = Array.from({ length: 40 }, (_, each) => ` Line\n${each} `)
    expect((await post(member, [], [...many, ''])).statusCode).toBe(303)
    expect(await titles(member)).toEqual(Array.from({ length: 12 }, (_, each) => `Line ${each}`))
    const long = 'x'.repeat(500)
    await post(member, [], [long])
    expect((await titles(member))[0]).toBe('x'.repeat(200))
  })

  it('leads back where nothing is left', async () => {
    const member = await at.person({ plans: ['desktop_pro'] })
    const answer = await post(member, ['0', '1', '2'])
    expect([answer.headers.location, await titles(member)]).toEqual([`/jul-playbook/${lesson}`, []])
  })
})
