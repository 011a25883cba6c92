import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { emailsTo } from '#tests/app/emails.ts'
import type { Person, TestApp } from '#tests/app/testApp.ts'
import { testApp } from '#tests/app/testApp.ts'
import { answerInquiry } from './answerInquiry.ts'
import { reopenInquiry, requestUpgrade, takeInquiry } from './commands.ts'

let at: TestApp
let staff: Person
let colleague: Person

beforeAll(async () => {
  at = await testApp()
  ;[staff, colleague] = await Promise.all([at.person({ roles: ['staff'] }), at.person({ roles: ['staff'] })])
})
afterAll(() => at.close())

async function asked(): Promise<{ member: Person; id: string }> {
  const member = await at.person({ firstName: 'Marta' })
  const id = randomUUID()
  await at.call(member, requestUpgrade, { id, plan: 'desktop_pro' })
  return { member, id }
}
const take = (who: Person, id: string, seenOwnerId: string | null = null) =>
  at.call(who, takeInquiry, { id, seenOwnerId })
const answer = (
  who: Person,
  id: string,
  words = 'It is yours.\n\nEnjoy <it>.',
  outcome: 'done' | 'declined' | 'comment' = 'done',
) => at.call(who, answerInquiry, { id, outcome, answer: words })
const actions = async (id: string) =>
  (
    await at.query<{ action: string }>('select action from audit_events where subject_id = $1 order by id', [
      id,
    ])
  ).map((row) => row.action)
const mailTo = (person: Person) => emailsTo(at, person.email)

describe('taking a request (K89)', () => {
  it('gives it an owner, once however often the same person takes it', async () => {
    const { id } = await asked()
    expect((await take(staff, id)).inquiry).toMatchObject({ status: 'in_progress', ownerId: staff.id })
    expect((await take(staff, id)).inquiry).toMatchObject({ status: 'in_progress', ownerId: staff.id })
    expect(await actions(id)).toEqual(['inquiry.opened', 'inquiry.taken'])
  })

  it('of two at once, one has it and the other is told; taking over knowingly works', async () => {
    const { id } = await asked()
    const both = await Promise.allSettled([take(staff, id), take(colleague, id)])
    expect(both.find((each) => each.status === 'rejected')).toMatchObject({ reason: { reason: 'taken' } })
    const [row] = await at.query<{ owner_id: string }>('select owner_id from inquiries where id = $1', [id])
    const other = row?.owner_id === staff.id ? colleague : staff
    expect((await take(other, id, row?.owner_id)).inquiry.ownerId).toBe(other.id)
  })

  it('is for staff', async () => {
    const { member, id } = await asked()
    await expect(take(member, id)).rejects.toThrow()
    await expect(take(await at.person(), id)).rejects.toThrow()
  })
})

describe('answering a request', () => {
  it('closes it, and the member gets the words by mail', async () => {
    const { member, id } = await asked()
    expect((await answer(staff, id)).inquiry).toMatchObject({
      status: 'done',
      ownerId: staff.id,
      answer: 'It is yours.\n\nEnjoy <it>.',
    })
    // Sent again, because its answer was lost, it is the same answer.
    expect((await answer(staff, id)).inquiry).toMatchObject({ status: 'done' })
    const [mail, ...more] = await mailTo(member)
    expect(more).toEqual([])
    expect(mail?.text).toContain('Hello Marta Person,')
    expect(mail?.text).toContain('your request for Desktop Pro is done')
    expect(mail?.text).toContain('Enjoy <it>.')
    expect(mail?.html).toContain('Enjoy &lt;it&gt;.')
    expect(await actions(id)).toEqual(['inquiry.opened', 'inquiry.answered'])
  })

  it('a closed one is only opened again, and its next answer is another email', async () => {
    const { member, id } = await asked()
    await answer(staff, id, 'Not now.', 'declined')
    await expect(answer(staff, id)).rejects.toMatchObject({ reason: 'status_not_next' })
    await expect(take(staff, id, staff.id)).rejects.toMatchObject({ reason: 'status_not_next' })
    expect((await at.call(colleague, reopenInquiry, { id })).inquiry).toMatchObject({
      status: 'open',
      ownerId: null,
      closedAt: null,
    })
    await answer(colleague, id)
    expect(await mailTo(member)).toHaveLength(2)
    expect(await actions(id)).toEqual([
      'inquiry.opened',
      'inquiry.answered',
      'inquiry.reopened',
      'inquiry.answered',
    ])
  })

  it('one that was opened again and taken has not been commented on, and a comment in the words of before is a new one', async () => {
    const { member, id } = await asked()
    await answer(staff, id, 'Not now.', 'declined')
    await at.call(colleague, reopenInquiry, { id })
    expect((await take(colleague, id)).inquiry).toMatchObject({ isCommented: false, answer: 'Not now.' })
    expect((await answer(colleague, id, 'Not now.', 'comment')).inquiry).toMatchObject({ isCommented: true })
    expect(await mailTo(member)).toHaveLength(2)
    // The same again is the same.
    await answer(colleague, id, 'Not now.', 'comment')
    expect(await mailTo(member)).toHaveLength(2)
  })

  it('is not opened again next to a newer one of the same kind', async () => {
    const { member, id } = await asked()
    await answer(staff, id)
    await at.call(member, requestUpgrade, { id: randomUUID(), plan: 'desktop_pro' })
    await expect(at.call(staff, reopenInquiry, { id })).rejects.toMatchObject({
      reason: 'already_requested',
    })
  })

  it('of two closed ones of a kind that are opened again at once one is open, and the other is told', async () => {
    const { member, id } = await asked()
    await answer(staff, id)
    const second = randomUUID()
    await at.call(member, requestUpgrade, { id: second, plan: 'desktop_pro' })
    await answer(staff, second)
    const both = await Promise.allSettled([
      at.call(staff, reopenInquiry, { id }),
      at.call(colleague, reopenInquiry, { id: second }),
    ])
    expect(both.map((each) => each.status).sort()).toEqual(['fulfilled', 'rejected'])
    expect(both.find((each) => each.status === 'rejected')).toMatchObject({
      reason: { reason: 'already_requested' },
    })
  })

  it('refuses an answer without words, and a member who answers their own', async () => {
    const { member, id } = await asked()
    await expect(answer(staff, id, '   ')).rejects.toMatchObject({ problems: [{ field: 'answer' }] })
    await expect(answer(member, id)).rejects.toThrow()
    expect(await mailTo(member)).toEqual([])
  })
})
