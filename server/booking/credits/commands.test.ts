import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { instantOf } from '#domain/instants.ts'
import { emailsTo } from '#tests/app/emails.ts'
import type { TestApp } from '#tests/app/testApp.ts'
import { testApp } from '#tests/app/testApp.ts'
import { grantCredits } from './commands.ts'

let at: TestApp
beforeAll(async () => {
  at = await testApp()
})
afterAll(() => at?.close())

it.each([
  ['Europe/Berlin', '2037-03-31', '2037-04-01', 'Tuesday 31 March 2037'],
  ['Europe/London', '2037-01-31', '2037-02-01', 'Saturday 31 January 2037'],
  ['America/Los_Angeles', '2037-03-31', '2037-04-01', 'Tuesday 31 March 2037'],
] as const)(
  'credits are to be booked by the day that was chosen, in %s %s (T-048)',
  async (zone, day, dayAfter, words) => {
    const advisor = await at.person({ roles: ['staff'] })
    const member = await at.person({ plans: ['mobile_premium'] })
    await at.assign(advisor, member)
    await at.query('update profiles set time_zone = $2 where id = $1', [member.id, zone])
    const midnight = instantOf({ day: dayAfter, clock: '00:00' }, zone)
    if (!midnight.ok) throw new Error(`${day} does not end`)
    await at.call(advisor, grantCredits, {
      ids: [randomUUID()],
      memberId: member.id,
      service: 'sprint',
      reason: 'Retainer of March',
      expiresAt: midnight.at.toISOString(),
    })
    const [mail] = await emailsTo(at, member.email)
    expect(mail?.text).toContain(`Book by ${words}.`)
  },
)

it('a credit that was meant for an advisor who leaves can be spent with whoever is free', async () => {
  const [advisor, member] = [
    await at.person({ roles: ['staff'] }),
    await at.person({ plans: ['mobile_premium'] }),
  ]
  const insert = (spentAt: string) =>
    at.query(
      `insert into session_credits (id, user_id, service, source, advisor_id, granted_by, spent_at)
       values ($1, $2, 'sprint', 'grant', $3, $3, ${spentAt})`,
      [randomUUID(), member.id, advisor.id],
    )
  await insert('null')
  await insert('now()')
  await at.query('delete from roles where user_id = $1', [advisor.id])
  const bound = await at.query<{ isSpent: boolean; isBound: boolean }>(
    `select spent_at is not null as "isSpent", advisor_id is not null as "isBound" from session_credits where user_id = $1 order by 1`,
    [member.id],
  )
  // A spent one says with whom it was.
  expect(bound).toEqual([
    { isSpent: false, isBound: false },
    { isSpent: true, isBound: true },
  ])
})
