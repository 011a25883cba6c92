import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Person, TestApp } from '#tests/app/testApp.ts'
import { testApp } from '#tests/app/testApp.ts'
import { archiveCard, createCard } from '../cards/commands.ts'
import { addCheckin } from '../checkins/commands.ts'
import { decideCard } from '../decisions/commands.ts'
import { enterMetric } from '../metrics/commands.ts'
import { createMilestone, editMilestone } from '../milestones/commands.ts'
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
