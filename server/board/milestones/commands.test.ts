import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { MilestoneFields } from '#domain/board/types.ts'
import type { Person, TestApp } from '#tests/app/testApp.ts'
import { testApp } from '#tests/app/testApp.ts'
import { archiveMilestone, createMilestone, editMilestone, restoreMilestone } from './commands.ts'
import { getMilestone, listMilestones } from './queries.ts'

let at: TestApp
let member: Person

beforeAll(async () => {
  at = await testApp()
  member = await at.person({ plans: ['mobile_premium'], firstName: 'Marta' })
})
afterAll(() => at.close())

const set = async (who: Person = member, more: Partial<MilestoneFields> = {}, id: string = randomUUID()) =>
  (await at.call(who, createMilestone, { id, title: 'Signed pilot', ...more })).milestone
const update = async (
  who: Person,
  id: string,
  changes: Partial<MilestoneFields>,
  baseVersion = 1,
  base: Partial<MilestoneFields> = {},
) => (await at.call(who, editMilestone, { id, baseVersion, base, changes })).milestone
const shown = async (who: Person, id: string) =>
  (await at.call(who, listMilestones, { memberId: member.id })).milestones.find((each) => each.id === id)
const actions = async (id: string) =>
  (
    await at.query<{ action: string }>('select action from audit_events where subject_id = $1 order by id', [
      id,
    ])
  ).map((row) => row.action)

describe('setting a milestone (K76)', () => {
  it('starts calm, is the same when sent again, with one audit row', async () => {
    const id = randomUUID()
    expect(await set(member, {}, id)).toMatchObject({
      status: 'not_started',
      progress: 0,
      version: 1,
    })
    expect((await set(member, {}, id)).id).toBe(id)
    expect(await actions(id)).toEqual(['milestone.created'])
  })

  it('checks its fields, needs the plan, and does not take another member’s id', async () => {
    const backwards = { startsOn: '2026-06-10', targetOn: '2026-06-09' }
    await expect(set(member, backwards)).rejects.toMatchObject({ problems: [{ field: 'targetOn' }] })
    await expect(set(await at.person())).rejects.toMatchObject({ reason: 'plan_missing' })
    const milestone = await set()
    const other = await at.person({ plans: ['mobile_premium'] })
    await expect(set(other, {}, milestone.id)).rejects.toMatchObject({ reason: 'id_taken' })
  })
})

describe('changing a milestone', () => {
  it('writes status and progress into its history, with who and when, and other fields not', async () => {
    const { id } = await set()
    const first = await update(member, id, { status: 'in_progress', progress: 40 })
    expect(first.history).toMatchObject([{ toStatus: 'in_progress', toProgress: 40, byName: 'Marta Person' }])
    await update(member, id, { title: 'Signed pilot with Kestrel' }, 2)
    await update(member, id, { status: 'completed' }, 3)
    const milestone = await shown(member, id)
    expect(milestone).toMatchObject({
      status: 'completed',
      progress: 100,
      version: 4,
      title: 'Signed pilot with Kestrel',
    })
    expect(milestone?.history).toMatchObject([
      {
        fromStatus: 'in_progress',
        toStatus: 'completed',
        fromProgress: 40,
        toProgress: 100,
        byName: 'Marta Person',
      },
      { fromStatus: 'not_started', toStatus: 'in_progress', fromProgress: 0, toProgress: 40 },
    ])
    expect(await actions(id)).toEqual([
      'milestone.created',
      'milestone.edited',
      'milestone.edited',
      'milestone.edited',
    ])
  })

  it('two edits of different fields both stand; of one field the second is told (K93)', async () => {
    const { id } = await set()
    const base = { title: 'Signed pilot', progress: 0 }
    await update(member, id, { title: 'Hers' }, 1, base)
    expect(await update(member, id, { progress: 20 }, 1, base)).toMatchObject({
      title: 'Hers',
      progress: 20,
      version: 3,
    })
    await expect(update(member, id, { title: 'His' }, 1, base)).rejects.toMatchObject({
      reason: 'milestone_changed',
      current: { version: 3, fields: ['title'], theirs: { title: 'Hers' } },
    })
    await expect(update(member, id, { progress: 101 }, 3)).rejects.toMatchObject({
      problems: [{ field: 'changes.progress' }],
    })
    await expect(update(member, id, { title: '  ' }, 3)).rejects.toMatchObject({
      problems: [{ field: 'title' }],
    })
    await update(member, id, { targetOn: '2026-06-01' }, 3)
    await expect(update(member, id, { startsOn: '2026-06-02' }, 4)).rejects.toMatchObject({
      problems: [{ field: 'targetOn' }],
    })
  })

  it('a text that nobody knows shows as at risk and loses nothing (T-101)', async () => {
    const { id } = await set()
    await at.query(`update milestones set status = 'waiting for the moon' where id = $1`, [id])
    expect((await shown(member, id))?.status).toBe('at_risk')
    await update(member, id, { progress: 10 })
    expect((await shown(member, id))?.history[0]).toMatchObject({
      fromStatus: 'at_risk',
      toStatus: 'at_risk',
      toProgress: 10,
    })
  })

  it('is the member’s alone: an advisor sees, another member and other staff do not', async () => {
    const { id } = await set()
    const [other, advisor, colleague] = await Promise.all([
      at.person({ plans: ['mobile_premium'] }),
      at.person({ roles: ['staff'] }),
      at.person({ roles: ['staff'] }),
    ])
    await at.assign(advisor, member)
    await update(member, id, { progress: 5 })
    expect((await shown(advisor, id))?.history).toHaveLength(1)
    expect((await at.call(advisor, getMilestone, { id })).milestone.history).toHaveLength(1)
    expect(await shown(colleague, id)).toBeUndefined()
    await expect(at.call(colleague, getMilestone, { id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    for (const who of [other, advisor, colleague]) {
      await expect(update(who, id, { title: 'Taken' })).rejects.toMatchObject({ code: 'NOT_FOUND' })
      await expect(at.call(who, archiveMilestone, { id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    }
  })

  it('nobody writes another name into the history', async () => {
    const { id } = await set()
    const forged = at.as(member, ({ db }) =>
      db.execute(`insert into milestone_history (id, milestone_id, user_id, created_by, from_status, to_status, from_progress, to_progress)
        values (gen_random_uuid(), '${id}', '${member.id}', gen_random_uuid(), 'a', 'b', 0, 1)`),
    )
    await expect(forged).rejects.toMatchObject({ cause: { code: '42501' } })
  })
})

describe('archiving a milestone', () => {
  it('takes it off the list and brings it back; an archived one is not edited', async () => {
    const { id } = await set()
    await at.call(member, archiveMilestone, { id })
    await at.call(member, archiveMilestone, { id })
    expect(await shown(member, id)).toBeUndefined()
    await expect(update(member, id, { title: 'Late' })).rejects.toMatchObject({
      reason: 'milestone_archived',
    })
    await at.call(member, restoreMilestone, { id })
    expect(await shown(member, id)).toBeDefined()
    expect(await actions(id)).toEqual(['milestone.created', 'milestone.archived', 'milestone.restored'])
  })
})
