import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { emailsTo } from '#tests/app/emails.ts'
import type { Person, TestApp } from '#tests/app/testApp.ts'
import { testApp } from '#tests/app/testApp.ts'
import { assignAdvisor, endAdvisor } from './commands.ts'
import { listAdvisors } from './queries.ts'

let at: TestApp
let manager: Person
let advisor: Person
let member: Person

beforeAll(async () => {
  at = await testApp()
  manager = await at.person({ roles: ['staff'], permissions: ['sessions.manage'] })
  advisor = await at.person({ roles: ['staff'], firstName: 'Ada' })
  member = await at.person({ firstName: 'Mia' })
})
afterAll(() => at.close())

const order = (memberId = member.id, advisorId = advisor.id) => ({ id: randomUUID(), memberId, advisorId })
const assign = (person: Person, input: ReturnType<typeof order> & { untilAt?: string }) =>
  at.call(person, assignAdvisor, input)
const advisorsSeenBy = async (person: Person, memberId?: string) =>
  (await at.call(person, listAdvisors, memberId ? { memberId } : {})).advisors.map((each) => each.advisorName)

describe('an advisor (4.13.1)', () => {
  it('is assigned once, told to the member, ended, and told again', async () => {
    const input = order()
    await assign(manager, input)
    await assign(manager, input)
    const until = new Date(Date.now() + 86_400_000).toISOString()
    const other = assign(manager, { ...input, untilAt: until })
    await expect(other).rejects.toMatchObject({ reason: 'id_taken' })
    expect(await advisorsSeenBy(member)).toEqual(['Ada Person'])
    await expect(assign(manager, order())).rejects.toMatchObject({ reason: 'already_assigned' })

    expect((await at.call(manager, endAdvisor, { id: input.id })).advisor.untilAt).not.toBeNull()
    await at.call(manager, endAdvisor, { id: input.id })
    expect(await advisorsSeenBy(member)).toEqual([])
    expect(
      await at.query(
        'select action, actor_id, member_id from audit_events where subject_id = $1 order by id',
        [input.id],
      ),
    ).toEqual(
      ['advisor.assigned', 'advisor.ended'].map((action) => ({
        action,
        actor_id: manager.id,
        member_id: member.id,
      })),
    )
    const mails = await emailsTo(at, member.email)
    expect(mails.reverse().map((mail) => mail.subject)).toEqual([
      'Ada Person is your advisor',
      'Ada Person is no longer your advisor',
    ])
    // Ended is no bar to advising again.
    await assign(manager, order())
    expect(await advisorsSeenBy(advisor, member.id)).toEqual(['Ada Person'])
  })

  it('may have an end set from the start, which lies ahead', async () => {
    const other = await at.person()
    const untilAt = (ms: number) => ({ untilAt: new Date(Date.now() + ms).toISOString() })
    await expect(assign(manager, { ...order(other.id), ...untilAt(-1_000) })).rejects.toMatchObject({
      problems: [expect.objectContaining({ field: 'untilAt' })],
    })
    const input = { ...order(other.id), ...untilAt(86_400_000) }
    const { advisor: made } = await assign(manager, input)
    expect(made.untilAt).toBe(input.untilAt)
    await at.query(`update member_advisors set until_at = now() - interval '1 second' where id = $1`, [
      input.id,
    ])
    expect(await advisorsSeenBy(other)).toEqual([])
  })

  it('is a colleague who can sign in, and never the member; nobody assigns themselves', async () => {
    await expect(assign(advisor, order())).rejects.toMatchObject({ reason: 'not_manager' })
    await expect(assign(member, order())).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(assign(manager, order(advisor.id))).rejects.toMatchObject({ reason: 'own_advisor' })
    const peer = await at.person()
    await expect(assign(manager, order(member.id, peer.id))).rejects.toMatchObject({
      reason: 'subject_not_staff',
    })
    const gone = await at.person({ roles: ['staff'], isDisabled: true })
    await expect(assign(manager, order(member.id, gone.id))).rejects.toMatchObject({
      reason: 'subject_disabled',
    })
    const demo = await at.person({ isDemo: true })
    await expect(assign(manager, order(demo.id))).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })
})
