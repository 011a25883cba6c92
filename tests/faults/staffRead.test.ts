import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { getCard } from '#server/board/cards/queries.ts'
import type { Person, TestApp } from '#tests/app/testApp.ts'
import { testApp } from '#tests/app/testApp.ts'

const ROUNDS = process.env.DEEP === '1' ? 600 : 60
// The cut comes at another moment of the call each round; the whole of it takes a few milliseconds.
const STEP_MS = 0.25
const STEPS = 24

let at: TestApp
let member: Person
let advisor: Person
const card = randomUUID()

beforeAll(async () => {
  at = await testApp()
  member = await at.person({ plans: ['mobile_pro'] })
  advisor = await at.person({ roles: ['staff'] })
  await at.assign(advisor, member)
  await at.query(
    `insert into julboard_tasks (id, user_id, created_by, title, rank) values ($1::uuid, $2::uuid, $2::uuid, 'Watched', 'V')`,
    [card, member.id],
  )
})
afterAll(() => at.close())

it('whoever has seen a member’s row is written down, even where the connection dies before the commit (T-203)', async () => {
  let answered = 0
  let lost = 0
  for (let round = 0; round < ROUNDS; round++) {
    await at.query('delete from member_views')
    const reading = at.call(advisor, getCard, { id: card }).then(
      () => true,
      () => false,
    )
    await new Promise((settle) => setTimeout(settle, (round % STEPS) * STEP_MS))
    await at.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'jul' and datname = current_database()`,
    )
    const isAnswered = await reading
    if (isAnswered) answered += 1
    else lost += 1
    const views = await at.query('select area from member_views where user_id = $1', [member.id])
    if (isAnswered) expect(views).toEqual([{ area: 'board' }])
  }
  // Both happened: the cut was early enough in some rounds and too late in others.
  expect(answered).toBeGreaterThan(0)
  expect(lost).toBeGreaterThan(0)
})
