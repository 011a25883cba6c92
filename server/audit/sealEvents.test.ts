import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createCard } from '#server/board/cards/commands.ts'
import type { Person, TestApp } from '#tests/app/testApp.ts'
import { testApp } from '#tests/app/testApp.ts'
import { verifyTrail } from '#tests/app/verifyTrail.ts'
import { sealEvents } from './sealEvents.ts'

let at: TestApp
let member: Person

beforeAll(async () => {
  at = await testApp()
  member = await at.person({ plans: ['mobile_pro'] })
  for (let n = 0; n < 5; n++) await at.call(member, createCard, { id: randomUUID(), title: `Card ${n}` })
})
afterAll(() => at.close())

describe('the audit trail (K34, 4.12.13)', () => {
  it('is sealed in one chain that verifies', async () => {
    // A transaction of another test, begun before these events, keeps them waiting until it ends.
    let sealed = 0
    const sealMore = async () => (sealed += await sealEvents(at.jobsPool))
    await expect.poll(sealMore, { timeout: 25_000 }).toBe(5)
    expect(await sealEvents(at.jobsPool)).toBe(0)
    expect(await verifyTrail(at.jobsPool)).toMatchObject({ ok: true, count: 5 })
  })

  it.each([
    ['another actor', `actor_id = gen_random_uuid()`],
    ['another action', `action = 'card.moved'`],
    ['another time', `at = at + interval '1 second'`],
    ['another subject', `subject_id = 'x'`],
    ['another member', `member_id = gen_random_uuid()`],
    ['other details', `details_digest = repeat('0', 64)`],
  ])('shows %s', async (_name, change) => {
    await at.query('create table kept as select * from audit_events')
    await at.query(`update audit_events set ${change} where seal_number = 3`)
    expect(await verifyTrail(at.jobsPool)).toMatchObject({ ok: false, index: 2 })
    await at.query(`update audit_events e set actor_id = k.actor_id, action = k.action, at = k.at, subject_id = k.subject_id,
      member_id = k.member_id, details_digest = k.details_digest from kept k where k.id = e.id`)
    await at.query('drop table kept')
    expect(await verifyTrail(at.jobsPool)).toMatchObject({ ok: true })
  })

  it('cannot be written, changed or removed by a member, and not even by the jobs beyond the seal', async () => {
    for (const statement of [
      `insert into audit_events (actor_kind, action, subject_type, subject_id, details_digest) values ('member', 'x', 'y', 'z', '')`,
      `update audit_events set action = 'x'`,
      'delete from audit_events',
      'select * from audit_events',
    ]) {
      await expect(at.as(member, ({ db }) => db.lease.query(statement))).rejects.toMatchObject({
        code: '42501',
      })
    }
    await expect(at.jobsPool.query('delete from audit_events')).rejects.toMatchObject({ code: '42501' })
    await expect(at.jobsPool.query(`update audit_events set action = 'x'`)).rejects.toMatchObject({
      code: '42501',
    })
  })

  it('is sealed over the count that stands, where one is raised at that moment', async () => {
    await at.query(
      `insert into audit_events (actor_kind, action, outcome, count, subject_type, subject_id, details_digest, refusal_key, at)
       values ('visitor', 'late.call', 'refused', 3, 'call', 'late', '', $1, now() - interval '2 minutes')`,
      [randomUUID()],
    )
    const late = async () =>
      (
        await at.query<{ count: number; isSealed: boolean }>(
          `select count, seal is not null as "isSealed" from audit_events where action = 'late.call'`,
        )
      )[0]
    const other = new pg.Client({ connectionString: at.ownerUrl })
    await other.connect()
    await other.query('begin')
    await other.query(`update audit_events set count = 7 where action = 'late.call'`)
    await sealEvents(at.jobsPool)
    expect(await late()).toEqual({ count: 3, isSealed: false })
    await other.query('commit')
    await other.end()
    const sealed = async () => {
      await sealEvents(at.jobsPool)
      return await late()
    }
    await expect.poll(sealed, { timeout: 25_000 }).toEqual({ count: 7, isSealed: true })
    expect(await verifyTrail(at.jobsPool)).toMatchObject({ ok: true })
  })

  it('counts refusals into one row per actor, call and minute', async () => {
    const refusal = {
      userId: member.id,
      isStaff: false,
      call: 'board.editCard',
      reason: 'plan_missing',
      requestId: 'r',
      ipAddress: '',
      userAgent: '',
      signInId: null,
    }
    for (let n = 0; n < 20; n++) at.app.refusals.count(refusal)
    await at.app.refusals.write()
    for (let n = 0; n < 5; n++) at.app.refusals.count(refusal)
    const [counted] = await at.query<{ count: number; rows: number }>(
      `select sum(count)::int as count, count(*)::int as rows from audit_events where outcome = 'refused' and action = 'board.editCard'`,
    )
    expect(counted?.count).toBe(25)
    // One, or two where a minute began between them.
    expect(counted?.rows).toBeLessThanOrEqual(2)
  })
})
