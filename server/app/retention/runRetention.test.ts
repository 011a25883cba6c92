import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sealAll } from '#server/audit/sealEvents.ts'
import { shortenPeriod } from '#server/privacy/retention/commands.ts'
import { listPeriods } from '#server/privacy/retention/queries.ts'
import type { TestApp } from '#tests/app/testApp.ts'
import { testApp } from '#tests/app/testApp.ts'
import { verifyTrail } from '#tests/app/verifyTrail.ts'
import { listRetention } from './listRetention.ts'
import { runRetention } from './runRetention.ts'

let at: TestApp
beforeAll(async () => {
  at = await testApp()
})
afterAll(() => at.close())

describe('retention (T-219)', () => {
  it('erases what is too old, keeps the rest, and admins see what went', async () => {
    const admin = await at.person({ roles: ['staff', 'admin'] })
    const member = await at.person()
    await at.query(
      `insert into board_checkins (id, user_id, created_by, body, deleted_at) select gen_random_uuid(), $1, $1, body, at
       from (values ('old', now() - interval '31 days'), ('young', now() - interval '29 days'), ('there', null)) r(body, at)`,
      [member.id],
    )
    await at.query(
      `insert into member_views (user_id, advisor_id, area, viewed_on)
       values ($1, $2, 'board', current_date - 420), ($1, $2, 'board', current_date - 100)`,
      [member.id, admin.id],
    )
    await runRetention(at.jobsApp)
    expect(await at.query('select body from board_checkins order by body')).toEqual([
      { body: 'there' },
      { body: 'young' },
    ])
    expect(await at.query('select from member_views')).toHaveLength(1)
    const { lines } = await at.call(admin, listRetention, {})
    expect(lines.filter(({ failure }) => failure)).toEqual([])
    expect(lines.find(({ name }) => name === 'deleted')).toMatchObject({ erased: 1, erasedTotal: 1 })
    await runRetention(at.jobsApp)
    const again = await at.call(admin, listRetention, {})
    expect(again.lines.find(({ name }) => name === 'deleted')).toMatchObject({ erased: 0, erasedTotal: 1 })
    await expect(at.call(member, listRetention, {})).rejects.toMatchObject({ code: 'NOT_FOUND' })

    // A member keeps it for less: what is older goes with the next run, and nobody else's.
    await at.call(member, shortenPeriod, { kind: 'views', months: 3 })
    const { periods } = await at.call(member, listPeriods, {})
    expect(periods.find(({ kind }) => kind === 'views')).toMatchObject({ months: 3 })
    await runRetention(at.jobsApp)
    expect(await at.query('select from member_views')).toHaveLength(0)
    await expect(at.call(member, shortenPeriod, { kind: 'views', months: 24 })).rejects.toThrow()
    expect(
      await at.query(`select from audit_events where action = 'period.shortened' and outcome = 'done'`),
    ).toHaveLength(1)
  })

  it('drops whole months of the trail, which is verified from the seal that was kept (4.12.13)', async () => {
    await sealAll(at.jobsPool)
    for (let n = 0; n < 3; n++)
      await at.query(
        `insert into audit_events (actor_kind, action, subject_type, subject_id, details_digest, at)
         values ('jobs', 'a.b', 'a', 'b', 'c', now() - interval '26 months')`,
      )
    await at.query('update audit_events set seal = null, seal_number = null')
    // Long over, the others after them: a transaction that runs anywhere in the cluster would hold up their sealing.
    await at.query(
      `update audit_events set xid = (case when at < now() - interval '1 year' then '3' else '4' end)::xid8`,
    )
    await sealAll(at.jobsPool)
    const before = await verifyTrail(at.owner)
    await runRetention(at.jobsApp, ['auditTrail'])
    const after = await verifyTrail(at.owner)
    expect(before.ok && after.ok && before.count - after.count).toBe(3)
    expect(await at.query('select seal_number::int as number from audit_cuts')).toEqual([{ number: 3 }])
    // An event changed after the cut is found all the same.
    await at.query(
      `update audit_events set subject_id = 'x' where seal_number = (select min(seal_number) from audit_events)`,
    )
    expect((await verifyTrail(at.owner)).ok).toBe(false)
  })
})
