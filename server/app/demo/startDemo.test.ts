import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { inTransaction } from '#server/platform/db/transaction.ts'
import { readTokenHash } from '#server/platform/signInCookie.ts'
import type { AuthApp } from '#tests/app/authApp.ts'
import { authApp, newAddress } from '#tests/app/authApp.ts'
import { setRole } from '../people/commands.ts'
import { listPeople } from '../people/queries.ts'

let at: AuthApp
beforeAll(async () => {
  at = await authApp()
})
afterAll(() => at.close())

const demo = (asked: Parameters<AuthApp['post']>[2] = {}, body = {}) =>
  at.post('/api/demo-session', body, asked)
/** What this browser's owner sees of a table, through the row rules. */
const seen = (cookie: string | null, text: string) =>
  inTransaction(
    at.app.pool,
    { kind: 'signIn', tokenHash: readTokenHash(cookie ?? '', at.app.config) ?? '' },
    async (db) => {
      const { rows } = await db.lease.query<Record<string, unknown>>(text)
      return rows
    },
  )

describe('the demo sign-in (T-001, 4.12.5)', () => {
  it('signs in a throw-away member with every plan, who is erased after two hours', async () => {
    const { status, body, cookie } = await demo()
    expect(status).toBe(200)
    expect(body.signedIn).toBe(true)
    const life = new Date(String(body.eraseAt)).getTime() - Date.now()
    expect(life).toBeGreaterThan(7_190_000)
    expect(life).toBeLessThanOrEqual(7_200_000)
    expect(await at.me(cookie ?? '')).toMatchObject({
      isDemo: true,
      isStaff: false,
      displayName: 'Marta Oyelaran',
      email: expect.stringMatching(/^marta\.oyelaran@[\w-]+\.demo\.invalid$/),
      desktopPlan: 'desktop_pro',
      mobilePlan: 'mobile_pro',
    })
  })

  it('fills the console: 12 active cards of which 4 in progress, 8 completed (spec 2 §2)', async () => {
    const { cookie } = await demo()
    expect(
      await seen(
        cookie,
        `select (count(*) filter (where status <> 'completed'))::int as active,
        (count(*) filter (where status = 'in_progress'))::int as progress,
        (count(*) filter (where status = 'completed'))::int as completed from julboard_tasks`,
      ),
    ).toEqual([{ active: 12, progress: 4, completed: 8 }])
  })

  it('shows the sample figures and a whole board: MRR 15,000, runway 18, pipeline 22,500, team 7 (T-099)', async () => {
    const { cookie } = await demo()
    expect(
      await seen(
        cookie,
        `select distinct on (metric) metric, value::int, currency, source from company_metrics order by metric, as_of desc`,
      ),
    ).toEqual([
      { metric: 'mrr', value: 1_500_000, currency: 'EUR', source: 'entered' },
      { metric: 'pipeline', value: 2_250_000, currency: 'EUR', source: 'entered' },
      { metric: 'runway', value: 18, currency: null, source: 'entered' },
      { metric: 'team', value: 7, currency: null, source: 'entered' },
    ])
    expect(
      await seen(
        cookie,
        `select (select count(*)::int from board_checkins) as checkins, (select count(*)::int from milestones) as milestones,
          (select count(*)::int from milestone_history) as steps,
          (select count(*)::int from julboard_tasks where kind = 'decision' and decided_on is null) as pending,
          (select count(*)::int from julboard_tasks where decided_by = user_id and decided_on <= current_date) as approved`,
      ),
    ).toEqual([{ checkins: 3, milestones: 4, steps: 8, pending: 2, approved: 2 }])
  })

  it('stands in the zone of the browser, with a history of three months', async () => {
    const { cookie } = await demo({}, { timeZone: 'Asia/Tokyo' })
    expect(await at.me(cookie ?? '')).toMatchObject({ profile: { timeZone: 'Asia/Tokyo' } })
    expect(
      await seen(
        cookie,
        `select distinct to_char(start_time at time zone 'Asia/Tokyo', 'HH24:MI') as clock, time_zone from sessions`,
      ),
    ).toEqual([{ clock: '10:00', time_zone: 'Asia/Tokyo' }])
    const weeks = await seen(
      cookie,
      `select count(distinct date_trunc('week', completed_at))::int as n, bool_and(completed_at > created_at) as ordered
        from julboard_tasks where completed_at is not null`,
    )
    expect(weeks).toEqual([{ n: expect.any(Number), ordered: true }])
    expect(Number(weeks[0]?.n)).toBeGreaterThan(5)
    const { cookie: other } = await demo({}, { timeZone: 'Mars/Olympus' })
    expect(await at.me(other ?? '')).toMatchObject({ profile: { timeZone: 'UTC' } })
  })

  it('has past sessions, the last with transcript, consents and approved lines that stand in it word for word, and one to come', async () => {
    const { cookie } = await demo()
    expect(
      await seen(cookie, `select status, start_time < now() as past from sessions order by start_time`),
    ).toEqual([
      { status: 'completed', past: true },
      { status: 'completed', past: true },
      { status: 'completed', past: true },
      { status: 'scheduled', past: false },
    ])
    expect(await seen(cookie, `select count(*)::int as n from consents where given_at is not null`)).toEqual([
      { n: 3 },
    ])
    const lines = await seen(
      cookie,
      `select kind, count(*)::int as n from outcome_lines group by kind order by kind`,
    )
    expect(lines.map((line) => line.kind)).toEqual([
      'action',
      'attendee',
      'decision',
      'insight',
      'next_step',
      'recommendation',
      'topic',
    ])
    expect(
      await seen(
        cookie,
        `select l.text from outcome_lines l where l.quote is not null and not exists (
        select from transcripts t, jsonb_array_elements(t.segments) s where s->>'text' like '%' || l.quote || '%')`,
      ),
    ).toEqual([])
    expect(await seen(cookie, `select assignment_context->>'quote' as quote from board_assignments`)).toEqual(
      [{ quote: expect.stringContaining('redraft the quote') }],
    )
  })

  it('keeps two demos apart, and each from members and staff', async () => {
    const [one, other] = [await demo(), await demo()]
    const [mine, theirs] = [await at.me(one.cookie ?? ''), await at.me(other.cookie ?? '')]
    expect(mine?.userId).not.toBe(theirs?.userId)
    const foreign = `select 1 from julboard_tasks where user_id = '${theirs?.userId}' union all select 1 from sessions where user_id = '${theirs?.userId}'`
    expect(await seen(one.cookie, foreign)).toEqual([])
    const staff = await at.person({ roles: ['staff', 'admin'], permissions: ['sessions.manage'] })
    await at.as(staff, async ({ db }) => {
      const { rows } = await db.lease.query(`${foreign} union all select 1 from profiles where is_demo`)
      expect(rows).toEqual([])
    })
  })

  it('is in no directory and never gets a role', async () => {
    const { cookie } = await demo()
    const me = await at.me(cookie ?? '')
    const admin = await at.person({ roles: ['staff', 'admin'] })
    const { people } = await at.call(admin, listPeople, {})
    expect(people.map((person) => person.userId)).not.toContain(me?.userId)
    const given = at.call(admin, setRole, { userId: me?.userId ?? '', role: 'staff', give: true })
    await expect(given).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })

  it('has an advisor who cannot sign in: no password, no mail, no sign-in', async () => {
    const { cookie } = await demo()
    const [advisor] = await seen(cookie, 'select advisor_id from member_advisors')
    const rows = await at.query(
      `select p.is_demo, p.erase_at is not null as erased, (select count(*)::int from auth_accounts a where a.user_id = p.id) as passwords,
        (select count(*)::int from auth_sessions s where s.user_id = p.id) as sign_ins, (select count(*)::int from roles r where r.user_id = p.id) as roles
       from profiles p where p.id = $1`,
      [advisor?.advisor_id],
    )
    expect(rows).toEqual([{ is_demo: true, erased: true, passwords: 0, sign_ins: 0, roles: 0 }])
    expect(await at.query(`select 1 from mail_messages where to_address like '%.invalid'`)).toEqual([])
  })

  it('ends the sign-in that this browser had before', async () => {
    await at.signedUp('ada@members.example')
    const cookie = await at.signedIn('ada@members.example')
    await demo({ cookie })
    expect(await at.me(cookie)).toBeNull()
  })

  it('is over when its time is over, whatever its sign-in says', async () => {
    const { cookie } = await demo()
    const me = await at.me(cookie ?? '')
    await at.query(`update profiles set erase_at = now() - interval '1 second' where id = $1`, [me?.userId])
    expect(await at.me(cookie ?? '')).toBeNull()
  })

  it('is limited for each address', async () => {
    const from = newAddress()
    const answers = []
    for (let round = 0; round < 11; round++) answers.push((await demo({ from })).status)
    // A minute may turn in between; then there are two windows.
    expect(answers.filter((status) => status === 200).length).toBeLessThanOrEqual(11)
    expect(answers.slice(0, 10).every((status) => status === 200)).toBe(true)
  })

  it('is not there when it is switched off', async () => {
    const off = await authApp({ DEMO: 'off' })
    try {
      expect((await off.post('/api/demo-session', {})).status).toBe(404)
    } finally {
      await off.close()
    }
  })
})
