import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Person, TestApp } from '#tests/app/testApp.ts'
import { testApp } from '#tests/app/testApp.ts'
import { addCheckin, deleteCheckin, restoreCheckin } from './commands.ts'
import { listCheckins } from './queries.ts'

let at: TestApp
let member: Person
let advisor: Person
let colleague: Person

beforeAll(async () => {
  at = await testApp()
  ;[member, advisor, colleague] = await Promise.all([
    at.person({ plans: ['mobile_premium'] }),
    at.person({ roles: ['staff'] }),
    at.person({ roles: ['staff'] }),
  ])
  await at.assign(advisor, member)
})
afterAll(() => at.close())

const add = async (who: Person, body: string, memberId?: string, id: string = randomUUID()) =>
  (await at.call(who, addCheckin, { id, body, ...(memberId ? { memberId } : {}) })).checkin
const remove = (who: Person, id: string) => at.call(who, deleteCheckin, { id })
const page = (who: Person, more: { limit?: number; cursor?: string } = {}) =>
  at.call(who, listCheckins, { memberId: member.id, ...more })
const list = async (who: Person) => (await page(who)).checkins
const actions = async (id: string) =>
  await at.query<{ action: string; member_id: string }>(
    'select action, member_id from audit_events where subject_id = $1 order by id',
    [id],
  )

describe('a check-in (K75)', () => {
  it('is deleted once and leaves one audit row, however many ask at once', async () => {
    const { id } = await add(member, 'Too early to say.')
    const answers = await Promise.all(Array.from({ length: 4 }, () => remove(member, id)))
    expect(answers).toEqual(Array(4).fill({ deleted: true }))
    expect((await actions(id)).map((row) => row.action)).toEqual(['checkin.added', 'checkin.deleted'])
  })

  it('comes back within 30 days, by whoever deleted it, and leaves one audit row (4.0 rule 10)', async () => {
    const { id } = await add(member, 'Not to be lost.')
    await remove(member, id)
    const deleted = async (who: Person) =>
      (await at.call(who, listCheckins, { memberId: member.id, deleted: true })).checkins.map((row) => row.id)
    expect(await deleted(member)).toContain(id)
    expect(await deleted(advisor)).not.toContain(id)
    await expect(at.call(advisor, restoreCheckin, { id })).rejects.toMatchObject({ reason: 'not_author' })
    const restore = () => at.call(member, restoreCheckin, { id })
    const [{ checkin }] = [await restore(), await restore()]
    expect(checkin).toMatchObject({ id, body: 'Not to be lost.' })
    expect((await list(member)).map((row) => row.id)).toContain(id)
    expect((await actions(id)).map((row) => row.action)).toEqual([
      'checkin.added',
      'checkin.deleted',
      'checkin.restored',
    ])
    await remove(member, id)
    await at.query(`update board_checkins set deleted_at = now() - interval '31 days' where id = $1`, [id])
    expect(await deleted(member)).not.toContain(id)
    await expect(restore()).rejects.toMatchObject({ reason: 'undo_window_closed' })
  })

  it('is written by the member, newest first, once however often it is sent', async () => {
    const id = randomUUID()
    await add(member, ' Pricing changed shape today. ', undefined, id)
    expect((await add(member, 'Pricing changed shape today.', undefined, id)).id).toBe(id)
    const checkin = await add(member, 'Two depots added.')
    expect((await list(member)).map((row) => row.body)).toEqual([
      'Two depots added.',
      'Pricing changed shape today.',
    ])
    const first = await page(member, { limit: 1 })
    expect(first.checkins.map((row) => row.body)).toEqual(['Two depots added.'])
    const second = await page(member, { limit: 1, cursor: first.next ?? '' })
    expect(second.checkins.map((row) => row.body)).toEqual(['Pricing changed shape today.'])
    expect(second.next).toBeNull()
    expect(await actions(id)).toEqual([{ action: 'checkin.added', member_id: member.id }])
    expect(await at.query('select topic, kind from live_events where entity_id = $1', [checkin.id])).toEqual([
      { topic: 'board', kind: 'checkin.added' },
    ])
  })

  it('is written by the assigned advisor on the member’s board, under the advisor’s name', async () => {
    const checkin = await add(advisor, 'Runway is fine. Attention is not.', member.id)
    expect(checkin).toMatchObject({ isMine: true, authorName: 'Test Person' })
    expect(
      await at.query('select user_id, created_by from board_checkins where id = $1', [checkin.id]),
    ).toEqual([{ user_id: member.id, created_by: advisor.id }])
    expect((await list(member)).map((row) => row.id)).toContain(checkin.id)
    expect(await actions(checkin.id)).toEqual([{ action: 'checkin.added', member_id: member.id }])
  })

  it('is written by nobody else', async () => {
    const [other, free] = [await at.person({ plans: ['mobile_premium'] }), await at.person()]
    await expect(add(colleague, 'Mine?', member.id)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(add(other, 'Mine?', member.id)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(add(free, 'No plan')).rejects.toMatchObject({ reason: 'plan_missing' })
    await expect(add(member, '   ')).rejects.toMatchObject({ problems: [{ field: 'body' }] })
    expect(await list(colleague)).toEqual([])
    expect(await list(other)).toEqual([])
    const checkin = await add(member, 'Here')
    await expect(add(other, 'Mine', undefined, checkin.id)).rejects.toMatchObject({ reason: 'id_taken' })
  })

  it('shows an advisor who read it to the member, and nobody who saw nothing (T-203)', async () => {
    await list(advisor)
    await list(colleague)
    expect(
      await at.query('select distinct advisor_id, area from member_views where user_id = $1', [member.id]),
    ).toEqual([{ advisor_id: advisor.id, area: 'board' }])
  })

  it('cannot be written in another’s name, whatever asks the database', async () => {
    const forge = (who: Person, author: string) =>
      at.as(who, ({ db }) =>
        db.execute(
          `insert into board_checkins (id, user_id, created_by, body) values (gen_random_uuid(), '${member.id}', '${author}', 'x')`,
        ),
      )
    await expect(forge(advisor, member.id)).rejects.toMatchObject({ cause: { code: '42501' } })
    await expect(forge(member, advisor.id)).rejects.toMatchObject({ cause: { code: '42501' } })
  })

  it('is deleted by its author alone, and deleting it twice is one row in the trail', async () => {
    const checkin = await add(advisor, 'To be deleted', member.id)
    await expect(remove(member, checkin.id)).rejects.toMatchObject({ reason: 'not_author' })
    await expect(remove(colleague, checkin.id)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await remove(advisor, checkin.id)
    await remove(advisor, checkin.id)
    expect((await list(member)).map((row) => row.id)).not.toContain(checkin.id)
    expect((await actions(checkin.id)).map((row) => row.action)).toEqual(['checkin.added', 'checkin.deleted'])
  })
})
