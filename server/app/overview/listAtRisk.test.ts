import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { listViews } from '#server/accounts/advisors/queries.ts'
import type { Person, TestApp } from '#tests/app/testApp.ts'
import { testApp } from '#tests/app/testApp.ts'
import { listAtRisk } from './listAtRisk.ts'

let at: TestApp
let admin: Person
beforeAll(async () => {
  at = await testApp()
  admin = await at.person({ roles: ['staff', 'admin'], permissions: ['sessions.manage'] })
})
afterAll(() => at.close())

async function advised(options: { firstName?: string; joinedDays?: number } = {}) {
  const [advisor, member] = [
    await at.person({ roles: ['staff'] }),
    await at.person({ plans: ['desktop_pro'], firstName: options.firstName ?? 'Ada' }),
  ]
  await at.assign(advisor, member)
  await at.query('update profiles set created_at = now() - make_interval(days => $2) where id = $1', [
    member.id,
    options.joinedDays ?? 2,
  ])
  return { advisor, member }
}
const card = (member: Person, days: number, more: { status?: string; archived?: boolean } = {}) =>
  at.query(
    `insert into julboard_tasks (id, user_id, created_by, title, due_date, status, rank, archived_at)
     values ($1, $2, $2, 'Card', current_date - $3::int, $4, 'a0', case when $5 then now() end)`,
    [randomUUID(), member.id, days, more.status ?? 'backlog', more.archived ?? false],
  )
const runway = (member: Person, months: number, days: number) =>
  at.query(
    `insert into company_metrics (id, user_id, created_by, metric, value, as_of) values ($1, $2, $2, 'runway', $3, current_date - $4::int)`,
    [randomUUID(), member.id, months, days],
  )
const session = (member: Person, advisor: Person, days: number, status = 'scheduled') =>
  at.query(
    `insert into sessions (id, user_id, created_by, advisor_id, title, session_type, start_time, end_time, time_zone, status)
     values ($1, $2, $3, $3, 'One', 'strategy', now() - make_interval(days => $4), now() - make_interval(days => $4) + interval '1 hour', 'UTC', $5)`,
    [randomUUID(), member.id, advisor.id, days, status],
  )
const seenBy = async (reader: Person) => (await at.call(reader, listAtRisk, undefined)).members
const kindsOf = async (reader: Person) =>
  (await seenBy(reader)).flatMap(({ risks }) => risks.map(({ kind }) => kind))

describe('members at risk', () => {
  it('are those of the reader, with every reason that their board and sessions give', async () => {
    const { advisor, member } = await advised({ joinedDays: 300 })
    await card(member, 10)
    await card(member, 8)
    await runway(member, 9, 60)
    await runway(member, 4, 3)
    await session(member, advisor, 45, 'completed')
    await session(member, advisor, 2, 'cancelled')
    await at.query(
      `insert into milestones (id, user_id, created_by, title, status) values ($1, $2, $2, 'Close the round', 'at_risk')`,
      [randomUUID(), member.id],
    )
    const [found, ...more] = await seenBy(advisor)
    expect(more).toEqual([])
    expect(found).toMatchObject({
      memberId: member.id,
      risks: [
        { kind: 'runway', months: 4 },
        { kind: 'overdue', count: 2 },
        { kind: 'milestone', count: 1, title: 'Close the round' },
        { kind: 'quiet', wasHeld: true },
      ],
    })
  })

  it('are not those whose cards are done, put away or barely late, whose runway is long, or who have a session ahead', async () => {
    const { advisor, member } = await advised({ joinedDays: 300 })
    await card(member, 30, { status: 'completed' })
    await card(member, 30, { archived: true })
    await card(member, 5)
    await runway(member, 6, 3)
    await session(member, advisor, 45, 'completed')
    await session(member, advisor, -3)
    expect(await seenBy(advisor)).toEqual([])
  })

  it('stand with more reasons first', async () => {
    const { advisor, member } = await advised({ firstName: 'Bo' })
    const other = await at.person({ firstName: 'Ada' })
    await at.assign(advisor, other)
    for (const one of [member, other]) await card(one, 20)
    await runway(member, 2, 1)
    expect((await seenBy(advisor)).map(({ memberId }) => memberId)).toEqual([member.id, other.id])
  })

  it('are nobody else’s, an admin’s and a former advisor’s neither, and no demo and nobody shut out', async () => {
    const { advisor, member } = await advised()
    await card(member, 20)
    expect(await kindsOf(advisor)).toEqual(['overdue'])
    expect(await seenBy(admin)).toEqual([])
    expect(await seenBy(await at.person({ roles: ['staff'] }))).toEqual([])
    await expect(at.call(member, listAtRisk, undefined)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    for (const [set, back] of [
      ['is_demo = true', 'is_demo = false'],
      ['disabled_at = now()', 'disabled_at = null'],
    ]) {
      await at.query(`update profiles set ${set} where id = $1`, [member.id])
      expect(await seenBy(advisor)).toEqual([])
      await at.query(`update profiles set ${back} where id = $1`, [member.id])
    }
    await at.query('update member_advisors set until_at = now() where user_id = $1', [member.id])
    expect(await seenBy(advisor)).toEqual([])
  })

  it('can read that their advisor looked (T-203)', async () => {
    const { advisor, member } = await advised()
    await card(member, 20)
    await seenBy(advisor)
    await seenBy(advisor)
    const { views } = await at.call(member, listViews, {})
    expect(views.map(({ area }) => area)).toEqual(['board'])
  })
})
