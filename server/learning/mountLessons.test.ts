import Fastify from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { keepCookieSecret, signToken } from '#server/platform/signInCookie.ts'
import type { Person, TestApp } from '#tests/app/testApp.ts'
import { testApp } from '#tests/app/testApp.ts'
import { mountLessons } from './mountLessons.ts'
import { listDoneLessons } from './queries.ts'

const server = Fastify()
let at: TestApp
beforeAll(async () => {
  keepCookieSecret('a secret of the tests that is long enough')
  at = await testApp()
  mountLessons(server, at.app)
})
afterAll(async () => {
  await server.close()
  await at.close()
})

const lesson = 'count-the-buyers'
const page = `/jul-playbook/${lesson}`
async function post(person: Person | null, fields: Readonly<Record<string, string>>) {
  const { statusCode, headers, body } = await server.inject({
    method: 'POST',
    url: '/jul-playbook/done',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      ...(person ? { cookie: `sid=${signToken(person.token)}` } : {}),
    },
    payload: new URLSearchParams(fields).toString(),
  })
  return { statusCode, location: headers.location, body }
}
const done = async (person: Person) =>
  (await at.call(person, listDoneLessons, {})).lessons.map((each) => each.lesson)

describe('the form of a lesson (pages §5.1)', () => {
  it('keeps that it is done, takes that back, and leads to where its page says so', async () => {
    const member = await at.person()
    expect(await post(member, { lesson, done: 'yes' })).toMatchObject({
      statusCode: 303,
      location: `${page}#lesson-done`,
    })
    expect(await done(member)).toEqual([lesson])
    expect(await post(member, { lesson, done: 'no' })).toMatchObject({
      statusCode: 303,
      location: `${page}#lesson-not-done`,
    })
    expect(await done(member)).toEqual([])
  })

  it('leads whoever is signed out to sign in, and back to the lesson and nowhere else', async () => {
    const signIn = (next: string) => ({
      statusCode: 303,
      location: `/auth?mode=sign-in&next=${encodeURIComponent(next)}`,
    })
    expect(await post(null, { lesson, done: 'yes' })).toMatchObject(signIn(page))
    expect(await post(null, { lesson: '../evil', done: 'yes' })).toMatchObject(signIn('/jul-playbook'))
    expect(await post(null, {})).toMatchObject(signIn('/jul-playbook'))
  })

  it('says why nothing was kept, with the way back', async () => {
    const member = await at.person()
    const bad = await post(member, { lesson: '../evil', done: 'yes' })
    expect(bad.statusCode).toBe(400)
    expect(bad.body).toContain('There is no such lesson.')
    expect(bad.body).toContain('<a href="/jul-playbook">Back to the playbook</a>')
    await at.query('update auth_sessions set locked_at = now() where user_id = $1', [member.id])
    const locked = await post(member, { lesson, done: 'yes' })
    expect(locked.statusCode).toBe(403)
    expect(locked.body).toContain('Your console has locked itself.')
    expect(locked.body).toContain(`<a href="${page}">Back to the lesson</a>`)
  })
})
