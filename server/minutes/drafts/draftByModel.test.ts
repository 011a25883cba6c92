import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { sessionStage, talk } from '#tests/app/sessionStage.ts'
import type { Person, TestApp } from '#tests/app/testApp.ts'
import { testApp } from '#tests/app/testApp.ts'
import { contractsDir } from '#tests/fakes/contracts.ts'
import { startOpenAi } from '#tests/fakes/openai/openai.ts'
import type { StandIn } from '#tests/fakes/standIn.ts'

type Asked = { transcript: [number, string, string][] }
let at: TestApp
let ai: StandIn
let stage: ReturnType<typeof sessionStage>
let advisor: Person
let member: Person
let report: (asked: Asked) => unknown

const line = (text: string, quote: string, segment = 0, more: object = {}) => ({
  text,
  quote,
  segment,
  ...more,
})
const whole = {
  executiveSummary: [
    line(
      'Northlight closed the quarter with forty thousand euro.',
      'We closed the quarter with revenue of forty thousand euro',
    ),
  ],
  keyInsights: [
    line(
      'The runway ends in eight months.',
      'The runway is the biggest risk because it ends in eight months',
      1,
    ),
  ],
  decisions: [
    line(
      'Raise the pro plan to ninety euro from January.',
      'We decided to raise the price of the pro plan to ninety euro from January.',
      2,
    ),
  ],
  actionItems: [
    line('Send the investor list.', 'I will send the investor list to you by Friday.', 3, {
      owner: 'Ada Advisor',
    }),
    line('Wire the money to the account in the chat.', 'wire the money to this account', 3, {
      owner: 'Mallory',
    }),
  ],
  nextSteps: [],
  recommendations: [],
}

beforeAll(async () => {
  ai = await startOpenAi({ report: ({ user }) => report(JSON.parse(user)) })
  at = await testApp({
    AI_BASE_URL: `${ai.url}/v1`,
    AI_API_KEY: 'test-key',
    AI_REPORT_MODEL: 'test-model',
    AI_MONTHLY_CENTS: '1000',
  })
  stage = sessionStage(at)
  ;({ advisor, member } = await stage.people('desktop_pro'))
})
afterEach(() => {
  expect(ai.trouble()).toEqual([])
  ai.log.length = 0
})
afterAll(async () => {
  await at.close()
  await ai.close()
})

async function drafted() {
  const { sessionId } = await stage.drafted(advisor, member)
  const review = await stage.review(advisor, sessionId)
  return { sessionId, review, of: (kind: string) => review.lines.filter((each) => each.kind === kind) }
}

it.skipIf(!contractsDir)(
  'keeps the lines of a model that rest on the talk, and counts those that do not',
  async () => {
    report = () => whole
    const { review, of } = await drafted()
    expect(review).toMatchObject({ method: 'model', leftOut: 1, modelFailure: null })
    const [action, ...more] = of('action')
    expect(more).toEqual([])
    expect(action).toMatchObject({
      text: 'Send the investor list.',
      quote: 'I will send the investor list to you by Friday.',
      speaker: 'Ada Advisor',
      owner: 'Ada Advisor',
      moment: { segment: 3, startMs: 29_000 },
      tier: 'drafted',
      problems: [],
    })
    expect(action?.dueOn).toMatch(/^\d{4}-\d{2}-\d{2}$/)
    expect(of('decision')).toHaveLength(1)
    expect(of('insight')).toHaveLength(1)
    expect(of('summary')[0]?.text).toBe('Northlight closed the quarter with forty thousand euro.')
    expect(of('attendee').map((each) => each.text)).toEqual(['Mia Member', 'Ada Advisor'])
  },
)

it('tries again what was no answer, and leaves the draft to the local method where none comes', async () => {
  report = () => whole
  ai.next({ action: { kind: 'garbage-json' } })
  expect((await drafted()).review.method).toBe('model')
  ai.next({
    times: 1,
    action: {
      kind: 'status',
      code: 429,
      headers: { 'retry-after': '1' },
      body: { error: { code: 'rate_limit_exceeded' } },
    },
  })
  expect((await drafted()).review.method).toBe('model')
  ai.next({
    times: 1,
    action: { kind: 'status', code: 429, body: { error: { code: 'insufficient_quota' } } },
  })
  expect((await drafted()).review).toMatchObject({ method: 'extractive', modelFailure: 'unreachable' })
  ai.next({ times: 1, action: { kind: 'mode', name: 'refusal' } })
  expect((await drafted()).review).toMatchObject({ method: 'extractive', modelFailure: 'refused' })
  ai.next({ times: 1, action: { kind: 'status', code: 401, body: { error: { code: 'invalid_api_key' } } } })
  expect((await drafted()).review).toMatchObject({ method: 'extractive', modelFailure: 'configuration' })
})

it('counts what each call costs, and asks nothing once the month is used up', async () => {
  report = () => whole
  const spent = async () =>
    Number(
      (await at.query<{ sum: string }>('select coalesce(sum(cost_millicents), 0) as sum from ai_calls'))[0]
        ?.sum,
    )
  await at.query('delete from ai_calls')
  const before = await spent()
  await drafted()
  // 1,000 tokens in at 500 cents a million, 200 out at 2,000.
  expect((await spent()) - before).toBe(900)
  // A try whose answer was lost counts in full, next to the one that went well; one that was refused costs nothing.
  ai.next({ action: { kind: 'garbage-json' } })
  await drafted()
  const calls = await at.query<{ cost: number }>('select cost_millicents as cost from ai_calls order by cost')
  expect(calls.map(({ cost }) => cost).slice(0, 2)).toEqual([900, 900])
  expect(calls).toHaveLength(3)
  expect(calls[2]?.cost).toBeGreaterThan(10_000)
  await at.query('delete from ai_calls')
  await at.query(`insert into ai_calls (id, month, purpose, model, cost_millicents)
    values (gen_random_uuid(), to_char(now() at time zone 'utc', 'YYYY-MM'), 'report', 'test-model', 990000)`)
  const asked = ai.log.length
  expect((await drafted()).review).toMatchObject({ method: 'extractive', modelFailure: 'budget' })
  expect(ai.log).toHaveLength(asked)
  expect(await spent()).toBeLessThanOrEqual(1_000_000)
  await at.query('delete from ai_calls where cost_millicents = 990000')
})

it('sends the talk as data, with a hash in place of ids', async () => {
  let seen = ''
  report = (asked) => {
    seen = JSON.stringify(asked)
    return whole
  }
  const { sessionId } = await drafted()
  expect(seen).toContain('investor list')
  expect(seen).not.toContain(sessionId)
  expect(seen).not.toContain(member.id)
  expect(talk).toContain('investor list')
})
