import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { TestApp } from '#tests/app/testApp.ts'
import { testApp } from '#tests/app/testApp.ts'
import { takeShared, waitShared } from './rates.ts'

let at: TestApp
beforeAll(async () => {
  at = await testApp()
})
afterAll(() => at.close())

/** As if everything in the bucket had been taken so much earlier. */
const age = (key: string, by: string) =>
  at.query(
    `update rate_takes set taken_at = array(select each - $2::interval from unnest(taken_at) each) where key = $1`,
    [key, by],
  )
// What this process remembers of an empty bucket is over by then.
const later = () => at.moveTime(6_000)

describe('a bucket that all nodes share (4.12.8)', () => {
  it('slides: never more than its limit in any window, however the minutes fall', async () => {
    const take = () => takeShared(at, 'slides', 3, '1 minute')
    await take()
    await age('slides', '50 seconds')
    await take()
    await take()
    await expect(take()).rejects.toMatchObject({ retryAfterSeconds: 10 })
    await age('slides', '11 seconds')
    later()
    // One has left the minute, two are in it.
    await take()
    await expect(take()).rejects.toMatchObject({ retryAfterSeconds: 49 })
  })

  it('is not held shut by tries that it refuses', async () => {
    const take = () => takeShared(at, 'refused', 2, '1 minute')
    await take()
    await take()
    for (let n = 0; n < 5; n++) {
      later()
      await expect(take()).rejects.toThrow()
    }
    await age('refused', '61 seconds')
    later()
    await take()
  })

  it('gives its tokens to as many as there are, also where all ask at once', async () => {
    const given = await Promise.allSettled(
      Array.from({ length: 24 }, () => takeShared(at, 'at once', 10, '1 minute')),
    )
    expect(given.filter(({ status }) => status === 'fulfilled')).toHaveLength(10)
  })

  it('that is known to be empty is not asked about again at once: a flood costs the database nothing (4.13.15)', async () => {
    await takeShared(at, 'known', 1, '1 minute')
    await expect(waitShared(at, 'known', 1, '1 minute')).rejects.toThrow()
    const asked = vi.spyOn(at.app.pool, 'query')
    for (let n = 0; n < 50; n++) await expect(waitShared(at, 'known', 1, '1 minute')).rejects.toThrow()
    expect(asked).not.toHaveBeenCalled()
  })
})
