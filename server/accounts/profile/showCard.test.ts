import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TestApp } from '#tests/app/testApp.ts'
import { testApp } from '#tests/app/testApp.ts'
import { getCard, openCard, showCard } from './showCard.ts'

let at: TestApp
beforeAll(async () => {
  at = await testApp()
})
afterAll(() => at.close())

const open = (slug: string) => at.call(null, openCard, { slug })

describe('a digital business card (K115)', () => {
  it('is seen by everybody while it is shown, by an address that changes when it is shown anew', async () => {
    const staff = await at.person({ roles: ['staff'] })
    await at.query(`update profiles set job_title = 'Advisor', phone = '+4930123' where id = $1`, [staff.id])
    expect(await at.call(staff, getCard, undefined)).toEqual({ slug: null })
    const { slug } = await at.call(staff, showCard, { isShown: true })
    expect(slug).toMatch(/^[\w-]{20}$/)
    expect(await at.call(staff, showCard, { isShown: true })).toEqual({ slug })
    expect(await open(slug ?? '')).toMatchObject({ card: { jobTitle: 'Advisor', phone: '+4930123' } })

    await at.call(staff, showCard, { isShown: false })
    expect(await open(slug ?? '')).toEqual({ card: null })
    const again = await at.call(staff, showCard, { isShown: true })
    expect(again.slug).not.toBe(slug)
    const trail = await at.query(
      `select 1 from audit_events where action = 'profile.updated' and member_id = $1`,
      [staff.id],
    )
    expect(trail).toHaveLength(3)
  })

  it('is gone with the role and with the account, and no member has one', async () => {
    const staff = await at.person({ roles: ['staff'] })
    const { slug } = await at.call(staff, showCard, { isShown: true })
    await at.query('update profiles set disabled_at = now() where id = $1', [staff.id])
    expect(await open(slug ?? '')).toEqual({ card: null })
    await at.query('update profiles set disabled_at = null where id = $1', [staff.id])
    await at.query('delete from roles where user_id = $1', [staff.id])
    expect(await open(slug ?? '')).toEqual({ card: null })
    const member = await at.person()
    await expect(at.call(member, showCard, { isShown: true })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })
})
