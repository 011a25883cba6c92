import { afterAll, beforeAll, expect, it } from 'vitest'
import { readConfig } from '#server/platform/config.ts'
import type { StandIn } from '#tests/fakes/standIn.ts'
import { startStandIn } from '#tests/fakes/standIn.ts'
import { askOutside, Unreachable } from './askOutside.ts'

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
  askOutside(config, {
    service: 'google',
    url: new URL(path, outside.url),
    init: { headers: { authorization: 'Bearer canary' } },
    timeoutMs,
    maxBytes,
    tries: 1,
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
