import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { sessionStage } from '#tests/app/sessionStage.ts'
import type { Person, TestApp } from '#tests/app/testApp.ts'
import { testApp } from '#tests/app/testApp.ts'
import { approveMinutes } from './approveMinutes.ts'
import { reopenMinutes } from './commands.ts'
import { getVersion, listVersions } from './listVersions.ts'

let at: TestApp
let advisor: Person
let member: Person
beforeAll(async () => {
  at = await testApp()
  advisor = await at.person({ roles: ['staff'], firstName: 'Ada' })
  member = await at.person({ plans: ['desktop_pro'] })
})
afterAll(() => at.close())

it('keeps each version as it was published, with who published it and when, after a later one took its place (K71)', async () => {
  const stage = sessionStage(at)
  const { sessionId } = await stage.drafted(advisor, member)
  await stage.approve(advisor, sessionId)
  await at.call(advisor, reopenMinutes, { sessionId, number: 1, versionId: randomUUID() })
  await stage.decide(advisor, sessionId, (line) =>
    line.kind === 'action' && line.state === 'accepted' ? { text: 'Written anew by a person.' } : null,
  )
  const { number, revision } = await stage.review(advisor, sessionId)
  await at.call(advisor, approveMinutes, { sessionId, number, revision })
  const { versions } = await at.call(advisor, listVersions, { sessionId })
  expect(versions).toMatchObject([
    { number: 2, status: 'approved', approvedByName: expect.stringContaining('Ada') },
    { number: 1, status: 'archived', createdByName: null, approvedByName: expect.stringContaining('Ada') },
  ])
  expect(versions.every(({ approvedAt }) => approvedAt !== null)).toBe(true)
  const texts = async (number: number) =>
    (await at.call(advisor, getVersion, { sessionId, number })).lines.map(({ text }) => text)
  expect(await texts(2)).toContain('Written anew by a person.')
  expect(await texts(1)).not.toContain('Written anew by a person.')
  expect((await texts(1)).length).toBe(versions[1]?.lineCount)
  await expect(at.call(member, listVersions, { sessionId })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await expect(at.call(advisor, getVersion, { sessionId, number: 3 })).rejects.toMatchObject({
    code: 'NOT_FOUND',
  })
})
