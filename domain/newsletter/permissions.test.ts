import { describe, expect, it } from 'vitest'
import type { Actor } from '#domain/actor.ts'
import { canExportList, canJoinList } from './permissions.ts'

const member: Actor = {
  ...{ userId: 'm', isVerified: true, isStaff: false, isAdmin: false, isDemo: false, isDisabled: false },
  ...{ permissions: [], plans: ['mobile_free', 'desktop_standard'], userType: null },
}

describe('a list (K13)', () => {
  it('is joined by anyone but a demo member, and exported by staff', () => {
    expect([canJoinList(null), canJoinList(member)]).toEqual([{ ok: true }, { ok: true }])
    expect(canJoinList({ ...member, isDemo: true })).toMatchObject({ reason: 'demo_member' })
    expect(canExportList({ ...member, isStaff: true })).toEqual({ ok: true })
    expect(canExportList(member)).toMatchObject({ reason: 'not_staff' })
  })
})
