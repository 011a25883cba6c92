import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Person, TestApp } from '#tests/app/testApp.ts'
import { testApp } from '#tests/app/testApp.ts'
import { listViews } from '../advisors/queries.ts'
import { editProfile } from './commands.ts'

let at: TestApp
beforeAll(async () => {
  at = await testApp()
})
afterAll(() => at.close())

const update = (person: Person, input: Record<string, unknown>) =>
  at.call(person, editProfile, input as object)

describe('the own profile (T-023)', () => {
  it('is changed field by field, stored trimmed, with the phone as +digits (T-030)', async () => {
    const member = await at.person()
    const { profile } = await update(member, {
      company: '  Northlight  ',
      phone: '+44 20 7946 0000',
      userType: 'founder',
    })
    expect(profile).toMatchObject({
      firstName: 'Test',
      company: 'Northlight',
      phone: '+442079460000',
      userType: 'founder',
    })
    const { profile: after } = await update(member, {
      company: '',
      theme: 'dark',
      timeZone: 'Asia/Kathmandu',
    })
    expect(after).toMatchObject({
      company: '',
      theme: 'dark',
      timeZone: 'Asia/Kathmandu',
      phone: '+442079460000',
    })
    const rows = await at.query<{ details: object }>(
      `select d.details from audit_events e join audit_details d on d.event_id = e.id
       where e.action = 'profile.updated' and e.member_id = $1 order by e.id`,
      [member.id],
    )
    expect(rows.map((row) => row.details)).toEqual([
      { fields: ['company', 'phone', 'userType'] },
      { fields: ['company', 'timeZone', 'theme'] },
    ])
    const events = await at.query(`select kind from live_events where entity_id = $1`, [member.id])
    expect(events).toEqual([{ kind: 'profile.updated' }, { kind: 'profile.updated' }])
  })

  it.each([
    { access_level: 'admin' },
    { isDemo: true },
    { disabledAt: null },
    { email: 'a@b.example' },
    { roles: ['admin'] },
    { userId: '00000000-0000-4000-8000-000000000000' },
  ])('refuses %j, which nobody may write about themselves, and writes it down (4.12.7)', async (input) => {
    const member = await at.person()
    const before = await at.query('select * from profiles where id = $1', [member.id])
    await expect(update(member, { ...input, company: 'X' })).rejects.toMatchObject({ code: 'BAD_REQUEST' })
    expect(await at.query('select * from profiles where id = $1', [member.id])).toEqual(before)
    const refused = await at.query(
      `select 1 from audit_events where outcome = 'refused' and actor_id = $1 and subject_id = 'unknown_fields'`,
      [member.id],
    )
    expect(refused).toHaveLength(1)
  })

  it('says what is wrong with each field', async () => {
    const member = await at.person()
    const refused = update(member, {
      firstName: ' ',
      companyWebsite: 'javascript:alert(1)',
      phone: '12',
      timeZone: 'Mars/Base',
    })
    await expect(refused).rejects.toMatchObject({
      code: 'BAD_REQUEST',
      data: {
        problems: [
          { field: 'firstName' },
          { field: 'companyWebsite' },
          { field: 'phone' },
          { field: 'timeZone' },
        ],
      },
    })
  })

  it('lets a profile without a last name change its theme', async () => {
    const member = await at.person()
    await at.query('update profiles set last_name = null where id = $1', [member.id])
    expect((await update(member, { theme: 'light' })).profile.theme).toBe('light')
  })

  it('keeps two edits of different fields that come at once', async () => {
    const member = await at.person()
    await Promise.all([update(member, { company: 'Northlight' }), update(member, { jobTitle: 'Founder' })])
    expect(await at.query('select company, job_title from profiles where id = $1', [member.id])).toEqual([
      { company: 'Northlight', job_title: 'Founder' },
    ])
  })

  it('shows its owner which advisors looked at what (T-203)', async () => {
    const member = await at.person()
    const advisor = await at.person({ roles: ['staff'], firstName: 'Julius' })
    await at.assign(advisor, member)
    await at.query(`insert into member_views (user_id, advisor_id, area) values ($1, $2, 'board')`, [
      member.id,
      advisor.id,
    ])
    const { views } = await at.call(member, listViews, {})
    expect(views).toEqual([
      {
        advisorName: 'Julius Person',
        isMine: false,
        area: 'board',
        viewedOn: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
      },
    ])
    const other = await at.person()
    expect(await at.call(other, listViews, {})).toEqual({
      views: [],
    })
    const of = { memberId: member.id }
    expect(await at.call(other, listViews, of)).toEqual({ views: [] })
    const [second, colleague] = await Promise.all([
      at.person({ roles: ['staff'] }),
      at.person({ roles: ['staff'] }),
    ])
    await at.assign(second, member)
    const seenBy = async (who: Person) =>
      (await at.call(who, listViews, of)).views.map(({ advisorName, isMine }) => ({ advisorName, isMine }))
    // Whoever advises the member reads who else looked; anybody else on staff only what they did themselves.
    expect(await seenBy(second)).toEqual([{ advisorName: 'Julius Person', isMine: false }])
    expect(await seenBy(advisor)).toEqual([{ advisorName: 'Julius Person', isMine: true }])
    expect(await seenBy(colleague)).toEqual([])
  })
})
