import { afterAll, beforeAll, expect, it } from 'vitest'
import { sessionStage } from '#tests/app/sessionStage.ts'
import type { TestApp } from '#tests/app/testApp.ts'
import { testApp } from '#tests/app/testApp.ts'
import { openMinutes } from './commands.ts'

let at: TestApp
beforeAll(async () => {
  at = await testApp()
})
afterAll(() => at.close())

it('tells the other devices of a member once that the approved minutes were opened, and writes no trail (T-205)', async () => {
  const stage = sessionStage(at)
  const { advisor, member } = await stage.people()
  const { sessionId } = await stage.drafted(advisor, member)
  await stage.approve(advisor, sessionId)
  for (let each = 0; each < 2; each++) await at.call(member, openMinutes, { sessionId })
  expect(
    await at.query(
      `select topic, entity, entity_id, member_id from live_events where kind = 'minutes.opened'`,
    ),
  ).toEqual([{ topic: 'minutes', entity: 'minutes', entity_id: sessionId, member_id: member.id }])
  expect(await at.query(`select from audit_events where action = 'minutes.opened'`)).toEqual([])
})
