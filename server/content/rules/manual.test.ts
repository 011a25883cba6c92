import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TestApp } from '#tests/app/testApp.ts'
import { testApp } from '#tests/app/testApp.ts'
import { getManual } from '../queries.ts'
import { manual } from './manual.ts'

let at: TestApp
beforeAll(async () => {
  at = await testApp()
})
afterAll(() => at.close())

describe('the manual of the staff (T-020)', () => {
  it('is read by whoever works here, and is not there for anybody else', async () => {
    const { day, chapters } = await at.call(await at.person({ roles: ['staff'] }), getManual, undefined)
    expect({ day, chapters }).toEqual(manual)
    const member = await at.person({ plans: ['desktop_pro'] })
    await expect(at.call(member, getManual, undefined)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(at.call(null, getManual, undefined)).rejects.toMatchObject({ code: 'UNAUTHORIZED' })
  })

  it('can be linked to by chapter and part, and is as long as somebody reads', () => {
    const ids = manual.chapters.flatMap(({ id, parts }) => [id, ...parts.map((part) => `${id}-${part.id}`)])
    expect(new Set(ids).size).toBe(ids.length)
    const lines = manual.chapters.flatMap(({ title, lead, parts }) => [
      ...[title, lead],
      ...parts.flatMap((part) => [part.title, ...part.lines]),
    ])
    const count = lines.join(' ').split(/\s+/).length
    expect(count).toBeGreaterThan(1_500)
    expect(count).toBeLessThan(2_800)
    // A period or a number that a rule no longer has would be read as one of these.
    expect(lines.filter((line) => /undefined|NaN|null|\b0 (?:day|hour|month)/.test(line))).toEqual([])
  })
})
