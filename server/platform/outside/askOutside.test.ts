import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { readConfig } from '#server/platform/config.ts'
import type { StandIn } from '#tests/fakes/standIn.ts'
import { startStandIn } from '#tests/fakes/standIn.ts'
import type { Answered } from './askOutside.ts'
import { askOnce, askOutside, Unreachable } from './askOutside.ts'

const config = readConfig({})
let outside: StandIn
beforeAll(async () => {
  outside = await startStandIn({
    check: () => [],
    answer: () => ({ status: 200, body: { words: 'x'.repeat(200) } }),
    checkAnswer: () => [],
  })
})
afterAll(() => outside.close())

const ask = (path: string, maxBytes = 1_000, timeoutMs = 2_000) =>
  askOnce({
    service: 'google',
    url: new URL(path, outside.url),
    init: { headers: { authorization: 'Bearer canary' } },
    timeoutMs,
    maxBytes,
  })

it('follows nobody to another address, and takes its key nowhere', async () => {
  expect((await ask('/here')).status).toBe(200)
  const headers = { location: `${outside.url}/elsewhere` }
  outside.next({ match: '/moved', action: { kind: 'status', code: 302, headers } })
  await expect(ask('/moved')).rejects.toThrow(Unreachable)
  expect(outside.log.map(({ path }) => path)).toEqual(['/here', '/moved'])
})

it('ends an answer that is too long or too late', async () => {
  await expect(ask('/long', 100)).rejects.toThrow('too long')
  outside.next({ match: '/late', action: { kind: 'hang' } })
  await expect(ask('/late', 1_000, 50)).rejects.toThrow(Unreachable)
})

it('stands around each try, so that each is counted, and ends where one may not be made', async () => {
  let count = 0
  const aroundTry = async (again: () => Promise<Answered>) => {
    count += 1
    if (count > 2) throw new Error('no money for a third')
    return await again()
  }
  const asked = { service: 'openai', url: new URL('/busy', outside.url), init: {} } as const
  const headers = { 'retry-after': '0.01' }
  outside.next({ match: '/busy', times: 3, action: { kind: 'status', code: 429, headers } })
  const all = { ...asked, timeoutMs: 2_000, maxBytes: 1_000, aroundTry }
  await expect(askOutside(config, all)).rejects.toThrow('no money for a third')
  expect(outside.log.filter(({ path }) => path === '/busy')).toHaveLength(2)
})

it('asks a service no more that does not answer, and tries again once after half a minute (F40, ASVS 16.5.2)', async () => {
  const own = readConfig({})
  const asked = { service: 'meet', url: new URL('/broken', outside.url), init: {} } as const
  const headers = { 'retry-after': '0.01' }
  outside.next({ match: '/broken', times: 50, action: { kind: 'status', code: 500, headers } })
  const tries = () => outside.log.filter(({ path }) => path === '/broken').length
  const once = () => askOutside(own, { ...asked, timeoutMs: 2_000, maxBytes: 1_000 })
  expect((await once()).status).toBe(500)
  await expect(once()).rejects.toThrow(Unreachable)
  expect(tries()).toBe(5)
  await expect(once()).rejects.toThrow('did not answer lately')
  expect(tries()).toBe(5)
  const later = performance.now() + 31_000
  vi.spyOn(performance, 'now').mockImplementation(() => later)
  await expect(once()).rejects.toThrow(Unreachable)
  expect(tries()).toBe(6)
})
