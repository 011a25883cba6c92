import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { listTexts } from '#domain/newsletter/texts.ts'
import { signPage } from '#server/platform/http/site/formPage.ts'
import { keepCookieSecret } from '#server/platform/signInCookie.ts'
import type { TestApp } from '#tests/app/testApp.ts'
import { testApp } from '#tests/app/testApp.ts'
import { askPreferences } from './askPreferences.ts'
import { confirmAddress, joinList, leaveNewsletter } from './commands.ts'
import { listToken } from './listToken.ts'
import { getPreferences } from './queries.ts'
import { setPreferences } from './setPreferences.ts'

let at: TestApp
beforeAll(async () => {
  keepCookieSecret('a secret of the tests that is long enough')
  at = await testApp()
})
afterAll(() => at.close())

const someone = () => `${randomUUID()}@quayside.example`
const join = (email: string, topics = 'founders,lessons', form: 'yelmail' | 'console' = 'yelmail') =>
  at.call(null, joinList, {
    id: randomUUID(),
    form,
    fields: form === 'yelmail' ? { email, topics } : { name: 'Ada', email, type: 'founder', consent: 'yes' },
    page: signPage(form, new Date(at.app.clock.now().getTime() - 60_000)),
  })
const idOf = async (email: string) =>
  (await at.query<{ id: string }>('select id from subscribers where lower(email) = lower($1)', [email]))[0]
    ?.id ?? ''
const tokenOf = async (email: string) => listToken(await idOf(email))
const confirmed = async (email: string, topics?: string) => {
  await join(email, topics)
  const token = await tokenOf(email)
  await at.call(null, confirmAddress, { token })
  return token
}
const live = async (email: string) =>
  (
    await at.query<{ list: string }>(
      `select p.list from subscriptions p join subscribers s on s.id = p.subscriber_id
       where lower(s.email) = lower($1) and p.confirmed_at is not null and p.left_at is null order by list`,
      [email],
    )
  ).map(({ list }) => list)
const chosen = (token: string, more: object) =>
  at.call(null, setPreferences, { id: randomUUID(), token, topics: ['founders'], pace: 'each', ...more })
const read = async (token: string) => (await at.call(null, getPreferences, { token })).preferences

describe('what an address gets of YELMail (K15)', () => {
  it('is the topics it chose, each confirmed by mail', async () => {
    const email = someone()
    await join(email, 'founders,lessons')
    expect(await live(email)).toEqual([])
    await at.call(null, confirmAddress, { token: await tokenOf(email) })
    expect(await live(email)).toEqual(['founders', 'lessons'])
    await expect(join(someone(), '')).rejects.toMatchObject({ code: 'BAD_REQUEST' })
  })

  it('is read and changed by the link of an issue alone, and shown without the middle of the address', async () => {
    const email = someone()
    const token = await confirmed(email)
    const shown = await read(token)
    expect(shown).toMatchObject({ topics: ['founders', 'lessons'], pausedUntil: null })
    expect(shown?.address).toBe(`${email[0]}…@quayside.example`)
    expect(await read(listToken(randomUUID()))).toBeNull()
    expect(await chosen('of no address', {})).toEqual({ isKnown: false, isAsked: false })
    expect(await chosen(token, { topics: ['investors'] })).toEqual({ isKnown: true, isAsked: false })
    expect(await live(email)).toEqual(['investors'])
    expect(
      await at.query(`select from audit_events where action = 'preferences.changed' and subject_id = $1`, [
        await idOf(email),
      ]),
    ).toHaveLength(1)
  })

  it('rests for thirty days and comes again by itself', async () => {
    const token = await confirmed(someone())
    await chosen(token, { pace: 'pause' })
    expect((await read(token))?.pausedUntil).not.toBeNull()
    at.moveTime(31 * 24 * 3_600_000)
    expect((await read(token))?.pausedUntil).toBeNull()
    at.moveTime(-31 * 24 * 3_600_000)
  })

  it('ends with why, and whoever left comes back by the same link', async () => {
    const email = someone()
    const token = await confirmed(email)
    await chosen(token, { pace: 'stop', why: 'often' })
    expect(await live(email)).toEqual([])
    expect(await at.query('select left_why from subscribers where email = $1', [email])).toEqual([
      { left_why: 'often' },
    ])
    await chosen(token, { topics: ['lessons'] })
    expect(await live(email)).toEqual(['lessons'])
    expect(await at.query('select left_why from subscribers where email = $1', [email])).toEqual([
      { left_why: null },
    ])
  })

  it('is not set without a topic, which would end it unsaid; whoever wants none says so', async () => {
    const email = someone()
    const token = await confirmed(email)
    for (const pace of ['each', 'pause'])
      await expect(chosen(token, { topics: [], pace })).rejects.toMatchObject({
        code: 'BAD_REQUEST',
        data: { problems: [{ field: 'topics', message: listTexts.topicOrStop }] },
      })
    expect([await live(email), (await read(token))?.pausedUntil]).toEqual([['founders', 'lessons'], null])
    expect(await chosen(token, { topics: [], pace: 'stop' })).toEqual({ isKnown: true, isAsked: false })
    expect(await live(email)).toEqual([])
  })

  it('goes to another address once that one says yes, and until then to the old one', async () => {
    const [from, to] = [someone(), someone()]
    const token = await confirmed(from)
    expect(await chosen(token, { topics: ['founders'], address: to })).toEqual({
      isKnown: true,
      isAsked: true,
    })
    expect([await live(from), await live(to)]).toEqual([['founders'], []])
    await at.call(null, confirmAddress, { token: await tokenOf(to) })
    expect([await live(from), await live(to)]).toEqual([[], ['founders']])
    await expect(chosen(token, { address: 'no address' })).rejects.toMatchObject({ code: 'BAD_REQUEST' })
  })

  it('stops with one POST, twice as once, and no other list is left', async () => {
    const email = someone()
    const token = await confirmed(email)
    await join(email, '', 'console')
    await at.call(null, confirmAddress, { token })
    for (let each = 0; each < 2; each++)
      expect(await at.call(null, leaveNewsletter, { token })).toEqual({ isKnown: true })
    expect(await live(email)).toEqual(['console'])
    expect(await at.call(null, leaveNewsletter, { token: 'of no address' })).toEqual({ isKnown: false })
  })

  it('is reached by a mailed link, once a day, and whoever asks learns nothing', async () => {
    const [email, stranger] = [someone(), someone()]
    await confirmed(email)
    for (const each of [email, email.toUpperCase(), stranger])
      expect(await at.call(null, askPreferences, { email: each })).toEqual({})
    const mails = await at.query<{ to_address: string }>(
      `select to_address from mail_messages where template = 'newsletter.preferences'`,
    )
    expect(mails).toEqual([{ to_address: email }])
  })

  it('is asked of nobody who complained, whoever types the address; a refusal of its server ends with a new yes', async () => {
    const [angry, bounced] = [someone(), someone()]
    await at.query(
      `insert into suppressions (digest, reason) values (app_mail_digest($1), 'complained'), (app_mail_digest($2), 'bounced')`,
      [angry, bounced],
    )
    expect(await join(angry)).toEqual({})
    expect(await idOf(angry)).toBe('')
    await confirmed(bounced)
    expect(
      await at.query(`select reason from suppressions where digest = app_mail_digest($1)`, [bounced]),
    ).toEqual([])
  })
})
