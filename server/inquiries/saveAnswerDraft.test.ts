import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { InboxPart } from '#contract/inquiries.ts'
import type { Person, TestApp } from '#tests/app/testApp.ts'
import { testApp } from '#tests/app/testApp.ts'
import { answerInquiry } from './answerInquiry.ts'
import { requestUpgrade, takeInquiry } from './commands.ts'
import { countInquiries, getInquiry, listInquiries } from './queries.ts'
import { saveAnswerDraft } from './saveAnswerDraft.ts'

let at: TestApp
let staff: Person
let colleague: Person
beforeAll(async () => {
  at = await testApp()
  ;[staff, colleague] = await Promise.all([at.person({ roles: ['staff'] }), at.person({ roles: ['staff'] })])
})
afterAll(() => at.close())

async function asked(): Promise<{ member: Person; id: string }> {
  const member = await at.person()
  const id = randomUUID()
  await at.call(member, requestUpgrade, { id, plan: 'desktop_pro' })
  return { member, id }
}
const save = (who: Person, id: string, answer: string, outcome: 'done' | 'approved' = 'done') =>
  at.call(who, saveAnswerDraft, { id, outcome, answer })
const inbox = async (who: Person, show: InboxPart) => (await at.call(who, listInquiries, { show })).inquiries
const seenBy = async (who: Person, id: string) =>
  (await inbox(who, 'pending')).find((each) => each.id === id)?.draft

describe('a draft of an answer (decision 0050)', () => {
  it('is kept for its author alone, as it was last saved, until it is emptied', async () => {
    const { id } = await asked()
    await save(staff, id, 'Half of')
    const { inquiry } = await save(staff, id, '  Half of it ')
    expect(inquiry.draft).toMatchObject({ outcome: 'done', answer: '  Half of it ' })
    expect(await seenBy(staff, id)).toEqual(inquiry.draft)
    expect(await seenBy(colleague, id)).toBeNull()
    expect((await save(staff, id, ' ')).inquiry.draft).toBeNull()
    expect(await seenBy(staff, id)).toBeNull()
  })

  it('goes when the answer is sent, leaves the request as it was before, and tells its member nothing', async () => {
    const { member, id } = await asked()
    expect((await save(staff, id, 'Half')).inquiry).toMatchObject({
      status: 'open',
      ownerId: null,
      answer: '',
    })
    const told = await at.query(
      `select member_id from live_events where kind = 'inquiry.drafted' and entity_id = $1`,
      [id],
    )
    expect(told).toEqual([{ member_id: null }])
    // A colleague's goes too: nobody can send it any more. A comment ends nothing.
    await save(colleague, id, 'Another half')
    await at.call(staff, answerInquiry, { id, outcome: 'comment', answer: 'We look into it.' })
    expect(await at.query('select 1 from inquiry_drafts where inquiry_id = $1', [id])).toHaveLength(1)
    const sent = await at.call(staff, answerInquiry, { id, outcome: 'done', answer: 'Whole.' })
    expect(sent.inquiry.draft).toBeNull()
    expect(await at.query('select 1 from inquiry_drafts where inquiry_id = $1', [id])).toEqual([])
    await expect(save(staff, id, 'Too late')).rejects.toMatchObject({ reason: 'status_not_next' })
    await expect(save(member, id, 'Mine')).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })

  it('is one of the answers that fit what was asked (4.13.9)', async () => {
    const { id } = await asked()
    await expect(save(staff, id, 'Yes', 'approved')).rejects.toMatchObject({
      problems: [{ field: 'outcome' }],
    })
  })
})

describe('what needs the reader (K89)', () => {
  it('is their own, oldest first, then what nobody has taken, page after page; what a colleague has is not in it', async () => {
    const fresh = await testApp()
    const [me, other] = await Promise.all([
      fresh.person({ roles: ['staff'] }),
      fresh.person({ roles: ['staff'] }),
    ])
    const ids: string[] = []
    for (let left = 5; left > 0; left -= 1) {
      const id = randomUUID()
      ids.push(id)
      await fresh.call(await fresh.person(), requestUpgrade, { id, plan: 'mobile_pro' })
    }
    const [first = '', second = '', third = '', fourth = '', fifth = ''] = ids
    await fresh.call(me, takeInquiry, { id: fourth, seenOwnerId: null })
    await fresh.call(me, takeInquiry, { id: second, seenOwnerId: null })
    await fresh.call(other, takeInquiry, { id: first, seenOwnerId: null })
    const seen: string[] = []
    let cursor: string | null = null
    do {
      const page: { inquiries: { id: string }[]; next: string | null } = await fresh.call(me, listInquiries, {
        show: 'mine',
        limit: 1,
        ...(cursor ? { cursor } : {}),
      })
      seen.push(...page.inquiries.map((row) => row.id))
      cursor = page.next
    } while (cursor)
    expect(seen).toEqual([second, fourth, third, fifth])
    expect(await fresh.call(me, countInquiries, undefined)).toMatchObject({ open: 2, inProgress: 3, mine: 4 })
    await fresh.close()
  })
})

describe('one request by its address (K89)', () => {
  it('is given to staff as it stands, whichever part it is in and whoever has it', async () => {
    const { member, id } = await asked()
    await save(staff, id, 'Half')
    await at.call(colleague, takeInquiry, { id, seenOwnerId: null })
    const taken = (await at.call(staff, getInquiry, { id })).inquiry
    expect(taken).toMatchObject({ status: 'in_progress', ownerId: colleague.id, draft: { answer: 'Half' } })
    await at.call(colleague, answerInquiry, { id, outcome: 'done', answer: 'Whole.' })
    const { inquiry } = await at.call(staff, getInquiry, { id })
    expect(inquiry).toMatchObject({ status: 'done', ownerId: colleague.id, answer: 'Whole.', draft: null })
    await expect(at.call(member, getInquiry, { id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(at.call(staff, getInquiry, { id: randomUUID() })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    })
    await at.query('update inquiries set is_demo = true where id = $1', [id])
    await expect(at.call(staff, getInquiry, { id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })
})
