import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { z } from 'zod'
import type { SaveDraftInput } from '#contract/minutes.ts'
import { makeCardFromLine } from '#server/app/cards/makeCardFromLine.ts'
import { withdrawConsent } from '#server/consent/commands.ts'
import { countTrips } from '#tests/app/countTrips.ts'
import { sessionStage } from '#tests/app/sessionStage.ts'
import type { Person, TestApp } from '#tests/app/testApp.ts'
import { testApp } from '#tests/app/testApp.ts'
import { approveMinutes } from './approveMinutes.ts'
import { markReviewed, reopenMinutes } from './commands.ts'
import { getMinutes } from './getMinutes.ts'
import { listWaitingMinutes } from './listApprovedMinutes.ts'
import { saveDraft } from './saveDraft.ts'

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
const linesOf = async (sessionId: string) => (await read(advisor, sessionId)).minutes?.lines ?? []
const approve = (person: Person, sessionId: string, number = 1) =>
  at.call(person, approveMinutes, { sessionId, number })
type Edits = z.infer<typeof SaveDraftInput>['lines']
const save = (
  person: Person,
  sessionId: string,
  baseNumber: number,
  lines: Edits,
  versionId: string = randomUUID(),
) => at.call(person, saveDraft, { sessionId, baseNumber, versionId, lines })
const kept = (lines: Awaited<ReturnType<typeof linesOf>>): Edits =>
  lines.map(({ id, kind, text }) => ({ id, kind, text }))

describe('a draft', () => {
  it('is not saved under an id that another session’s version has (T-025)', async () => {
    const { sessionId } = await stage.drafted(advisor, member)
    const colleague = await at.person({ roles: ['staff'] })
    const other = await stage.drafted(colleague, await at.person({ plans: ['mobile_premium'] }))
    const taken = (await read(colleague, other.sessionId)).minutes?.versionId ?? ''
    await expect(save(advisor, sessionId, 1, kept(await linesOf(sessionId)), taken)).rejects.toMatchObject({
      reason: 'id_taken',
    })
  })

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

  it('is edited into a new version: ids and quotes stay, dropped lines go, one audit row', async () => {
    const { sessionId } = await stage.drafted(advisor, member)
    const before = await linesOf(sessionId)
    const [first, ...rest] = kept(before)
    if (!first) throw new Error('no lines')
    const versionId = randomUUID()
    const edits = [
      ...rest,
      { id: randomUUID(), kind: 'next_step' as const, text: ' Meet again ', dueOn: '2027-01-04' },
    ]
    await save(advisor, sessionId, 1, edits, versionId)
    expect((await save(advisor, sessionId, 1, edits, versionId)).minutes.minutes?.number).toBe(2)
    const after = await read(advisor, sessionId)
    expect(after.minutes).toMatchObject({ versionId, number: 2, method: 'edited', status: 'draft' })
    const texts = after.minutes?.lines.map((line) => line.text)
    expect(texts).not.toContain(first.text)
    expect(texts?.at(-1)).toBe('Meet again')
    expect(after.minutes?.lines[0]?.quote).toBe(before[1]?.quote)
    expect(
      await at.query(`select id from audit_events where subject_id = $1 and action = 'minutes.edited'`, [
        sessionId,
      ]),
    ).toHaveLength(1)
  })

  it('tells the second of two editors, and loses neither version', async () => {
    const { sessionId } = await stage.drafted(advisor, member)
    const edits = kept(await linesOf(sessionId))
    await save(advisor, sessionId, 1, edits)
    await expect(save(advisor, sessionId, 1, edits)).rejects.toMatchObject({
      reason: 'minutes_changed',
      current: { number: 2 },
    })
  })

  it('is saved by one of several editors at once, and the others are told', async () => {
    const { sessionId } = await stage.drafted(advisor, member)
    const edits = kept(await linesOf(sessionId))
    const saved = await Promise.allSettled(
      Array.from({ length: 4 }, () => save(advisor, sessionId, 1, edits)),
    )
    const told = saved.flatMap((each) => (each.status === 'rejected' ? [each.reason.reason] : []))
    expect(told).toEqual(['minutes_changed', 'minutes_changed', 'minutes_changed'])
    expect((await read(advisor, sessionId)).minutes?.number).toBe(2)
  })

  it('names the line and the field that are wrong', async () => {
    const { sessionId } = await stage.drafted(advisor, member)
    const edits = kept(await linesOf(sessionId))
    const wrong = edits.map((edit, index) => (index === 1 ? { ...edit, text: '  ' } : edit))
    await expect(save(advisor, sessionId, 1, wrong)).rejects.toMatchObject({
      problems: [{ field: 'lines.1.text' }],
    })
    await expect(save(member, sessionId, 1, edits)).rejects.toThrow()
    await expect(save(stranger, sessionId, 1, edits)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })
})

describe('approving minutes', () => {
  it('shows them to the member, mails once, and leaves one audit row however often it is sent', async () => {
    const { sessionId } = await stage.drafted(advisor, member)
    await at.call(advisor, markReviewed, { sessionId, number: 1 })
    await approve(advisor, sessionId)
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
    const edits = kept(await linesOf(sessionId))
    const id = randomUUID()
    await save(advisor, sessionId, 1, [...edits, { id, kind: 'decision', text: 'We never said this' }])
    await expect(approve(advisor, sessionId, 2)).rejects.toMatchObject({ reason: 'evidence_missing' })
    const made = (await linesOf(sessionId)).find((line) => line.id === id)
    expect(made?.problems).toEqual(['moment_missing', 'quote_missing'])
    await save(advisor, sessionId, 2, [
      ...edits,
      {
        id,
        kind: 'decision',
        text: 'Invented',
        quote: 'Nobody said that',
        moment: { segment: 0, startMs: 1000 },
      },
    ])
    await expect(approve(advisor, sessionId, 3)).rejects.toMatchObject({ reason: 'evidence_missing' })
    await save(advisor, sessionId, 3, [])
    await expect(approve(advisor, sessionId, 4)).rejects.toMatchObject({ reason: 'no_lines' })
  })

  it('is refused for a version nobody looked at', async () => {
    const { sessionId } = await stage.drafted(advisor, member)
    await save(advisor, sessionId, 1, kept(await linesOf(sessionId)))
    await expect(approve(advisor, sessionId, 1)).rejects.toMatchObject({ reason: 'minutes_changed' })
  })

  it('stands while a correction is drafted, which then takes its place (K71)', async () => {
    const { sessionId } = await stage.drafted(advisor, member)
    await approve(advisor, sessionId)
    await expect(save(advisor, sessionId, 1, kept(await linesOf(sessionId)))).rejects.toMatchObject({
      reason: 'not_a_draft',
    })
    const versionId = randomUUID()
    const reopen = () => at.call(advisor, reopenMinutes, { sessionId, number: 1, versionId })
    await reopen()
    expect((await reopen()).minutes.minutes?.number).toBe(2)
    const [first, ...rest] = kept(await linesOf(sessionId))
    if (!first) throw new Error('no lines')
    await save(advisor, sessionId, 2, [{ ...first, text: 'Said better' }, ...rest])
    expect(await read(advisor, sessionId)).toMatchObject({
      state: 'checking',
      approvedNumber: 1,
      minutes: { number: 3 },
    })
    expect(await read(member, sessionId)).toMatchObject({ state: 'approved', minutes: { number: 1 } })
    const line = (await read(member, sessionId)).minutes?.lines.find((each) => each.kind === 'action')
    await at.call(member, makeCardFromLine, { id: randomUUID(), lineId: line?.id ?? '' })
    await approve(advisor, sessionId, 3)
    const seen = await read(member, sessionId)
    expect(seen.minutes?.number).toBe(3)
    expect(seen.minutes?.lines[0]?.text).toBe('Said better')
    expect(seen.minutes?.lines.find((each) => each.id === line?.id)?.cardId).not.toBeNull()
  })
})

describe('round trips to the database', () => {
  it('are one to read minutes, and three to change them', async () => {
    const { sessionId } = await stage.drafted(advisor, member)
    const edits = kept(await linesOf(sessionId))
    const trips = countTrips(at.app.pool)
    const tripsOf = async (work: () => Promise<unknown>) => {
      const before = trips()
      await work()
      return trips() - before
    }
    expect(await tripsOf(() => read(member, sessionId))).toBe(1)
    expect(await tripsOf(() => save(advisor, sessionId, 1, edits))).toBe(3)
    expect(await tripsOf(() => approve(advisor, sessionId, 2))).toBe(3)
    const versionId = randomUUID()
    expect(await tripsOf(() => at.call(advisor, reopenMinutes, { sessionId, number: 2, versionId }))).toBe(3)
  })
})

describe('consent taken back after approval', () => {
  it('takes quote, speaker and moment from lines and cards; the approved wording stays (4.12.11)', async () => {
    const { sessionId } = await stage.drafted(advisor, member)
    await approve(advisor, sessionId)
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
