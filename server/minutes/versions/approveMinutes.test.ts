import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeCardFromLine } from '#server/app/cards/makeCardFromLine.ts'
import { withdrawConsent } from '#server/consent/commands.ts'
import { countTrips } from '#tests/app/countTrips.ts'
import { decisionOf, sessionStage } from '#tests/app/sessionStage.ts'
import type { Person, TestApp } from '#tests/app/testApp.ts'
import { testApp } from '#tests/app/testApp.ts'
import { decideLines } from '../drafts/decideLines.ts'
import { approveMinutes } from './approveMinutes.ts'
import { markReviewed, reopenMinutes } from './commands.ts'
import { getMinutes } from './getMinutes.ts'
import { listWaitingMinutes } from './listApprovedMinutes.ts'

let at: TestApp
let stage: ReturnType<typeof sessionStage>
let advisor: Person
let stranger: Person
let member: Person

beforeAll(async () => {
  at = await testApp()
  stage = sessionStage(at)
  advisor = await at.person({ roles: ['staff'], firstName: 'Ada' })
  stranger = await at.person({ roles: ['staff'] })
  member = await at.person({ plans: ['mobile_premium'], firstName: 'Mia' })
})
afterAll(() => at.close())

const read = async (person: Person, sessionId: string) =>
  (await at.call(person, getMinutes, { sessionId })).minutes
const approve = (person: Person, sessionId: string, number = 1) =>
  at.call(person, approveMinutes, { sessionId, number })
const revisionOf = async (sessionId: string) => (await stage.review(advisor, sessionId)).revision

const nothing = { quote: null, speaker: null, moment: null, owner: null, dueOn: null }

describe('a draft', () => {
  it('is invisible to its member until it is approved: no line, no version, one sentence (4.12.17, T-087)', async () => {
    const { sessionId } = await stage.drafted(advisor, member)
    expect(await read(member, sessionId)).toMatchObject({ state: 'checking', minutes: null, failure: null })
    expect(
      await at
        .as(member, ({ db }) => db.execute('select line_id from outcome_lines'))
        .then((each) => each.rows),
    ).toEqual([])
    expect(
      await at
        .as(member, ({ db }) => db.execute('select id from outcome_versions'))
        .then((each) => each.rows),
    ).toEqual([])
    await expect(read(stranger, sessionId)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    const staff = await read(advisor, sessionId)
    expect(staff.minutes).toMatchObject({ number: 1, status: 'draft', method: 'extractive' })
    expect(staff.can.approve).toEqual({ ok: true, reason: null })
  })

  it('waits in the list of its advisor, not of others', async () => {
    const { sessionId } = await stage.drafted(advisor, member)
    const waiting = (person: Person) =>
      at.call(person, listWaitingMinutes, undefined).then(({ items }) => items)
    const mine = await waiting(advisor)
    expect(mine.find((each) => each.sessionId === sessionId)?.lineCount).toBeGreaterThan(3)
    expect(await waiting(stranger)).toEqual([])
  })
})

describe('approving minutes', () => {
  it('shows them to the member, mails once, and leaves one audit row however often it is sent', async () => {
    const { sessionId } = await stage.drafted(advisor, member)
    await at.call(advisor, markReviewed, { sessionId, number: 1 })
    await stage.approve(advisor, sessionId)
    await approve(advisor, sessionId)
    const seen = await read(member, sessionId)
    expect(seen).toMatchObject({
      state: 'approved',
      minutes: { number: 1, status: 'approved', approvedByName: 'Ada Person' },
    })
    const action = seen.minutes?.lines.find((line) => line.kind === 'action')
    expect(action).toMatchObject({ canMakeCard: { ok: true }, cardId: null })
    expect(
      await at.query(
        `select to_address from mail_messages where template = 'minutes.approved' and values->>'title' = 'Pricing and runway'`,
      ),
    ).toEqual([{ to_address: member.email }])
    expect(
      await at.query(
        `select actor_id from audit_events where subject_id = $1 and action = 'minutes.approved'`,
        [sessionId],
      ),
    ).toEqual([{ actor_id: advisor.id }])
    await expect(read(await at.person(), sessionId)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })

  it('is refused while a claim does not show its sentence, and to everybody but those who manage the session (K70, T-086)', async () => {
    const { sessionId } = await stage.drafted(advisor, member)
    await expect(approve(member, sessionId)).rejects.toThrow()
    await expect(approve(stranger, sessionId)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    const id = randomUUID()
    const made = { revision: 0, state: 'accepted', kind: 'decision', ...nothing } as const
    const add = (line: object) =>
      at.call(advisor, decideLines, {
        sessionId,
        spentMs: 0,
        lines: [{ ...made, id, text: 'Invented', ...line }],
      })
    await add({})
    await expect(approve(advisor, sessionId)).rejects.toMatchObject({ reason: 'evidence_missing' })
    const review = await stage.review(advisor, sessionId)
    expect(review.lines.find((line) => line.id === id)?.problems).toEqual(['moment_missing', 'quote_missing'])
    await add({ revision: 1, quote: 'Nobody said that', moment: { segment: 0, startMs: 1000 } })
    await expect(approve(advisor, sessionId)).rejects.toMatchObject({ reason: 'evidence_missing' })
    await stage.decide(advisor, sessionId, () => ({ state: 'dismissed' }))
    await expect(approve(advisor, sessionId)).rejects.toMatchObject({ reason: 'no_lines' })
  })

  it('is refused for a review nobody looked at', async () => {
    const { sessionId } = await stage.drafted(advisor, member)
    const revision = await revisionOf(sessionId)
    await stage.decide(advisor, sessionId, ({ kind }) => (kind === 'action' ? { state: 'accepted' } : null))
    await expect(at.call(advisor, approveMinutes, { sessionId, number: 1, revision })).rejects.toMatchObject({
      reason: 'minutes_changed',
    })
  })

  it('sends what was decided and nothing else, in the order it was said, and completes the session (4.13.6)', async () => {
    const { sessionId } = await stage.drafted(advisor, member)
    const accepted = await stage.decide(advisor, sessionId, ({ kind }) =>
      kind === 'decision' ? { state: 'accepted' } : null,
    )
    await approve(advisor, sessionId)
    const lines = (await read(member, sessionId)).minutes?.lines ?? []
    expect(lines.filter((line) => line.kind === 'decision').map((line) => line.id)).toEqual(
      accepted.lines.map((line) => line.id),
    )
    expect(lines.filter((line) => line.kind === 'action')).toEqual([])
    const said = lines.map((line) => line.moment?.segment ?? -1)
    expect(said).toEqual([...said].sort((a, b) => a - b))
    expect(await at.query('select status from sessions where id = $1', [sessionId])).toEqual([
      { status: 'completed' },
    ])
  })

  it('stands while a correction is drafted, which then takes its place (K71)', async () => {
    const { sessionId } = await stage.drafted(advisor, member)
    await stage.approve(advisor, sessionId)
    await expect(stage.decide(advisor, sessionId, () => ({ state: 'dismissed' }))).rejects.toMatchObject({
      reason: 'not_a_draft',
    })
    const versionId = randomUUID()
    const reopen = () => at.call(advisor, reopenMinutes, { sessionId, number: 1, versionId })
    await reopen()
    expect((await reopen()).minutes.minutes?.number).toBe(2)
    await stage.decide(advisor, sessionId, ({ kind }) => (kind === 'action' ? { text: 'Said better' } : null))
    expect(await read(advisor, sessionId)).toMatchObject({
      state: 'checking',
      approvedNumber: 1,
      minutes: { number: 2 },
    })
    expect(await read(member, sessionId)).toMatchObject({ state: 'approved', minutes: { number: 1 } })
    const line = (await read(member, sessionId)).minutes?.lines.find((each) => each.kind === 'action')
    await at.call(member, makeCardFromLine, { id: randomUUID(), lineId: line?.id ?? '' })
    await approve(advisor, sessionId, 2)
    const seen = await read(member, sessionId)
    expect(seen.minutes?.number).toBe(2)
    expect(seen.minutes?.lines.find((each) => each.kind === 'action')?.text).toBe('Said better')
    expect(seen.minutes?.lines.find((each) => each.id === line?.id)?.cardId).not.toBeNull()
  })
})

describe('round trips to the database', () => {
  it('are one to read minutes, and three to change them', async () => {
    const { sessionId } = await stage.drafted(advisor, member)
    const { lines } = await stage.review(advisor, sessionId)
    const decisions = lines.map((line) => ({ ...decisionOf(line), state: 'accepted' as const }))
    const trips = countTrips(at.app.pool)
    const tripsOf = async (work: () => Promise<unknown>) => {
      const before = trips()
      await work()
      return trips() - before
    }
    expect(await tripsOf(() => read(member, sessionId))).toBe(1)
    expect(
      await tripsOf(() => at.call(advisor, decideLines, { sessionId, spentMs: 0, lines: decisions })),
    ).toBe(3)
    expect(await tripsOf(() => approve(advisor, sessionId))).toBe(3)
    const versionId = randomUUID()
    expect(await tripsOf(() => at.call(advisor, reopenMinutes, { sessionId, number: 1, versionId }))).toBe(3)
  })
})

describe('consent taken back after approval', () => {
  it('takes quote, speaker and moment from lines and cards; the approved wording stays (4.12.11)', async () => {
    const { sessionId } = await stage.drafted(advisor, member)
    await stage.approve(advisor, sessionId)
    await at.call(advisor, reopenMinutes, { sessionId, number: 1, versionId: randomUUID() })
    const before = (await read(member, sessionId)).minutes?.lines ?? []
    const line = before.find((each) => each.kind === 'action')
    const { card } = await at.call(member, makeCardFromLine, { id: randomUUID(), lineId: line?.id ?? '' })
    await at.call(member, withdrawConsent, { sessionId })

    const after = await read(member, sessionId)
    expect(after.state).toBe('approved')
    expect(after.minutes?.transcriptId).toBeNull()
    expect(after.minutes?.lines.map((each) => each.text)).toEqual(before.map((each) => each.text))
    for (const each of after.minutes?.lines ?? [])
      expect(each).toMatchObject({ quote: null, speaker: null, moment: null, line: null })
    const [origin] = await at.query<{ assignment_context: object }>(
      'select assignment_context from board_assignments where target_id = $1',
      [card.id],
    )
    expect(origin?.assignment_context).toMatchObject({
      sessionId,
      quote: null,
      speaker: null,
      segment: null,
      startMs: null,
      line: null,
    })
    const words = await at.query(
      `select count(*)::int as n from outcome_lines l join outcome_versions v on v.id = l.version_id join session_outcomes o on o.id = v.outcome_id
       where o.session_id = $1 and (l.quote is not null or v.status <> 'approved')`,
      [sessionId],
    )
    expect(words).toEqual([{ n: 0 }])
  })
})
