import pino from 'pino'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { readConfig } from '#server/platform/config.ts'
import { systemClock } from '#server/platform/systemClock.ts'
import { startOpenAi } from '#tests/fakes/openai/openai.ts'
import type { StandIn } from '#tests/fakes/standIn.ts'
import { checkModels } from './checkModels.ts'

const model = (id: string, shutdown_date: string | null = null) => ({
  id,
  object: 'model',
  created: 1_795_168_800,
  owned_by: 'vendor',
  shutdown_date,
})
let models: object[] = []
let ai: StandIn
beforeAll(async () => {
  ai = await startOpenAi({ models: () => models })
})
afterAll(async () => {
  expect(ai.trouble()).toEqual([])
  await ai.close()
})

/** A server whose report model is `writer` and whose transcription model is `listener`, on a day: what it warns of. */
async function checked(now: string) {
  const config = readConfig({
    AI_BASE_URL: `${ai.url}/v1`,
    AI_API_KEY: 'test-key',
    AI_REPORT_MODEL: 'writer',
    AI_TRANSCRIPTION_MODEL: 'listener',
    AI_MONTHLY_CENTS: '1',
  })
  const lines: string[] = []
  const log = pino({ level: 'warn' }, { write: (line: string) => void lines.push(line) })
  await checkModels({ config, log, clock: { ...systemClock, now: () => new Date(now) } })
  return lines.map((line) => (JSON.parse(line) as { msg: string }).msg) // safe because pino writes this
}

it('warns of a model that its vendor does not have, and of one that ends soon', async () => {
  models = [model('writer', '2027-02-26'), model('another')]
  expect(await checked('2026-11-24T00:00:00Z')).toEqual(['the vendor has no model of this name'])
  models = [model('writer', '2027-02-26'), model('listener')]
  expect(await checked('2026-12-24T00:00:00Z')).toEqual(['this model ends soon'])
})

it('says nothing where there is no list, or nobody answers', async () => {
  models = []
  expect(await checked('2026-11-24T00:00:00Z')).toEqual([])
  ai.next({ match: '/models', action: { kind: 'status', code: 404 } })
  expect(await checked('2026-11-24T00:00:00Z')).toEqual([])
})
