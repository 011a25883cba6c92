import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeCardFromLine } from '#server/app/cards/makeCardFromLine.ts'
import { sessionStage } from '#tests/app/sessionStage.ts'
import type { Person, TestApp } from '#tests/app/testApp.ts'
import { testApp } from '#tests/app/testApp.ts'
import { openMinutes } from './commands.ts'
import { getMinutes } from './getMinutes.ts'
import { listApprovedMinutes } from './listApprovedMinutes.ts'

let at: TestApp
let advisor: Person
let member: Person
let approved: string[]

beforeAll(async () => {
  at = await testApp()
  const stage = sessionStage(at)
  ;({ advisor, member } = await stage.people())
  approved = []
  for (let n = 0; n < 3; n += 1) {
    const { sessionId } = await stage.drafted(advisor, member)
    await stage.approve(advisor, sessionId)
    approved.unshift(sessionId)
  }
  await stage.drafted(advisor, member)
})
afterAll(() => at.close())

const idsOf = ({ items }: { items: readonly { sessionId: string }[] }) => items.map((item) => item.sessionId)

describe('the list of approved minutes', () => {
  it('shows them newest first, page by page, each with a few of its lines, and no draft', async () => {
    const first = await at.call(member, listApprovedMinutes, { limit: 2 })
    expect(idsOf(first)).toEqual(approved.slice(0, 2))
    expect(first.total).toBe(3)
    expect(first.items[0]?.lineCount).toBeGreaterThan(3)
    expect(first.items[0]?.actions[0]).toContain('investor list')
    expect(first.items[0]?.hasRecording).toBe(false)
    await at.query(
      `insert into recordings (id, session_id, user_id, source, status, name) values (gen_random_uuid(), $1, $2, 'upload', 'ready', 'talk.mp3')`,
      [approved[0], member.id],
    )
    expect((await at.call(member, listApprovedMinutes, { limit: 1 })).items[0]?.hasRecording).toBe(true)
    const second = await at.call(member, listApprovedMinutes, { limit: 2, cursor: first.next ?? '' })
    expect(idsOf(second)).toEqual(approved.slice(2))
    expect(second.next).toBeNull()
  })

  it('says which its member has opened on no device, and which actions are not on the board (T-205, 4.13.5)', async () => {
    const [sessionId = ''] = approved
    const ofThis = async () =>
      (await at.call(member, listApprovedMinutes, {})).items.find((item) => item.sessionId === sessionId)
    expect(await ofThis()).toMatchObject({ isUnread: true })
    await at.call(advisor, getMinutes, { sessionId })
    expect(await ofThis()).toMatchObject({ isUnread: true })
    await at.call(member, getMinutes, { sessionId })
    expect(await ofThis()).toMatchObject({ isUnread: true })
    await expect(at.call(advisor, openMinutes, { sessionId })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    for (const _again of [1, 2]) await at.call(member, openMinutes, { sessionId })
    expect(await ofThis()).toMatchObject({ isUnread: false })
    const open = (await ofThis())?.openActions ?? []
    expect(open.length).toBeGreaterThan(1)
    await at.call(member, makeCardFromLine, { id: randomUUID(), lineId: open[0] ?? '' })
    expect((await ofThis())?.openActions).toEqual(open.slice(1))
  })

  it('is a member’s own whomever they name; staff see those of the members they advise, and are seen to have looked', async () => {
    const other = await at.person({ plans: ['mobile_premium'] })
    expect(idsOf(await at.call(other, listApprovedMinutes, { memberId: member.id }))).toEqual([])
    expect(idsOf(await at.call(member, listApprovedMinutes, { memberId: other.id }))).toEqual(approved)
    expect(idsOf(await at.call(advisor, listApprovedMinutes, { memberId: member.id }))).toEqual(approved)
    const stranger = await at.person({ roles: ['staff'] })
    expect(idsOf(await at.call(stranger, listApprovedMinutes, { memberId: member.id }))).toEqual([])
    expect(
      await at.query(`select advisor_id from member_views where user_id = $1 and area = 'minutes'`, [
        member.id,
      ]),
    ).toEqual([{ advisor_id: advisor.id }])
  })
})
