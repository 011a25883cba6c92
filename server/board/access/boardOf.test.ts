import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Person, TestApp } from '#tests/app/testApp.ts'
import { testApp } from '#tests/app/testApp.ts'
import { readOfBoard } from './boardOf.ts'

let at: TestApp
let member: Person
let advisor: Person
beforeAll(async () => {
  at = await testApp()
  member = await at.person({ plans: ['mobile_premium'] })
  advisor = await at.person({ roles: ['staff'] })
  await at.assign(advisor, member)
})
afterAll(() => at.close())

const steps = readOfBoard({
  read: async (_: { input: { memberId?: string } }) => [],
  present: () => null,
})
/** What a read of the member's board loads of whose it is, and what the permission says about that. */
const asked = (who: Person, memberId?: string) =>
  at.as(who, async (ctx) => {
    const input = memberId ? { memberId } : {}
    const loaded = await steps.read({ ...ctx, signedIn: async () => ctx.actor, input })
    const as = (roles: { isStaff: boolean }) => steps.can({ ...ctx.actor, ...roles }, loaded)
    return { ...loaded.board, allowed: steps.can(ctx.actor, loaded), withoutRole: as({ isStaff: false }) }
  })

it('asks about whose board it is as it was loaded, and not as the call says', async () => {
  expect(await asked(advisor, member.id)).toMatchObject({
    userId: member.id,
    isAssignedAdvisor: true,
    allowed: { ok: true },
    withoutRole: { ok: false, reason: 'not_yours' },
  })
  expect(await asked(member, member.id)).toMatchObject({ isOwn: true, allowed: { ok: true } })
  expect(await asked(member)).toMatchObject({ allowed: { ok: true } })
})

it('shows nothing of a board that is neither, and not that it is there', async () => {
  const stranger = await at.person({ roles: ['staff'] })
  expect(await asked(stranger, member.id)).toMatchObject({
    isOwn: false,
    isAssignedAdvisor: false,
    allowed: { ok: true },
  })
})
