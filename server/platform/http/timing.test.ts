import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import type { CallContext } from '#server/platform/http/callContext.ts'
import type { TestApp } from '#tests/app/testApp.ts'
import { testApp } from '#tests/app/testApp.ts'
import { watchTiming, writeTimings } from './timing.ts'

let at: TestApp
beforeAll(async () => {
  at = await testApp()
})
afterAll(() => at.close())

/** Somebody who comes at these moments, in milliseconds from now. */
async function comes(moments: readonly number[], who: { tokenHash: string | null; ipAddress: string }) {
  const started = Date.now()
  for (const moment of moments) {
    const context: CallContext = {
      app: { ...at.app, clock: { ...at.app.clock, now: () => new Date(started + moment) } },
      tokenHash: who.tokenHash,
      origin: { requestId: randomUUID(), ipAddress: who.ipAddress, userAgent: 'curl/8' },
      setHeader: () => undefined,
      counted: { bucket: null },
    }
    watchTiming(context, 'accounts.signIn', who.tokenHash ?? who.ipAddress)
  }
  await writeTimings(at.app.pool)
}

const noted = () =>
  at.query(
    `select actor_id, actor_kind, subject_id, details, ip_address from audit_events join audit_details on event_id = id
     where action = 'timing.suspected' order by id`,
  )
const mails = () =>
  at.query(`select to_address, values from mail_messages where template = 'audit.suspicion'`)

it('who comes like people do is not noted (T-029)', async () => {
  await comes([0, 2_100, 5_000, 11_000, 19_500], { tokenHash: null, ipAddress: '203.0.113.1' })
  expect(await noted()).toEqual([])
})

it('who comes as evenly as a program is noted, and nobody is told by mail (T-029)', async () => {
  const person = await at.person()
  await comes([0, 12_000, 24_000, 36_010, 48_000], { tokenHash: person.tokenHash, ipAddress: '203.0.113.2' })
  expect(await noted()).toMatchObject([
    {
      actor_id: person.id,
      actor_kind: 'member',
      subject_id: 'accounts.signIn',
      details: { found: ['uniform'] },
    },
  ])
  expect(await mails()).toEqual([])
})

it('who comes too fast is noted once in a quarter of an hour, and admins hear of it once an hour (T-029)', async () => {
  const admin = await at.person({ roles: ['admin'] })
  await at.person({ roles: ['staff'] })
  const fast = Array.from({ length: 30 }, (_, n) => n * 300 + (n % 3) * 90)
  await comes(fast, { tokenHash: null, ipAddress: '203.0.113.3' })
  await comes(fast, { tokenHash: null, ipAddress: '203.0.113.3' })
  await comes(fast, { tokenHash: null, ipAddress: '203.0.113.4' })
  const [, ...fastOnes] = await noted()
  expect(fastOnes).toMatchObject([
    { actor_id: null, actor_kind: 'visitor', ip_address: '203.0.113.3' },
    { actor_id: null, actor_kind: 'visitor', ip_address: '203.0.113.4' },
  ])
  expect(await mails()).toEqual([{ to_address: admin.email, values: { call: 'accounts.signIn' } }])
})

it('what could not be written is written the next time, once (T-029)', async () => {
  const before = (await noted()).length
  vi.spyOn(at.app.pool, 'query').mockImplementationOnce(() => Promise.reject(new Error('away')))
  const even = [0, 12_000, 24_000, 36_010, 48_000]
  await expect(comes(even, { tokenHash: null, ipAddress: '203.0.113.5' })).rejects.toThrow('away')
  expect(await noted()).toHaveLength(before)
  await writeTimings(at.app.pool)
  await writeTimings(at.app.pool)
  expect(await noted()).toHaveLength(before + 1)
})
