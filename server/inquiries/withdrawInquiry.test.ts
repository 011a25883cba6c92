import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Person, TestApp } from '#tests/app/testApp.ts'
import { testApp } from '#tests/app/testApp.ts'
import { answerInquiry } from './answerInquiry.ts'
import { reopenInquiry, requestSession, takeInquiry, withdrawInquiry } from './commands.ts'
import { listInquiries, listMyInquiries } from './queries.ts'

let at: TestApp
let staff: Person

beforeAll(async () => {
  at = await testApp()
  staff = await at.person({ roles: ['staff'] })
})
afterAll(() => at.close())

const ask = async (member: Person) =>
  (await at.call(member, requestSession, { id: randomUUID(), body: 'The price per depot' })).inquiry
const trail = (id: string) =>
  at.query(
    `select actor_id from audit_events where action = 'inquiry.withdrawn' and subject_id = $1 and outcome = 'done'`,
    [id],
  )
const inbox = async (show: 'pending' | 'closed', memberId: string) =>
  (await at.call(staff, listInquiries, { show, memberId })).inquiries

it('a member takes back what they asked for, once however often it is sent, and may ask again (4.13.10)', async () => {
  const member = await at.person()
  const { id } = await ask(member)
  await at.call(staff, takeInquiry, { id, seenOwnerId: null })
  await at.call(member, withdrawInquiry, { id })
  const again = await at.call(member, withdrawInquiry, { id })
  expect(again.inquiry).toMatchObject({ id, status: 'withdrawn', closedAt: expect.any(String) })
  expect(await trail(id)).toEqual([{ actor_id: member.id }])
  expect(await inbox('pending', member.id)).toEqual([])
  expect(await inbox('closed', member.id)).toMatchObject([{ id, status: 'withdrawn' }])
  const next = await ask(member)
  expect((await at.call(member, listMyInquiries, undefined)).inquiries.map((each) => each.status)).toEqual([
    'open',
    'withdrawn',
  ])
  expect(next.id).not.toBe(id)
})

it('nobody takes back what is not theirs, or what was answered; staff neither answer nor reopen what was taken back', async () => {
  const [member, other] = [await at.person(), await at.person()]
  const { id } = await ask(member)
  for (const person of [other, staff])
    await expect(at.call(person, withdrawInquiry, { id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await at.call(staff, answerInquiry, { id, outcome: 'done', answer: 'Thursday at ten.' })
  await expect(at.call(member, withdrawInquiry, { id })).rejects.toMatchObject({ reason: 'not_pending' })
  const { id: second } = await ask(member)
  await at.call(member, withdrawInquiry, { id: second })
  await expect(
    at.call(staff, answerInquiry, { id: second, outcome: 'done', answer: 'Thursday.' }),
  ).rejects.toMatchObject({ reason: 'status_not_next' })
  await expect(at.call(staff, reopenInquiry, { id: second })).rejects.toMatchObject({
    reason: 'status_not_next',
  })
  expect(await trail(id)).toEqual([])
})

it('of an answer and a withdrawal at the same moment one wins', async () => {
  for (let turn = 0; turn < 5; turn += 1) {
    const member = await at.person()
    const { id } = await ask(member)
    const both = await Promise.allSettled([
      at.call(member, withdrawInquiry, { id }),
      at.call(staff, answerInquiry, { id, outcome: 'done', answer: 'Thursday at ten.' }),
    ])
    expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const [row] = await at.query<{ status: string }>('select status from inquiries where id = $1', [id])
    expect(row?.status).toBe(both[0]?.status === 'fulfilled' ? 'withdrawn' : 'done')
  }
})
