import { hash, randomUUID } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { deletionLimits } from '#domain/privacy/limits.ts'
import { askDeletionForm } from '#domain/privacy/rules/deletions.ts'
import { signPage } from '#server/platform/http/site/formPage.ts'
import { keepCookieSecret } from '#server/platform/signInCookie.ts'
import { askDeletion, cancelDeletion, confirmDeletion } from '#server/privacy/deletions/commands.ts'
import { deletionToken } from '#server/privacy/deletions/deletionToken.ts'
import { deletionConfirmedEmail, deletionLinkEmail } from '#server/privacy/deletions/emails.ts'
import { getDeletion, listDeletions } from '#server/privacy/deletions/queries.ts'
import type { TestApp } from '#tests/app/testApp.ts'
import { testApp } from '#tests/app/testApp.ts'
import { runRetention } from '../retention/runRetention.ts'

const DAY = 86_400_000
const folder = mkdtempSync(join(tmpdir(), 'jul-addresses-'))
let at: TestApp
beforeAll(async () => {
  at = await testApp({ DATA_DIR: folder })
  keepCookieSecret('a secret of the tests that is long enough')
})
afterAll(async () => {
  await at.close()
  rmSync(folder, { recursive: true, force: true })
})

const page = () => signPage(askDeletionForm.name, at.app.clock.now())
const ask = (email: string, network = '203.0.113.7') =>
  at.call(null, askDeletion, { id: randomUUID(), email, page: page() }, network)
const mailsTo = (address: string) =>
  at.query<{ template: string; values: { id: string } }>(
    'select template, values from mail_messages where to_address = $1 order by created_at',
    [address],
  )
/** How many of so many asks, each for another address, one network gets in. */
const countTaken = async (asks: number, network: string) => {
  const asked = Array.from({ length: asks }, () => ask(`${randomUUID()}@else.example`, network))
  return (await Promise.allSettled(asked)).filter(({ status }) => status === 'fulfilled').length
}
/** The token behind the last link that was mailed to an address. */
const linkOf = async (address: string) => deletionToken((await mailsTo(address)).at(-1)?.values.id ?? '')
const stateOf = async (token: string) => (await at.call(null, getDeletion, { token })).status
const isThere = async (id: string) => (await at.query('select from profiles where id = $1', [id])).length > 0
const later = async (days: number) => {
  at.moveTime(days * DAY)
  await runRetention(at.jobsApp, ['deletions'])
  at.moveTime(-days * DAY)
}

describe('a deletion that is asked for by address (K37)', () => {
  it('answers the same for an address with an account and one that nobody knows, and mails both', async () => {
    const member = await at.person()
    expect(await ask('nobody@else.example')).toEqual(await ask(member.email))
    for (const address of ['nobody@else.example', member.email])
      expect((await mailsTo(address)).map(({ template }) => template)).toEqual(['privacy.deletionLink'])
    // Asked again within the day it is one mail.
    expect(await ask(member.email)).toEqual({})
    expect(await mailsTo(member.email)).toHaveLength(1)
    expect(await isThere(member.id)).toBe(true)
  })

  it('begins by its link alone, once, ends every sign-in, and erases the account after 30 days', async () => {
    const [member, other] = [await at.person(), await at.person()]
    await ask(member.email)
    const token = await linkOf(member.email)
    expect([await stateOf(token), await stateOf('forged')]).toEqual(['asked', null])
    expect(await at.call(null, confirmDeletion, { token: `${randomUUID()}.${token.split('.')[1]}` })).toEqual(
      {
        became: 'unknown',
      },
    )
    expect(await at.call(null, confirmDeletion, { token })).toEqual({ became: 'waiting' })
    expect(await at.call(null, confirmDeletion, { token })).toEqual({ became: 'waiting' })
    expect((await mailsTo(member.email)).map(({ template }) => template)).toEqual([
      'privacy.deletionLink',
      'privacy.deletionConfirmed',
    ])
    expect(await at.query('select from auth_sessions where user_id = $1', [member.id])).toEqual([])
    await later(29)
    expect(await isThere(member.id)).toBe(true)
    await later(31)
    expect([await isThere(member.id), await isThere(other.id)]).toEqual([false, true])
    expect(await at.query('select from deletion_requests where email = $1', [member.email])).toEqual([])
  })

  it('is cancelled by signing in and by its link, and a link is over after a day', async () => {
    const [member, other] = [await at.person(), await at.person()]
    const tokens: string[] = []
    for (const { email } of [member, other]) {
      await ask(email)
      tokens.push(await linkOf(email))
      await at.call(null, confirmDeletion, { token: tokens.at(-1) ?? '' })
    }
    const [first = '', second = ''] = tokens
    await at.query(
      `insert into auth_sessions (id, token, user_id, expires_at) values ($1, $2, $3, now() + interval '1 hour')`,
      [randomUUID(), randomUUID(), member.id],
    )
    expect(await at.call(null, cancelDeletion, { token: second })).toEqual({ isKnown: true })
    expect([await stateOf(first), await stateOf(second)]).toEqual(['cancelled', 'cancelled'])
    await later(31)
    expect([await isThere(member.id), await isThere(other.id)]).toEqual([true, true])

    await ask('late@else.example')
    const late = await linkOf('late@else.example')
    at.moveTime(DAY + 60_000)
    expect(await stateOf(late)).toBeNull()
    expect(await at.call(null, confirmDeletion, { token: late })).toEqual({ became: 'unknown' })
    at.moveTime(-DAY - 60_000)
  })

  it('reaches whoever has no account: messages, lists and emails, and again what a restored backup brings back', async () => {
    const address = 'visitor@else.example'
    const putBack = async () => {
      const id = randomUUID()
      await at.query(
        `insert into subscribers (id, email, created_at) values ($1, $2, now() - interval '1 day')`,
        [id, address],
      )
      await at.query(
        `insert into inquiries (id, kind, status, context, created_at)
         values ($1, 'contact', 'open', $2, now() - interval '1 day')`,
        [randomUUID(), JSON.stringify({ email: address, name: 'A Visitor', message: 'A word' })],
      )
    }
    const held = async () =>
      (
        await at.query(
          `select from subscribers where email = $1 union all select from inquiries where context ->> 'email' = $1
           union all select from mail_messages where to_address = $1 union all select from deletion_requests where email = $1`,
          [address],
        )
      ).length
    await putBack()
    await ask(address)
    await at.call(null, confirmDeletion, { token: await linkOf(address) })
    expect(await held()).toBe(5)
    await later(31)
    expect(await held()).toBe(0)
    const list = readFileSync(join(folder, 'erased-people.txt'), 'utf8')
    expect(list).toContain(hash('sha256', address))
    expect(list).not.toContain(address)

    await putBack()
    await later(32)
    expect(await held()).toBe(0)
    // Whoever comes back later is somebody who wants to be written to.
    await at.query('insert into subscribers (id, email, created_at) values ($1, $2, $3)', [
      randomUUID(),
      address,
      new Date(Date.now() + 40 * DAY),
    ])
    await later(41)
    expect(await held()).toBe(1)
  })

  it('is not carried out for somebody who took it back while others were erased', async () => {
    const address = 'undecided@else.example'
    await ask(address)
    await at.call(null, confirmDeletion, { token: await linkOf(address) })
    const [row] = await at.query<{ id: string }>('select id from deletion_requests where email = $1', [
      address,
    ])
    const isHeld = async () =>
      (
        await at.query<{ held: boolean }>(
          `select app_hold_due_address($1, now() + interval '31 days') as held`,
          [row?.id],
        )
      )[0]?.held
    expect(await isHeld()).toBe(true)
    await at.call(null, cancelDeletion, { token: await linkOf(address) })
    expect(await isHeld()).toBe(false)
  })

  it('is off the list of erasures where an erasure failed and its reader then took it back', async () => {
    const address = 'saved@else.example'
    await ask(address)
    const token = await linkOf(address)
    await at.call(null, confirmDeletion, { token })
    await at.query(
      `insert into subscribers (id, email, created_at) values ($1, $2, now() - interval '1 day')`,
      [randomUUID(), address],
    )
    const isHeld = async () =>
      (await at.query('select from subscribers where email = $1', [address])).length > 0
    // Something in the way of the erasure: the list has its intent, the database still has everything.
    await at.query(
      `create function fail_once() returns trigger language plpgsql as $$ begin raise 'in the way'; end $$`,
    )
    await at.query(
      'create trigger fail_once before delete on subscribers for each row execute function fail_once()',
    )
    await later(31)
    await at.query('drop trigger fail_once on subscribers')
    expect(await isHeld()).toBe(true)
    const lines = () => readFileSync(join(folder, 'erased-people.txt'), 'utf8').split('\n')
    expect(lines().filter((line) => line.includes(hash('sha256', address)))).toEqual([
      expect.stringMatching(/^\?@/),
    ])
    await at.call(null, cancelDeletion, { token })
    for (const days of [32, 33, 70]) await later(days)
    expect(await isHeld()).toBe(true)
    expect(lines().findLast((line) => line.includes(hash('sha256', address)))).toMatch(/^-@/)
  })

  it('is not for people who work here, whose sessions are others’, and not for whoever only complains', async () => {
    const staff = await at.person({ roles: ['staff'] })
    await ask(staff.email)
    expect(await at.call(null, confirmDeletion, { token: await linkOf(staff.email) })).toEqual({
      became: 'staff',
    })
    await later(31)
    expect(await isThere(staff.id)).toBe(true)
  })

  it('is listed for staff, with its day, and for nobody else', async () => {
    const staff = await at.person({ roles: ['staff'] })
    const member = await at.person()
    await ask('listed@else.example')
    await at.call(null, confirmDeletion, { token: await linkOf('listed@else.example') })
    const { deletions } = await at.call(staff, listDeletions, {})
    expect(deletions[0]).toMatchObject({
      email: 'listed@else.example',
      status: 'waiting',
      hasAccount: false,
      dueAt: expect.any(String),
    })
    await expect(at.call(member, listDeletions, {})).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })

  it('is bounded by the page it is sent from and by network', async () => {
    const sign = page()
    const send = (n: number, network: string) =>
      at.call(null, askDeletion, { id: randomUUID(), email: `many${n}@else.example`, page: sign }, network)
    for (let n = 0; n < 5; n++) await send(n, '198.51.100.1')
    expect(await at.query(`select from deletion_requests where email like 'many%'`)).toHaveLength(3)
    expect(await countTaken(62, '198.51.100.2')).toBe(60)
    await expect(
      at.call(null, askDeletion, { id: randomUUID(), email: 'a@b.example', page: 'forged' }),
    ).rejects.toMatchObject({ reason: 'page_unknown' })
  })

  it('leaves room for everybody else once strangers have used up what all together may ask', async () => {
    const flood = `insert into deletion_requests (id, email, created_at)
      select gen_random_uuid(), 'stranger' || n || '@else.example', $1 from generate_series(1, 500) n`
    await at.query(flood, [at.app.clock.now()])
    // The office behind one network has its first few, as has every other.
    expect(await countTaken(5, '198.51.100.3')).toBe(3)
    expect(await countTaken(1, '2001:db8:1::1')).toBe(1)
    // Strangers prove no address: whoever did stands before them all.
    await ask('proven@else.example', '198.51.100.4')
    await at.call(null, confirmDeletion, { token: await linkOf('proven@else.example') })
    await at.query(`update deletion_requests set created_at = now() - interval '2 days' where email = $1`, [
      'proven@else.example',
    ])
    const staff = await at.person({ roles: ['staff'] })
    const { deletions } = await at.call(staff, listDeletions, {})
    const states = deletions.map(({ status }) => status)
    expect(deletions.map(({ email }) => email)).toContain('proven@else.example')
    expect(states.slice(states.lastIndexOf('waiting') + 1)).not.toContain('waiting')
    expect(states.indexOf('asked')).toBeGreaterThan(states.lastIndexOf('waiting'))
    await at.query(`delete from deletion_requests where email like 'stranger%'`)
  })

  it('lets nobody in beyond the ceiling of the hour, not even the first of a network', async () => {
    const takes = `insert into rate_takes (key, taken_at, empty_at)
      values ('deletions of all together', array_fill(now(), array[$1::int]), now() + interval '1 hour')
      on conflict (key) do update set taken_at = excluded.taken_at`
    await at.query(takes, [deletionLimits.rates.ceiling - 1])
    expect(await countTaken(1, '2001:db8:2:1::1')).toBe(1)
    for (const network of ['2001:db8:2:2::1', '198.51.100.6']) expect(await countTaken(1, network)).toBe(0)
    await at.query(`delete from rate_takes where key like 'deletions of all%'`)
    expect(await countTaken(1, '198.51.100.6')).toBe(1)
  })

  it('answers an address that somebody asked for today like one that nobody did, in words and in time', async () => {
    at.letWait()
    const timed = async (email: string) => {
      const begun = performance.now()
      const answer = await ask(email, '198.51.100.5')
      return { answer, ms: performance.now() - begun }
    }
    const first = await timed('again@else.example')
    const second = await timed('again@else.example')
    expect(second.answer).toEqual(first.answer)
    // Both wait for the same clock; a loaded machine makes either later, never sooner.
    for (const { ms } of [first, second]) expect(ms).toBeGreaterThanOrEqual(deletionLimits.floorMs - 2)
  })

  it('writes emails that say what happens and lead to a page that changes nothing by being opened', () => {
    const id = randomUUID()
    const asked = deletionLinkEmail.write(at.app.config, { id })
    expect(asked.text).toContain(`/data-deletion/confirm?token=${encodeURIComponent(deletionToken(id))}`)
    const confirmed = deletionConfirmedEmail.write(at.app.config, { id, on: '2026-12-24T10:00:00Z' })
    expect(confirmed.text).toContain('24 December 2026')
    expect(confirmed.text).toContain('/data-deletion/keep?token=')
  })
})
