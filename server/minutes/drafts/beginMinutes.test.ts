import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeCardFromLine } from '#server/app/cards/makeCardFromLine.ts'
import { eraseTranscript } from '#server/app/transcripts/eraseTranscript.ts'
import { getCard } from '#server/board/cards/queries.ts'
import { inviteGuest, withdrawConsent } from '#server/consent/commands.ts'
import { decisionOf } from '#tests/app/decisionOf.ts'
import { sessionStage } from '#tests/app/sessionStage.ts'
import type { Person, TestApp } from '#tests/app/testApp.ts'
import { testApp } from '#tests/app/testApp.ts'
import { approveMinutes } from '../versions/approveMinutes.ts'
import { reopenMinutes } from '../versions/commands.ts'
import { getMinutes } from '../versions/getMinutes.ts'
import { listWaitingMinutes } from '../versions/listWaitingMinutes.ts'
import { beginMinutes } from './beginMinutes.ts'
import { decideLines } from './decideLines.ts'
import { draftMinutes } from './draftMinutes.ts'

let at: TestApp
let stage: ReturnType<typeof sessionStage>
let advisor: Person
let stranger: Person
let member: Person

beforeAll(async () => {
  at = await testApp()
  stage = sessionStage(at)
  ;({ advisor, member } = await stage.people())
  stranger = await at.person({ roles: ['staff'] })
})
afterAll(() => at.close())

const read = async (person: Person, sessionId: string) =>
  (await at.call(person, getMinutes, { sessionId })).minutes
const begin = (sessionId: string, versionId: string = randomUUID(), person = advisor) =>
  at.call(person, beginMinutes, { sessionId, versionId })
const bare = { quote: null, speaker: null, moment: null, owner: null, dueOn: null }

/** Types lines as an advisor would. */
const write = async (
  sessionId: string,
  ...lines: { kind: 'action' | 'next_step' | 'summary'; text: string }[]
) => {
  const typed = lines.map((line) => ({
    ...bare,
    ...line,
    id: randomUUID(),
    revision: 0,
    state: 'accepted' as const,
  }))
  await at.call(advisor, decideLines, { sessionId, spentMs: 0, lines: typed })
  return typed.map(({ id }) => id)
}
const approve = async (sessionId: string) => {
  const { number, revision } = await stage.review(advisor, sessionId)
  return await at.call(advisor, approveMinutes, { sessionId, number, revision })
}
const texts = async (person: Person, sessionId: string) =>
  (await read(person, sessionId)).minutes?.lines.map(({ kind, text }) => `${kind}: ${text}`)

describe('minutes begun by hand', () => {
  it('need no recording and nobody’s consent, and name who was asked to come', async () => {
    const sessionId = await stage.schedule(advisor, member)
    expect((await read(advisor, sessionId)).can.begin).toEqual({ ok: true, reason: null })
    const guest = { id: randomUUID(), sessionId, name: 'Tomasz Wilk', email: 'tomasz@guests.example' }
    await at.call(advisor, inviteGuest, guest)
    const { minutes } = await begin(sessionId)
    expect(minutes).toMatchObject({
      state: 'checking',
      minutes: { number: 1, status: 'draft', method: 'written', transcriptId: null },
      can: { begin: { ok: false, reason: 'has_minutes' }, edit: { ok: true } },
    })
    expect((await texts(advisor, sessionId))?.sort()).toEqual([
      'attendee: Ada Person',
      'attendee: Mia Person',
      'attendee: Tomasz Wilk',
    ])
    expect(await read(member, sessionId)).toMatchObject({ state: 'checking', minutes: null })
    const { items } = await at.call(advisor, listWaitingMinutes, undefined)
    expect(items.find((each) => each.sessionId === sessionId)).toMatchObject({ isWritten: true })
  })

  it('are begun once however often it is sent, with one row in the trail', async () => {
    const sessionId = await stage.schedule(advisor, member)
    const versionId = randomUUID()
    await Promise.all([begin(sessionId, versionId), begin(sessionId, versionId)])
    expect(
      await at.query(
        'select v.id from outcome_versions v join session_outcomes o on o.id = v.outcome_id where o.session_id = $1',
        [sessionId],
      ),
    ).toEqual([{ id: versionId }])
    expect(
      await at.query(`select actor_id from audit_events where action = 'minutes.begun' and subject_id = $1`, [
        sessionId,
      ]),
    ).toEqual([{ actor_id: advisor.id }])
    await expect(begin(sessionId)).rejects.toMatchObject({ reason: 'has_minutes' })
    const other = await stage.schedule(advisor, member)
    await expect(begin(other, versionId)).rejects.toMatchObject({ reason: 'id_taken' })
  })

  it('are for those who manage a session that has begun, and not while a draft is written', async () => {
    const sessionId = await stage.schedule(advisor, member)
    await expect(begin(sessionId, randomUUID(), stranger)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(begin(sessionId, randomUUID(), member)).rejects.toThrow()
    const ahead = await stage.schedule(advisor, member, 3_600_000)
    await expect(begin(ahead)).rejects.toMatchObject({ reason: 'session_not_begun' })
    await stage.agree(sessionId, advisor, member)
    await stage.upload(advisor, sessionId)
    await expect(begin(sessionId)).rejects.toMatchObject({ reason: 'being_drafted' })
  })

  it('are approved like others, mailed as written, and their lines become cards that say so (4.12.12)', async () => {
    const other = await at.person({ plans: ['mobile_premium'], firstName: 'Mia' })
    const sessionId = await stage.schedule(advisor, other)
    await begin(sessionId)
    await expect(approve(sessionId)).rejects.toMatchObject({ reason: 'no_lines' })
    const [action, next] = await write(
      sessionId,
      { kind: 'action', text: 'Send the revised quote' },
      { kind: 'next_step', text: 'Bring the cost model' },
    )
    await approve(sessionId)
    const seen = await read(other, sessionId)
    expect(seen).toMatchObject({ state: 'approved', minutes: { method: 'written', status: 'approved' } })
    const [mail] = await at.query<{ values: { isWritten: boolean } }>(
      `select m.values from mail_messages m where template = 'minutes.approved' and to_address = $1`,
      [other.email],
    )
    expect(mail?.values.isWritten).toBe(true)
    for (const lineId of [action, next]) {
      const { card } = await at.call(other, makeCardFromLine, { id: randomUUID(), lineId: lineId ?? '' })
      const { origin } = await at.call(other, getCard, { id: card.id })
      expect(origin).toMatchObject({ sessionId, quote: null, segment: null, isErased: false })
    }
  })

  it('stay when consent is withdrawn: nothing that was said is in them (4.13.8)', async () => {
    const sessionId = await stage.schedule(advisor, member)
    await stage.agree(sessionId, advisor, member)
    await begin(sessionId)
    await write(sessionId, { kind: 'action', text: 'Send the revised quote' })
    await at.call(member, withdrawConsent, { sessionId })
    expect(await texts(advisor, sessionId)).toContain('action: Send the revised quote')
    await write(sessionId, { kind: 'summary', text: 'We agreed on a price.' })
    await approve(sessionId)
    expect(await texts(member, sessionId)).toEqual(
      expect.arrayContaining(['summary: We agreed on a price.', 'action: Send the revised quote']),
    )
    const versionId = randomUUID()
    await at.call(advisor, reopenMinutes, { sessionId, number: 1, versionId })
    await at.call(advisor, withdrawConsent, { sessionId })
    expect(await read(advisor, sessionId)).toMatchObject({
      approvedNumber: 1,
      minutes: { versionId, number: 2, status: 'draft', method: 'written' },
    })
  })

  it('take nothing of a draft whose transcript was erased but what a person typed into it', async () => {
    const sessionId = await stage.schedule(advisor, member)
    await stage.agree(sessionId, advisor, member)
    const { transcript } = await stage.upload(advisor, sessionId)
    await draftMinutes(at.jobsApp, { sessionId, transcriptId: transcript.id })
    // Accepted as the transcript has it: a name that no person worded, without a sentence.
    await stage.decide(advisor, sessionId, ({ kind, text }) =>
      kind === 'attendee' && text === 'Mia Member' ? { state: 'accepted' } : null,
    )
    await write(sessionId, { kind: 'summary', text: 'We raise the price.' })
    await at.call(advisor, eraseTranscript, { id: transcript.id })
    await begin(sessionId)
    expect((await texts(advisor, sessionId))?.sort()).toEqual([
      'attendee: Ada Person',
      'attendee: Mia Person',
      'summary: We raise the price.',
    ])
  })

  it('carry what was typed into the draft of a transcript that comes later, which asks for its sentence (K70)', async () => {
    const sessionId = await stage.schedule(advisor, member)
    await begin(sessionId)
    const [action] = await write(
      sessionId,
      { kind: 'action', text: 'Post the investor list' },
      { kind: 'summary', text: 'We raise the price.' },
    )
    await stage.agree(sessionId, advisor, member)
    const { transcript } = await stage.upload(advisor, sessionId)
    await draftMinutes(at.jobsApp, { sessionId, transcriptId: transcript.id })
    const review = await stage.review(advisor, sessionId)
    const of = (text: string) => review.lines.find((line) => line.text === text)
    expect(of('We raise the price.')).toMatchObject({ kind: 'summary', state: 'accepted', problems: [] })
    expect(of('Post the investor list')).toMatchObject({
      id: action,
      problems: ['moment_missing', 'quote_missing'],
    })
    await expect(approve(sessionId)).rejects.toMatchObject({ reason: 'evidence_missing' })
    const typed = of('Post the investor list')
    if (!typed) throw new Error('the typed line is gone')
    const source = {
      quote: 'I will send the investor list to you by Friday.',
      speaker: 'Ada Advisor',
      moment: { segment: 3, startMs: 29_000 },
    }
    const { lines } = await at.call(advisor, decideLines, {
      sessionId,
      spentMs: 0,
      lines: [{ ...decisionOf(typed), ...source }],
    })
    expect(lines).toMatchObject([{ id: action, problems: [], ...source }])
    await approve(sessionId)
    expect(await texts(member, sessionId)).toContain('action: Post the investor list')
  })
})
