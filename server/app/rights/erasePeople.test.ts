import { hash, randomUUID } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { remindPeople } from '#server/booking/slots/remindPeople.ts'
import { getConsentByToken } from '#server/consent/queries.ts'
import { requestDeletion } from '#server/privacy/rights/commands.ts'
import { emailsTo } from '#tests/app/emails.ts'
import { sessionStage } from '#tests/app/sessionStage.ts'
import type { TestApp } from '#tests/app/testApp.ts'
import { testApp } from '#tests/app/testApp.ts'
import { runRetention } from '../retention/runRetention.ts'
import { getSession, listSessions } from '../sessions/queries.ts'
import { setSessionPeople } from '../sessions/setSessionPeople.ts'

const DAY = 86_400_000
const folder = mkdtempSync(join(tmpdir(), 'jul-erasures-'))
let at: TestApp
beforeAll(async () => {
  at = await testApp({ DATA_DIR: folder })
})
afterAll(async () => {
  await at.close()
  rmSync(folder, { recursive: true, force: true })
})

const askDeletion = ({ id }: { id: string }) =>
  at.query(
    `insert into data_requests (id, user_id, kind, status, due_at) values ($1, $2, 'deletion', 'waiting', now() + interval '30 days')`,
    [randomUUID(), id],
  )
const isThere = async ({ id }: { id: string }) =>
  (await at.query('select from auth_users where id = $1', [id])).length > 0
const later = async (days: number) => {
  at.moveTime(days * DAY)
  await runRetention(at.jobsApp, ['deletions'])
  at.moveTime(-days * DAY)
  const [run] = await at.query<{ failure: string | null }>('select failure from retention_runs')
  return run?.failure ?? null
}
/** What the list says of somebody, in order. */
const linesOf = (word: string) =>
  readFileSync(join(folder, 'erased-people.txt'), 'utf8')
    .split('\n')
    .filter((line) => line.includes(word))

describe('the erasure of whoever led sessions (K37)', () => {
  it('leaves the sessions to their members, and screens and emails that read well', async () => {
    const stage = sessionStage(at)
    const { advisor, member } = await stage.people()
    const [over, ahead] = [
      await stage.schedule(advisor, member),
      await stage.schedule(advisor, member, 40 * DAY),
    ]
    await at.query('delete from roles where user_id = $1', [advisor.id])
    await at.call(advisor, requestDeletion, { id: randomUUID(), confirm: 'DELETE' })
    expect(await later(31)).toBeNull()
    expect(await isThere(advisor)).toBe(false)

    const { sessions } = await at.call(member, listSessions, {})
    expect(sessions.map(({ id, advisorName }) => [id, advisorName])).toEqual([
      [ahead, 'Unknown'],
      [over, 'Unknown'],
    ])
    const { session } = await at.call(member, getSession, { id: ahead })
    expect(session.advisorName).toBe('Unknown')

    // Its time is nobody's, also when it is moved.
    await at.query(
      `update sessions set start_time = start_time + interval '1 hour', end_time = end_time + interval '1 hour' where id = $1`,
      [ahead],
    )
    expect(await at.query('select from taken_times where id = $1', [ahead])).toEqual([])

    const guest = { name: 'Gus Guest', email: 'gus@harbour.example' }
    await at.call(member, setSessionPeople, { id: ahead, people: [guest] })
    const [asked] = await emailsTo(at, guest.email)
    expect(asked?.text).toContain('The advisor asks for your consent')
    const token = /token=([\w-]+)/.exec(asked?.text ?? '')?.[1] ?? ''
    expect(await at.call(null, getConsentByToken, { token })).toMatchObject({ advisorName: 'Unknown' })

    await remindPeople(at.jobsPool, new Date(Date.parse(session.startAt) - DAY / 2), randomUUID)
    expect((await emailsTo(at, member.email)).map(({ text }) => text).join()).toContain(
      'Your session "Pricing and runway" with your advisor begins within a day.',
    )
  })
})

describe('an erasure that fails (K37)', () => {
  it('delays no other, is one line of the list however often it is tried, and has its run noted as failed', async () => {
    const [stuck, other] = [await at.person(), await at.person()]
    const [stuckAddress, otherAddress] = ['stuck@else.example', 'other@else.example']
    for (const each of [stuck, other]) await askDeletion(each)
    for (const email of [stuckAddress, otherAddress]) {
      await at.query('insert into subscribers (id, email) values ($1, $2)', [randomUUID(), email])
      await at.query(
        `insert into deletion_requests (id, email, status, confirmed_at, due_at)
         values ($1, $2, 'waiting', now(), now() + interval '30 days')`,
        [randomUUID(), email],
      )
    }
    await at.query(
      `create function in_the_way() returns trigger language plpgsql
       as $$ begin if old.email = any(tg_argv) then raise 'in the way'; end if; return old; end $$`,
    )
    for (const [table, email] of [
      ['auth_users', stuck.email],
      ['subscribers', stuckAddress],
    ])
      await at.query(
        `create trigger in_the_way before delete on ${table} for each row execute function in_the_way('${email}')`,
      )
    await later(1)
    const [{ erased_total: before } = { erased_total: 0 }] = await at.query<{ erased_total: number }>(
      'select erased_total::int from retention_runs',
    )
    const held = async () =>
      (await at.query<{ email: string }>('select email from subscribers')).map(({ email }) => email)

    for (const days of [31, 32]) {
      expect(await later(days)).toBe('in the way')
      // The other one and its address went, once.
      expect(await at.query('select erased_total::int from retention_runs')).toEqual([
        { erased_total: 2 + before },
      ])
    }
    expect([await isThere(stuck), await isThere(other)]).toEqual([true, false])
    expect(await held()).toEqual([stuckAddress])
    const digest = hash('sha256', stuckAddress)
    expect(linesOf(stuck.id)).toEqual([`?${stuck.id}`])
    expect(linesOf(digest)).toEqual([expect.stringMatching(/^\?@/)])

    for (const table of ['auth_users', 'subscribers']) await at.query(`drop trigger in_the_way on ${table}`)
    expect(await later(33)).toBeNull()
    expect([await isThere(stuck), await held()]).toEqual([false, []])
    expect(linesOf(stuck.id)).toEqual([`?${stuck.id}`, stuck.id])
    expect(linesOf(digest)).toEqual([expect.stringMatching(/^\?@/), expect.stringMatching(/^@/)])
  })

  it('is not even begun for somebody who was given a role meanwhile', async () => {
    const hired = await at.person({ roles: ['staff'] })
    await askDeletion(hired)
    for (const days of [31, 32]) expect(await later(days)).toBeNull()
    expect(await isThere(hired)).toBe(true)
    expect(linesOf(hired.id)).toEqual([])
  })
})
