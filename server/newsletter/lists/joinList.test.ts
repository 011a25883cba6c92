import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { joinRates } from '#domain/newsletter/limits.ts'
import { signPage } from '#server/platform/http/site/formPage.ts'
import { signFor } from '#server/platform/keyRing.ts'
import { keepCookieSecret } from '#server/platform/signInCookie.ts'
import type { TestApp } from '#tests/app/testApp.ts'
import { testApp } from '#tests/app/testApp.ts'
import { confirmAddress, exportList, joinList, leaveLists, openReport } from './commands.ts'
import { eraseLeft, eraseUnconfirmed } from './eraseUnconfirmed.ts'
import { listToken, readListToken } from './listToken.ts'

let at: TestApp
beforeAll(async () => {
  keepCookieSecret('a secret of the tests that is long enough')
  at = await testApp()
})
afterAll(() => at.close())

type Form = 'console' | 'membership' | 'report'
const asked = (email: string, form: Form = 'console', more: Record<string, string> = {}) => ({
  id: randomUUID() as string,
  form,
  fields: { name: '=Ada', email, type: 'founder', consent: 'yes', ...more },
  page: signPage(form, new Date(at.app.clock.now().getTime() - 60_000)),
})
const someone = () => `${randomUUID()}@quayside.example`
const join = (given: ReturnType<typeof asked>, ipAddress?: string) =>
  at.call(null, joinList, given, ipAddress)
const placesOf = (email: string) =>
  at.query<{ id: string; list: string; isConfirmed: boolean; isOver: boolean }>(
    `select s.id, list, confirmed_at is not null as "isConfirmed", left_at is not null as "isOver"
     from subscribers s join subscriptions p on p.subscriber_id = s.id where lower(email) = lower($1) order by list`,
    [email],
  )
const mailsTo = (email: string) =>
  at.query<{ values: { id: string; form: Form } }>(
    'select values from mail_messages where lower(to_address) = lower($1)',
    [email],
  )
const tokenOf = async (email: string) => listToken((await placesOf(email))[0]?.id ?? '')

describe('a place on a list (K13)', () => {
  it('is one for an address however often it is asked for, and asked about by one email', async () => {
    const email = someone()
    const given = asked(email)
    await Promise.all([join(given), join({ ...given, id: randomUUID() }), join(asked(email.toUpperCase()))])
    expect(await placesOf(email)).toMatchObject([{ list: 'console', isConfirmed: false }])
    expect(await mailsTo(email)).toHaveLength(1)
  })

  it('is answered and counted alike whether the address is on a list or not', async () => {
    const [known, own, stranger] = [someone(), asked(someone()), someone()]
    for (const given of [asked(known), asked(known), own]) expect(await join(given)).toEqual({})
    for (const email of [known, stranger])
      await expect(join({ ...asked(email), id: own.id })).rejects.toMatchObject({ reason: 'id_taken' })
    const from = '203.0.113.61'
    for (let each = 0; each < 3; each++) await join(asked(known), from)
    const counted = await at.query(
      `select cardinality(taken_at)::int as count from rate_takes where key = $1`,
      [`joins of ${from}`],
    )
    expect(counted).toEqual([{ count: 3 }])
  })

  it('is held once its reader confirms, by a link that nobody else can make; twice is once', async () => {
    const email = someone()
    await join(asked(email))
    const token = await tokenOf(email)
    const nobody = { isKnown: false, lists: [] }
    expect(
      await at.call(null, confirmAddress, {
        token: `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`,
      }),
    ).toEqual(nobody)
    expect(await at.call(null, confirmAddress, { token: listToken(randomUUID()) })).toEqual(nobody)
    // A signature for another purpose is none, though the same key made it.
    const id = readListToken(token) ?? ''
    expect(await at.call(null, confirmAddress, { token: `${id}.${signFor('page of a form', id)}` })).toEqual(
      nobody,
    )
    for (let each = 0; each < 2; each++)
      expect(await at.call(null, confirmAddress, { token })).toEqual({ isKnown: true, lists: ['console'] })
    expect(
      await at.query(`select from audit_events where action = 'list.confirmed' and subject_id = $1`, [
        readListToken(token),
      ]),
    ).toHaveLength(1)
  })

  it('is asked about anew for another list, and consent to be written to is a list of its own (K17)', async () => {
    const email = someone()
    await join(asked(email))
    await at.call(null, confirmAddress, { token: await tokenOf(email) })
    await join(asked(email, 'report', { contact: 'yes' }))
    expect(await placesOf(email)).toMatchObject([
      { list: 'console', isConfirmed: true },
      { list: 'contact', isConfirmed: false },
      { list: 'report', isConfirmed: false },
    ])
    expect(await mailsTo(email)).toHaveLength(2)

    // The page after it is about what this link confirmed; pressed once more it is about everything.
    at.moveTime(60_000)
    const confirm = async () => at.call(null, confirmAddress, { token: await tokenOf(email) })
    expect(await confirm()).toEqual({ isKnown: true, lists: ['contact', 'report'] })
    at.moveTime(60_000)
    expect(await confirm()).toEqual({ isKnown: true, lists: ['console', 'contact', 'report'] })
  })

  it('opens the report to its confirmed reader alone, and each opening is in the trail (K17)', async () => {
    const email = someone()
    await join(asked(email, 'report'))
    const token = await tokenOf(email)
    const openIt = (given: string) => at.call(null, openReport, { token: given, what: 'data' as const })
    expect(await openIt(token)).toEqual({ isOpen: false })
    await at.call(null, confirmAddress, { token })
    expect([await openIt(token), await openIt(token), await openIt('x')]).toEqual([
      { isOpen: true },
      { isOpen: true },
      { isOpen: false },
    ])
    const trail = await at.query(
      `select from audit_events where action = 'report.opened' and subject_id = $1`,
      [readListToken(token)],
    )
    expect(trail).toHaveLength(2)
    await at.call(null, leaveLists, { token })
    expect(await openIt(token)).toEqual({ isOpen: false })
  })

  it('is left by its link, with every other, and confirmed anew by whoever comes back', async () => {
    const email = someone()
    await join(asked(email))
    const token = await tokenOf(email)
    await at.call(null, confirmAddress, { token })
    expect(await at.call(null, leaveLists, { token })).toEqual({ isKnown: true })
    expect(await at.call(null, confirmAddress, { token })).toEqual({ isKnown: true, lists: [] })
    at.moveTime(25 * 3_600_000)
    await join(asked(email))
    expect(await placesOf(email)).toMatchObject([{ isConfirmed: false, isOver: false }])
    expect(await at.call(null, leaveLists, { token: 'x' })).toEqual({ isKnown: false })
  })

  it('that is held is changed by nobody who types its address; what was left is asked about anew', async () => {
    const email = someone()
    const facts = () =>
      at.query(
        `select p.consent_version, p.context, p.asked_at, p.confirmed_at from subscriptions p join subscribers s on s.id = p.subscriber_id
         where s.email = $1`,
        [email],
      )
    await join(asked(email))
    await at.call(null, confirmAddress, { token: await tokenOf(email) })
    const before = await facts()
    at.moveTime(25 * 3_600_000)
    await join(asked(email, 'console', { type: 'investor' }))
    expect(await facts()).toEqual(before)
    await at.call(null, leaveLists, { token: await tokenOf(email) })
    await join(asked(email, 'console', { type: 'investor' }))
    expect(await facts()).toMatchObject([{ context: { type: 'investor' }, confirmed_at: null }])
  })

  it('is stored three times for a page that was opened once, and as often for a network as an office needs', async () => {
    const { page } = asked(someone())
    const emails = [someone(), someone(), someone(), someone()]
    for (const email of emails) await join({ ...asked(email), page })
    const kept = await Promise.all(emails.map(placesOf))
    expect(kept.map(({ length }) => length)).toEqual([1, 1, 1, 0])
    await at.query(
      `update rate_takes set taken_at = array(select now() from generate_series(1, $1)) where key = 'joins of 127.0.0.1'`,
      [joinRates.perNetworkHourly],
    )
    const late = someone()
    await expect(join(asked(late))).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' })
    expect(await placesOf(late)).toEqual([])
    await at.query(`delete from rate_takes where key = 'joins of 127.0.0.1'`)
  })

  it('is exported by staff once it is confirmed, as words and not as formulas, and the trail says so', async () => {
    const [kept, waiting] = [someone(), someone()]
    for (const email of [kept, waiting]) await join(asked(email, 'membership'))
    await at.call(null, confirmAddress, { token: await tokenOf(kept) })
    const staff = await at.person({ roles: ['staff'] })
    const { csv, count } = await at.call(staff, exportList, { list: 'membership' })
    expect(count).toBe(1)
    expect(csv).toContain(`${kept},'=Ada,founder,2026-11-22`)
    expect(csv).not.toContain(waiting)
    expect(await at.query(`select from audit_events where action = 'list.exported'`)).toHaveLength(1)
    await expect(at.call(await at.person(), exportList, { list: 'membership' })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    })
  })

  it('of a program is answered like any other and asked about by nobody', async () => {
    const email = someone()
    expect(await join({ ...asked(email), page: signPage('console', at.app.clock.now()) })).toEqual({})
    expect(await placesOf(email)).toEqual([])
    await expect(join({ ...asked(someone()), page: '' })).rejects.toMatchObject({ reason: 'page_unknown' })
  })

  it('goes after seven days unless it is confirmed, and thirty days after it was left', async () => {
    const [kept, unconfirmed, left] = [someone(), someone(), someone()]
    for (const email of [kept, unconfirmed, left]) await join(asked(email))
    for (const email of [kept, left]) await at.call(null, confirmAddress, { token: await tokenOf(email) })
    await at.call(null, leaveLists, { token: await tokenOf(left) })
    await at.query(
      `update subscriptions set asked_at = now() - interval '8 days', left_at = left_at - interval '400 days'`,
    )
    const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 3_600_000)
    await eraseUnconfirmed(at.jobsPool, daysAgo(7))
    expect(await placesOf(left)).toHaveLength(1)
    await eraseLeft(at.jobsPool, daysAgo(30))
    expect([await placesOf(kept), await placesOf(unconfirmed), await placesOf(left)]).toMatchObject([
      [{}],
      [],
      [],
    ])
  })
})
