import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { MilestoneFields } from '#domain/board/types.ts'
import type { Person, TestApp } from '#tests/app/testApp.ts'
import { testApp } from '#tests/app/testApp.ts'
import { archiveMilestone } from './archiveMilestone.ts'
import { createMilestone } from './createMilestone.ts'
import { listMilestones } from './listMilestones.ts'
import { presentMilestones } from './presentMilestones.ts'
import { restoreMilestone } from './restoreMilestone.ts'
import { updateMilestone } from './updateMilestone.ts'

let at: TestApp
let member: Person

beforeAll(async () => {
  at = await testApp()
  member = await at.person({ plans: ['mobile_premium'], firstName: 'Marta' })
})
afterAll(() => at.close())

const set = async (who: Person = member, more: Partial<MilestoneFields> = {}, id: string = randomUUID()) =>
  await at.as(who, (ctx) => createMilestone(ctx, { id, title: 'Signed pilot', ...more }))
const update = (
  who: Person,
  id: string,
  changes: Partial<MilestoneFields>,
  baseVersion = 1,
  base: Partial<MilestoneFields> = {},
) => at.as(who, (ctx) => updateMilestone(ctx, { id, baseVersion, base, changes }))
const shown = (who: Person, id: string) =>
  at.as(who, async ({ db }) => {
    const rows = await listMilestones(db, member.id, false)
    return (await presentMilestones(db, rows, 5)).find((each) => each.id === id)
  })
const actions = async (id: string) =>
  (
    await at.query<{ action: string }>('select action from audit_events where subject_id = $1 order by id', [
      id,
    ])
  ).map((row) => row.action)

describe('setting a milestone (K76)', () => {
  it('starts calm, is the same when sent again, with one audit row', async () => {
    const id = randomUUID()
    expect((await set(member, {}, id)).milestone).toMatchObject({
      status: 'not_started',
      progress: 0,
      version: 1,
    })
    expect((await set(member, {}, id)).isNew).toBe(false)
    expect(await actions(id)).toEqual(['milestone.created'])
  })

  it('checks its fields, needs the plan, and does not take another member’s id', async () => {
    const backwards = { startsOn: '2026-06-10', targetOn: '2026-06-09' }
    await expect(set(member, backwards)).rejects.toMatchObject({ problems: [{ field: 'targetOn' }] })
    await expect(set(await at.person())).rejects.toMatchObject({ reason: 'plan_missing' })
    const { milestone } = await set()
    const other = await at.person({ plans: ['mobile_premium'] })
    await expect(set(other, {}, milestone.id)).rejects.toMatchObject({ reason: 'id_taken' })
  })
})

describe('changing a milestone', () => {
  it('writes status and progress into its history, with who and when, and other fields not', async () => {
    const { id } = (await set()).milestone
    await update(member, id, { status: 'in_progress', progress: 40 })
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
    const { id } = (await set()).milestone
    const base = { title: 'Signed pilot', progress: 0 }
    await update(member, id, { title: 'Hers' }, 1, base)
    expect((await update(member, id, { progress: 20 }, 1, base)).milestone).toMatchObject({
      title: 'Hers',
      progress: 20,
      version: 3,
    })
    await expect(update(member, id, { title: 'His' }, 1, base)).rejects.toMatchObject({
      reason: 'milestone_changed',
      current: { version: 3, fields: ['title'], theirs: { title: 'Hers' } },
    })
    await expect(update(member, id, { progress: 101 }, 3)).rejects.toMatchObject({
      problems: [{ field: 'progress' }],
    })
    await update(member, id, { targetOn: '2026-06-01' }, 3)
    await expect(update(member, id, { startsOn: '2026-06-02' }, 4)).rejects.toMatchObject({
      problems: [{ field: 'targetOn' }],
    })
  })

  it('a text that nobody knows shows as at risk and loses nothing (T-101)', async () => {
    const { id } = (await set()).milestone
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
    const { id } = (await set()).milestone
    const [other, advisor, colleague] = await Promise.all([
      at.person({ plans: ['mobile_premium'] }),
      at.person({ roles: ['staff'] }),
      at.person({ roles: ['staff'] }),
    ])
    await at.assign(advisor, member)
    await update(member, id, { progress: 5 })
    expect((await shown(advisor, id))?.history).toHaveLength(1)
    expect(await shown(colleague, id)).toBeUndefined()
    for (const who of [other, advisor, colleague]) {
      await expect(update(who, id, { title: 'Taken' })).rejects.toThrow('milestone')
      await expect(at.as(who, (ctx) => archiveMilestone(ctx, { id }))).rejects.toThrow('milestone')
    }
  })

  it('nobody writes another name into the history', async () => {
    const { id } = (await set()).milestone
    const forged = at.as(member, ({ db }) =>
      db.execute(`insert into milestone_history (id, milestone_id, user_id, created_by, from_status, to_status, from_progress, to_progress)
        values (gen_random_uuid(), '${id}', '${member.id}', gen_random_uuid(), 'a', 'b', 0, 1)`),
    )
    await expect(forged).rejects.toMatchObject({ cause: { code: '42501' } })
  })
})

describe('archiving a milestone', () => {
  it('takes it off the list and brings it back; an archived one is not edited', async () => {
    const { id } = (await set()).milestone
    await at.as(member, (ctx) => archiveMilestone(ctx, { id }))
    await at.as(member, (ctx) => archiveMilestone(ctx, { id }))
    expect(await shown(member, id)).toBeUndefined()
    await expect(update(member, id, { title: 'Late' })).rejects.toMatchObject({
      reason: 'milestone_archived',
    })
    await at.as(member, (ctx) => restoreMilestone(ctx, { id }))
    expect(await shown(member, id)).toBeDefined()
    expect(await actions(id)).toEqual(['milestone.created', 'milestone.archived', 'milestone.restored'])
  })
})
