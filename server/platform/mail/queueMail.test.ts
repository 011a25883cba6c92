import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { passwordChangedEmail } from '#server/accounts/emails.ts'
import type { Person, TestApp } from '#tests/app/testApp.ts'
import { testApp } from '#tests/app/testApp.ts'
import { queueMail } from './queueMail.ts'

let at: TestApp
let member: Person
let advisor: Person
beforeAll(async () => {
  at = await testApp()
  member = await at.person()
  advisor = await at.person({ roles: ['staff'] })
  await at.assign(advisor, member)
})
afterAll(() => at.close())

const write = (from: Person, to: string) =>
  at.as(from, ({ db }) =>
    queueMail(db, randomUUID(), to, passwordChangedEmail({ name: 'Mia' }), randomUUID()),
  )
const sent = async () =>
  (await at.query<{ to_address: string }>('select to_address from mail_messages order by created_at')).map(
    (row) => row.to_address,
  )

describe('whom a transaction may write to (4.12.3)', () => {
  it('is found by the database: oneself, and whom one advises; nobody else, and no address of the sender’s choice', async () => {
    const stranger = await at.person()
    const demo = await at.person({ isDemo: true })
    await write(advisor, member.id)
    await write(member, member.id)
    for (const [from, to] of [
      [member, advisor.id],
      [member, stranger.id],
      [stranger, member.id],
      [advisor, stranger.id],
      [demo, demo.id],
      [advisor, randomUUID()],
    ] as const)
      await write(from, to)
    expect(await sent()).toEqual([member.email, member.email])
  })

  it('cannot be gone round: no role of the calls writes the row itself, and the old form with an address is gone', async () => {
    for (const from of [member, advisor]) {
      await expect(
        at.as(from, ({ db }) =>
          db.lease.query(
            `insert into mail_messages (id, template, to_address, values, once_key) values (gen_random_uuid(), 'x', 'a@b.example', '{}', 'x')`,
          ),
        ),
      ).rejects.toMatchObject({ code: '42501' })
    }
    const forms = await at.query(
      `select pg_get_function_identity_arguments(oid) as args from pg_proc where proname = 'app_mail'`,
    )
    expect(forms).toEqual([{ args: 'p_id uuid, p_template text, p_to uuid, p_values jsonb, p_once text' }])
  })
})

describe('of whom a transaction may tell the screens', () => {
  const tell = (from: Person, of: string) =>
    at.as(from, ({ db }) =>
      db.lease.query(`select app_publish('board', 'card', 'x', 0, 'card.moved', $1)`, [of]),
    )

  it('is whose row it may see: a member tells of no stranger, staff of every member but a demo’s', async () => {
    const stranger = await at.person()
    const demo = await at.person({ isDemo: true })
    await tell(member, member.id)
    await tell(advisor, member.id)
    await expect(tell(member, stranger.id)).rejects.toMatchObject({ code: '42501' })
    await expect(tell(advisor, demo.id)).rejects.toMatchObject({ code: '42501' })
    await expect(tell(advisor, randomUUID())).rejects.toMatchObject({ code: '42501' })
  })

  it('lets nobody choose the number, the transaction or the time of an event', async () => {
    for (const column of ['id', 'xid', 'created_at'])
      await expect(
        at.as(member, ({ db }) =>
          db.lease.query(
            `insert into live_events (topic, entity, entity_id, kind, member_id, ${column})
             select 'board', 'card', 'x', 'card.moved', $1, ${column} from (select 1::bigint as id, '1'::xid8 as xid, now() as created_at) v`,
            [member.id],
          ),
        ),
      ).rejects.toMatchObject({ code: '42501' })
  })
})
