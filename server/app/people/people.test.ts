import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { listViews } from '#server/accounts/advisors/queries.ts'
import { getMe } from '#server/accounts/profile/queries.ts'
import type { Person, TestApp } from '#tests/app/testApp.ts'
import { testApp } from '#tests/app/testApp.ts'
import { setRole as change, setDisabled as disable, setPermission as permit } from './commands.ts'
import { getPerson, listPeople } from './queries.ts'

let at: TestApp
let admin: Person
beforeAll(async () => {
  at = await testApp()
  admin = await at.person({ roles: ['staff', 'admin'], firstName: 'Zoe' })
})
afterAll(() => at.close())

const setRole = (by: Person, who: Person, role: 'staff' | 'admin', give: boolean) =>
  at.call(by, change, { userId: who.id, role, give })
const setPermission = (by: Person, who: Person, give: boolean) =>
  at.call(by, permit, { userId: who.id, name: 'sessions.manage', give })
const setDisabled = (by: Person, who: Person, disabled: boolean) =>
  at.call(by, disable, { userId: who.id, disabled })
const me = async (person: Person) => (await at.call(person, getMe, undefined)).me
const events = async (action: string, who: Person) =>
  (
    await at.query<{ details: object }>(
      `select d.details from audit_events e join audit_details d on d.event_id = e.id where e.action = $1 and e.member_id = $2 order by e.id`,
      [action, who.id],
    )
  ).map((row) => row.details)

describe('the directory', () => {
  it('goes on behind the longest name there can be, in characters of four bytes', async () => {
    const [first, last] = ['𐐨'.repeat(50), '𐐩'.repeat(50)]
    const long = await at.person({ firstName: first })
    await at.query('update profiles set last_name = $2 where id = $1', [long.id, last])
    await at.person({ firstName: `${first}𐐩` })
    const page = await at.call(admin, listPeople, { search: first, limit: 1 })
    expect(page.people.map(({ userId }) => userId)).toEqual([long.id])
    const next = await at.call(admin, listPeople, { search: first, limit: 1, cursor: page.next ?? '' })
    expect(next.people).toHaveLength(1)
  })
})

describe('roles (T-005, 4.12.4)', () => {
  it('are given and taken by an admin, once each, and taking one ends the sign-ins', async () => {
    const person = await at.person()
    expect((await setRole(admin, person, 'admin', true)).person.roles.sort()).toEqual(['admin', 'staff'])
    await setRole(admin, person, 'admin', true)
    // The role waits for a second factor (T-200).
    expect(await me(person)).toMatchObject({ isAdmin: false, isFactorMissing: true })
    await at.query('update auth_sessions set factor_at = now() where user_id = $1', [person.id])
    expect(await me(person)).toMatchObject({ isAdmin: true })
    expect((await setRole(admin, person, 'admin', false)).person.roles).toEqual(['staff'])
    expect(await me(person)).toBeNull()
    expect(await events('role.changed', person)).toEqual([
      { role: 'admin', give: true },
      { role: 'admin', give: false },
    ])
  })

  it('are heard by the person, and written down under the account', async () => {
    const person = await at.person({ roles: ['staff'] })
    await setPermission(admin, person, true)
    await setRole(admin, person, 'staff', false)
    await setDisabled(admin, person, true)
    const kinds = ['permission.changed', 'role.changed', 'account.disabled']
    expect(
      await at.query(
        `select kind, topic, entity, version, member_id from live_events where entity_id = $1 order by id`,
        [person.id],
      ),
    ).toEqual(
      kinds.map((kind) => ({ kind, topic: 'accounts', entity: 'person', version: 0, member_id: person.id })),
    )
    expect(
      await at.query(
        `select action, subject_type, actor_id from audit_events where subject_id = $1 order by id`,
        [person.id],
      ),
    ).toEqual(kinds.map((action) => ({ action, subject_type: 'account', actor_id: admin.id })))
  })

  it('go together: whoever is no longer staff is no longer admin and manages nothing', async () => {
    const person = await at.person({ roles: ['staff', 'admin'], permissions: ['sessions.manage'] })
    const { person: after } = await setRole(admin, person, 'staff', false)
    expect(after).toMatchObject({ roles: [], permissions: [] })
  })

  it('leave the last admin, and nobody takes their own', async () => {
    await expect(setRole(admin, admin, 'admin', false)).rejects.toMatchObject({
      data: { reason: 'last_admin' },
    })
    await expect(setRole(admin, admin, 'staff', false)).rejects.toMatchObject({
      data: { reason: 'last_admin' },
    })
    const second = await at.person({ roles: ['staff', 'admin'] })
    await expect(setRole(admin, admin, 'admin', false)).rejects.toMatchObject({
      data: { reason: 'own_role' },
    })
    const both = await Promise.allSettled([
      setRole(admin, second, 'admin', false),
      setRole(second, admin, 'admin', false),
    ])
    expect(both.map((each) => each.status).sort()).toEqual(['fulfilled', 'rejected'])
    const [left] = await at.query<{ n: number; id: string }>(
      `select count(*)::int as n, min(user_id::text) as id from roles where role = 'admin'`,
    )
    expect(left?.n).toBe(1)
    await at.query(`delete from roles`)
    await at.query(`insert into roles (user_id, role) values ($1, 'staff'), ($1, 'admin')`, [admin.id])
    await at.query(
      `insert into auth_sessions (id, token, user_id, expires_at) values (gen_random_uuid(), $1, $2, now() + interval '30 minutes') on conflict do nothing`,
      [admin.tokenHash, admin.id],
    )
  })

  it('are refused to an address that is not confirmed, and the refusal is recorded', async () => {
    const person = await at.person({ isVerified: false })
    await expect(setRole(admin, person, 'staff', true)).rejects.toMatchObject({
      code: 'FORBIDDEN',
      data: { reason: 'subject_not_verified' },
    })
    expect(
      await at.query(
        `select 1 from audit_events where outcome = 'refused' and actor_id = $1 and subject_id = 'subject_not_verified'`,
        [admin.id],
      ),
    ).toHaveLength(1)
  })

  it.each(['member', 'staff'] as const)('do not exist for a %s', async (who) => {
    const by = await at.person({ roles: who === 'staff' ? ['staff'] : [] })
    const person = await at.person()
    await expect(setRole(by, by, 'admin', true)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(setPermission(by, by, true)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(setDisabled(by, person, true)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })

  it('cannot be written past the calls: the row rules ask for an admin too', async () => {
    const staff = await at.person({ roles: ['staff'] })
    const grab = at.as(staff, ({ db }) =>
      db.lease.query(`insert into roles (user_id, role) values ($1, 'admin')`, [staff.id]),
    )
    await expect(grab).rejects.toThrow(/row-level security/)
    await at.as(staff, async ({ db }) => {
      expect((await db.lease.query('select app_disable($1, true) as done', [admin.id])).rows).toEqual([
        { done: null },
      ])
      expect((await db.lease.query('select app_end_sign_ins($1) as n', [admin.id])).rows).toEqual([
        { n: '0' },
      ])
    })
    expect(await me(admin)).not.toBeNull()
  })
})

describe('permissions and disabled accounts', () => {
  it('sessions.manage is for staff alone (T-006)', async () => {
    const [member, staff] = [await at.person(), await at.person({ roles: ['staff'] })]
    await expect(setPermission(admin, member, true)).rejects.toMatchObject({
      data: { reason: 'subject_not_staff' },
    })
    expect((await setPermission(admin, staff, true)).person.permissions).toEqual(['sessions.manage'])
    expect((await setPermission(admin, staff, false)).person.permissions).toEqual([])
    expect(await events('permission.changed', staff)).toHaveLength(2)
  })

  it.each([true, false])('of two admins at once only one changes a permission: %s', async (give) => {
    const staff = await at.person({ roles: ['staff'], permissions: give ? [] : ['sessions.manage'] })
    const colleague = await at.person({ roles: ['staff', 'admin'] })
    await Promise.all([admin, colleague].map((by) => setPermission(by, staff, give)))
    expect(await events('permission.changed', staff)).toEqual([{ name: 'sessions.manage', give }])
  })

  it('a disabled account is shut out at once and may come back by a new sign-in', async () => {
    const person = await at.person()
    expect((await setDisabled(admin, person, true)).person.isDisabled).toBe(true)
    expect(await me(person)).toBeNull()
    await setDisabled(admin, person, true)
    expect((await setDisabled(admin, person, false)).person.isDisabled).toBe(false)
    expect(await events('account.disabled', person)).toEqual([{ disabled: true }, { disabled: false }])
    await expect(setDisabled(admin, admin, true)).rejects.toMatchObject({ data: { reason: 'own_account' } })
  })

  it('two admins who shut each other out at once leave one of them (T-005)', async () => {
    const open = (who: readonly Person[]) =>
      at.query(
        `select 1 from roles r join profiles p on p.id = r.user_id
         where r.role = 'admin' and p.disabled_at is null and p.id = any($1)`,
        [who.map(({ id }) => id)],
      )
    const ways: ((by: Person, who: Person) => Promise<unknown>)[] = [
      (by, who) => setDisabled(by, who, true),
      (by, who) => setRole(by, who, 'admin', false),
    ]
    for (const [one, other] of ways.flatMap((way) => ways.map((against) => [way, against] as const))) {
      const [a, b] = [
        await at.person({ roles: ['staff', 'admin'] }),
        await at.person({ roles: ['staff', 'admin'] }),
      ]
      const both = await Promise.allSettled([one(a, b), other(b, a)])
      expect(both.map((each) => each.status).sort()).toEqual(['fulfilled', 'rejected'])
      expect(await open([a, b])).toHaveLength(1)
    }
  })

  it('an admin who is shut out is not the last one: their role can be taken', async () => {
    const second = await at.person({ roles: ['staff', 'admin'], isDisabled: true })
    await at.query(`delete from roles where role = 'admin' and user_id <> all($1)`, [[admin.id, second.id]])
    expect((await setRole(admin, second, 'admin', false)).person.roles).toEqual(['staff'])
  })
})

describe('the directory (T-022, 4.12.3)', () => {
  const list = (by: Person, input: { search?: string; cursor?: string; limit?: number }) =>
    at.call(by, listPeople, input)

  it('is not there for members', async () => {
    const member = await at.person()
    await expect(list(member, {})).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(at.call(member, getPerson, { userId: admin.id })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    })
  })

  it('lists everybody by name, page by page, without a gap or a repeat', async () => {
    for (const firstName of ['anna', 'Anna', 'Berta', 'ärmel', 'Anna']) await at.person({ firstName })
    const seen: string[] = []
    let cursor: string | null = null
    do {
      const page: Awaited<ReturnType<typeof list>> = await list(admin, {
        limit: 2,
        ...(cursor ? { cursor } : {}),
      })
      seen.push(...page.people.map((person) => person.userId))
      cursor = page.next
    } while (cursor)
    const everybody = await at.query<{ id: string }>('select id from profiles where not is_demo')
    expect([...seen].sort()).toEqual(everybody.map((row) => row.id).sort())
  })

  it('finds people by how name or company begins, and takes a % for itself', async () => {
    const person = await at.person({ firstName: 'Quentin' })
    await at.query(`update profiles set company = '100% Cold' where id = $1`, [person.id])
    expect((await list(admin, { search: 'quen' })).people.map((each) => each.userId)).toEqual([person.id])
    expect((await list(admin, { search: '100%' })).people.map((each) => each.userId)).toEqual([person.id])
    expect((await list(admin, { search: '%' })).people).toEqual([])
    expect((await list(admin, { search: 'quentin p' })).people).toHaveLength(1)
  })

  it('finds people by the beginnings of the parts of their names, in any order, with or without accents', async () => {
    const person = await at.person({ firstName: 'Ľubomíra-Ágnes 山田' })
    await at.query(`update profiles set last_name = 'O’Neill-Çelik' where id = $1`, [person.id])
    const found = async (search: string) =>
      (await list(admin, { search })).people.map((each) => each.userId).includes(person.id)
    for (const words of ['celik ľubo', 'Çelik', 'neill', 'o’neill', '山田', 'agnes  LUBOMIRA'])
      expect([words, await found(words)]).toEqual([words, true])
    for (const words of ['elik', 'agnes quentin', '-', "' .", '%'])
      expect([words, await found(words)]).toEqual([words, false])
  })

  it('finds a person by the whole of an address, for whoever may have it', async () => {
    const [member, advisor, staff] = [
      await at.person({ firstName: 'Wanda' }),
      await at.person({ roles: ['staff'] }),
      await at.person({ roles: ['staff'] }),
    ]
    await at.assign(advisor, member)
    const found = async (by: Person, search: string) =>
      (await list(by, { search })).people.map((each) => each.userId)
    expect(await found(admin, member.email.toUpperCase())).toEqual([member.id])
    expect(await found(advisor, ` ${member.email} `)).toEqual([member.id])
    expect(await found(staff, member.email)).toEqual([])
    expect(await found(admin, member.email.slice(0, -1))).toEqual([])
  })

  it('records who opened the page of a person, once a day, and no more of a page of the directory (T-203)', async () => {
    const [member, staff] = [
      await at.person({ firstName: 'Yara' }),
      await at.person({ firstName: 'Jonas', roles: ['staff'] }),
    ]
    const views = () =>
      at.query('select advisor_id, area from member_views where user_id = $1 order by advisor_id', [
        member.id,
      ])
    await list(staff, { search: 'yara' })
    expect(await views()).toEqual([])
    await at.call(staff, getPerson, { userId: member.id })
    await at.call(staff, getPerson, { userId: member.id })
    expect(await views()).toEqual([{ advisor_id: staff.id, area: 'profile' }])
    expect((await at.call(member, listViews, {})).views).toMatchObject([
      { area: 'profile', advisorName: expect.stringContaining('Jonas') },
    ])
    await at.call(staff, getPerson, { userId: staff.id })
    expect(await at.query('select from member_views where user_id = $1', [staff.id])).toEqual([])
  })

  it('shows an address to an admin and to the assigned advisor only', async () => {
    const [member, advisor, staff] = [
      await at.person({ firstName: 'Umber' }),
      await at.person({ roles: ['staff'] }),
      await at.person({ roles: ['staff'] }),
    ]
    await at.assign(advisor, member)
    const addressFor = async (by: Person) => (await list(by, { search: 'umber' })).people[0]?.email
    expect(await addressFor(admin)).toBe(member.email)
    expect(await addressFor(advisor)).toBe(member.email)
    expect(await addressFor(staff)).toBeNull()
  })

  it('refuses a cursor that is not its own', async () => {
    for (const cursor of ['x', 'WyJhIl0', Buffer.from('["a","not-an-id"]').toString('base64url')]) {
      await expect(list(admin, { cursor })).rejects.toMatchObject({ code: 'BAD_REQUEST' })
    }
  })
})
