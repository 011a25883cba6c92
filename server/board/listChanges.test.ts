import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Person, TestApp } from '#tests/app/testApp.ts'
import { testApp } from '#tests/app/testApp.ts'
import { addCheckin } from './addCheckin.ts'
import { archiveCard, createCard } from './cards/commands.ts'
import { createMilestone } from './createMilestone.ts'
import { decideCard } from './decisions/commands.ts'
import { enterMetric } from './enterMetric.ts'
import { listChanges } from './listChanges.ts'
import { updateMilestone } from './updateMilestone.ts'

let at: TestApp
beforeAll(async () => {
  at = await testApp()
})
afterAll(() => at.close())

const changes = (who: Person, of: Person) => at.as(who, ({ db }) => listChanges(db, of.id))

it('what happened on a board is told newest first, to its member and their advisor', async () => {
  const [member, advisor, colleague] = await Promise.all([
    at.person({ plans: ['mobile_premium'] }),
    at.person({ roles: ['staff'] }),
    at.person({ roles: ['staff'] }),
  ])
  await at.assign(advisor, member)
  const card = (title: string, kind: 'task' | 'decision' = 'task') =>
    at.call(member, createCard, { id: randomUUID(), title, kind }).then((made) => made.card.id)
  await card('A card')
  const decision = await card('A decision', 'decision')
  const gone = await card('Gone')
  await at.call(member, decideCard, { id: decision })
  await at.call(member, archiveCard, { id: gone })
  const milestone = randomUUID()
  await at.as(member, (ctx) => createMilestone(ctx, { id: milestone, title: 'A milestone' }))
  await at.as(member, (ctx) =>
    updateMilestone(ctx, { id: milestone, baseVersion: 1, base: {}, changes: { progress: 10 } }),
  )
  const asOf = at.app.clock.now().toISOString().slice(0, 10)
  await at.as(member, (ctx) => enterMetric(ctx, { id: randomUUID(), metric: 'team', value: 7, asOf }))
  await at.as(advisor, (ctx) => addCheckin(ctx, { id: randomUUID(), body: 'A word', memberId: member.id }))

  const told = await changes(member, member)
  expect(told.map(({ entity, what, title }) => `${entity} ${what} ${title}`).sort()).toEqual([
    'card archived Gone',
    'card completed A decision',
    'card created A card',
    'checkin added A word',
    'metric entered team',
    'milestone progressed A milestone',
  ])
  expect(told.map((row) => row.at.getTime())).toEqual(
    told.map((row) => row.at.getTime()).toSorted((one, other) => other - one),
  )
  expect(told.find((row) => row.entity === 'checkin')?.by).toBe(advisor.id)
  expect(await changes(advisor, member)).toHaveLength(6)
  expect(await changes(colleague, member)).toEqual([])

  for (let index = 0; index < 25; index += 1) await card(`Card ${index}`)
  expect(await changes(member, member)).toHaveLength(20)
})
