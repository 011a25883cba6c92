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
