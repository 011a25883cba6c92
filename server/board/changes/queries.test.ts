import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Person, TestApp } from '#tests/app/testApp.ts'
import { testApp } from '#tests/app/testApp.ts'
import { archiveCard, createCard, moveCard } from '../cards/commands.ts'
import { addCheckin } from '../checkins/commands.ts'
import { decideCard } from '../decisions/commands.ts'
import { enterMetric } from '../metrics/commands.ts'
import { createMilestone, editMilestone } from '../milestones/commands.ts'
import { getProgress } from './getProgress.ts'
import { listChanges } from './queries.ts'

let at: TestApp
beforeAll(async () => {
  at = await testApp()
})
afterAll(() => at.close())

const changes = async (who: Person, of: Person) =>
  (await at.call(who, listChanges, { memberId: of.id })).changes

it('what happened on a board is told newest first, to its member and their advisor', async () => {
  const [member, advisor, colleague] = await Promise.all([
    at.person({ plans: ['mobile_premium'] }),
    at.person({ roles: ['staff'], firstName: 'Ana' }),
    at.person({ roles: ['staff'] }),
  ])
  await at.assign(advisor, member)
  const card = async (title: string, kind: 'task' | 'decision' = 'task') =>
    (await at.call(member, createCard, { id: randomUUID(), title, kind })).card.id
  await card('A card')
  const decision = await card('A decision', 'decision')
  const gone = await card('Gone')
  await at.call(member, decideCard, { id: decision })
  await at.call(member, archiveCard, { id: gone })
  const milestone = randomUUID()
  await at.call(member, createMilestone, { id: milestone, title: 'A milestone' })
  await at.call(member, editMilestone, {
    id: milestone,
    baseVersion: 1,
    base: {},
    changes: { progress: 10 },
  })
  const asOf = at.app.clock.now().toISOString().slice(0, 10)
  await at.call(member, enterMetric, { id: randomUUID(), metric: 'team', value: 7, asOf })
  await at.call(advisor, addCheckin, { id: randomUUID(), body: 'A word', memberId: member.id })

  const told = await changes(member, member)
  expect(told.map(({ entity, what, title }) => `${entity} ${what} ${title}`).sort()).toEqual([
    'card archived Gone',
    'card completed A decision',
    'card created A card',
    'checkin added A word',
    'metric entered Team',
    'milestone progressed A milestone',
  ])
  expect(told.map((row) => Date.parse(row.at))).toEqual(
    told.map((row) => Date.parse(row.at)).toSorted((one, other) => other - one),
  )
  expect(told.find((row) => row.entity === 'checkin')?.byName).toBe('Ana Person')
  expect(await changes(advisor, member)).toHaveLength(6)
  expect(await changes(colleague, member)).toEqual([])

  for (let index = 0; index < 25; index += 1) await card(`Card ${index}`)
  expect(await changes(member, member)).toHaveLength(20)
})

it('what became of the cards since an instant is counted for the member and their advisor (4.13.2)', async () => {
  const [member, advisor, colleague] = await Promise.all([
    at.person({ plans: ['mobile_premium'] }),
    at.person({ roles: ['staff'], firstName: 'Ana' }),
    at.person({ roles: ['staff'] }),
  ])
  await at.assign(advisor, member)
  const make = async (who: Person, title: string, more: { dueOn?: string; kind?: 'decision' } = {}) =>
    (await at.call(who, createCard, { id: randomUUID(), memberId: member.id, title, ...more })).card.id
  const [before, late, done] = [
    await make(member, 'Before'),
    await make(member, 'Late', { dueOn: '2026-01-05' }),
    await make(member, 'Done'),
  ]
  await at.query(
    `update julboard_tasks set created_at = now() - interval '9 days', updated_at = now() - interval '9 days'
    where user_id = $1`,
    [member.id],
  )
  const since = new Date(Date.now() - 86_400_000).toISOString()
  await at.call(member, moveCard, { id: done, status: 'completed', after: null, before: null })
  // An assigned advisor adds cards and decisions under their own name, and nothing else (4.13.2).
  const added = await make(advisor, 'Asked for', { kind: 'decision' })
  expect(await at.query('select user_id, created_by from julboard_tasks where id = $1', [added])).toEqual([
    { user_id: member.id, created_by: advisor.id },
  ])
  await expect(make(colleague, 'Mine')).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await expect(
    at.call(advisor, moveCard, { id: added, status: 'completed', after: null, before: null }),
  ).rejects.toMatchObject({ code: 'NOT_FOUND' })

  const expected = { finished: 1, added: 1, changed: 0, overdue: 1, columns: { backlog: 3, completed: 1 } }
  for (const who of [member, advisor]) {
    const progress = await at.call(who, getProgress, { memberId: member.id, since })
    expect(progress).toMatchObject(expected)
    expect(progress.cards.map(({ card, what, isOverdue }) => [card.id, what, isOverdue])).toEqual([
      [late, 'unchanged', true],
      [added, 'added', false],
      [done, 'finished', false],
    ])
    expect(progress.cards.map(({ card }) => card.id)).not.toContain(before)
  }
  expect((await at.call(colleague, getProgress, { memberId: member.id, since })).cards).toEqual([])
  expect(await at.query('select advisor_id, area from member_views where user_id = $1', [member.id])).toEqual(
    [{ advisor_id: advisor.id, area: 'board' }],
  )
})
