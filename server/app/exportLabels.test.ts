import { afterAll, beforeAll, expect, it } from 'vitest'
import { withdrawConsent } from '#server/consent/commands.ts'
import { sessionStage } from '#tests/app/sessionStage.ts'
import type { TestApp } from '#tests/app/testApp.ts'
import { testApp } from '#tests/app/testApp.ts'
import { exportLabels } from './exportLabels.ts'

let at: TestApp
beforeAll(async () => {
  at = await testApp()
})
afterAll(() => at.close())

it('prints what advisors decided, one object a line without names, and nothing once consent is withdrawn (4.13.8)', async () => {
  const stage = sessionStage(at)
  const advisor = await at.person({ roles: ['staff'], firstName: 'Ada' })
  const member = await at.person({ plans: ['mobile_premium'], firstName: 'Mia' })
  const { sessionId } = await stage.drafted(advisor, member)
  const env = { DATABASE_OWNER_URL: at.ownerUrl }
  expect(await exportLabels(env)).toEqual([])
  await stage.decide(advisor, sessionId, ({ kind }) =>
    kind === 'action' ? { state: 'accepted' } : kind === 'decision' ? { state: 'dismissed' } : null,
  )
  const labels = (await exportLabels(env)).map((line) => JSON.parse(line))
  expect(new Set(labels.map((label) => `${label.offeredKind} ${label.state}`))).toEqual(
    new Set(['action accepted', 'decision dismissed']),
  )
  expect(Object.keys(labels[0])).not.toEqual(expect.arrayContaining(['speaker', 'owner', 'text']))
  await at.call(member, withdrawConsent, { sessionId })
  expect(await exportLabels(env)).toEqual([])
  await expect(exportLabels({})).rejects.toThrow('DATABASE_OWNER_URL')
})
