import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createCard } from '#server/board/cards/commands.ts'
import { getCard } from '#server/board/cards/queries.ts'
import { withdrawConsent } from '#server/consent/commands.ts'
import { draftMinutes } from '#server/minutes/drafts/draftMinutes.ts'
import { getMinutes } from '#server/minutes/versions/getMinutes.ts'
import { countTrips } from '#tests/app/countTrips.ts'
import { sessionStage, talk } from '#tests/app/sessionStage.ts'
import type { Person, TestApp } from '#tests/app/testApp.ts'
import { testApp } from '#tests/app/testApp.ts'
import { makeCardFromLine } from './makeCardFromLine.ts'

let at: TestApp
let stage: ReturnType<typeof sessionStage>
let advisor: Person
let member: Person

beforeAll(async () => {
  at = await testApp()
  stage = sessionStage(at)
  ;({ advisor, member } = await stage.people())
})
afterAll(() => at.close())

/** The talk of the stage without its times: as lines of plain text, with empty lines between. */
const untimed = talk
  .split('\n')
  .filter((line) => line.startsWith('<v '))
  .map((line) => line.replace(/^<v ([^>]+)>/, '$1: '))
  .join('\n\n\n')

async function approvedReport(file: string, fileName: string) {
  const sessionId = await stage.schedule(advisor, member)
  await stage.agree(sessionId, advisor, member)
  const { transcript } = await stage.upload(advisor, sessionId, { file, fileName })
  await draftMinutes(at.jobsApp, { sessionId, transcriptId: transcript.id })
  await stage.approve(advisor, sessionId)
  return (await at.call(member, getMinutes, { sessionId })).minutes
}

async function cardOfAction(file: string, fileName: string) {
  const report = await approvedReport(file, fileName)
  const action = report.minutes?.lines.find((line) => line.kind === 'action')
  if (!action) throw new Error('no action in the minutes')
  const { card } = await at.call(member, makeCardFromLine, { id: randomUUID(), lineId: action.id })
  const { origin } = await at.call(member, getCard, { id: card.id })
  return { action, origin }
}

describe('a card made from a line', () => {
  it('is one of something to do or to decide, and of nothing else (4.12.12)', async () => {
    const { minutes } = await approvedReport(talk, 'call.vtt')
    const made = await Promise.all(
      ['attendee', 'decision', 'next_step'].map(async (kind) => {
        const line = minutes?.lines.find((each) => each.kind === kind)
        if (!line) return null
        const answer = await at
          .call(member, makeCardFromLine, { id: randomUUID(), lineId: line.id })
          .catch((error: { reason?: string }) => error.reason)
        return [kind, typeof answer === 'string' ? answer : 'made']
      }),
    )
    const told = new Map(made.filter((each) => each !== null).map(([kind, said]) => [kind, said]))
    expect(told.get('attendee')).toBe('not_an_action')
    for (const kind of ['decision', 'next_step']) if (told.has(kind)) expect(told.get(kind)).toBe('made')
  })

  it('names the line of the uploaded file where the moment has no time (4.12.10)', async () => {
    const { action, origin } = await cardOfAction(untimed, 'call.txt')
    expect(origin).toMatchObject({ quote: action.quote, startMs: null, line: action.line })
    // The file has two empty lines after each that somebody said.
    expect(origin?.line).toBe((origin?.segment ?? 0) * 3 + 1)
    expect(untimed.split('\n')[(origin?.line ?? 0) - 1]).toContain(action.quote)
  })

  it('keeps the time, and no line, where the moment has a time', async () => {
    const { action, origin } = await cardOfAction(talk, 'call.vtt')
    expect(action.moment?.startMs).toBeGreaterThan(0)
    expect(origin).toMatchObject({ ...action.moment, line: null })
  })

  it('is none of a line whose words went with a consent (4.13.8)', async () => {
    const report = await approvedReport(talk, 'call.vtt')
    await at.call(member, withdrawConsent, { sessionId: report.sessionId })
    const { minutes } = (await at.call(member, getMinutes, { sessionId: report.sessionId })).minutes
    const action = minutes?.lines.find((line) => line.kind === 'action')
    expect(action).toMatchObject({ text: '', canMakeCard: { ok: false, reason: 'no_words' } })
    await expect(
      at.call(member, makeCardFromLine, { id: randomUUID(), lineId: action?.id ?? '' }),
    ).rejects.toMatchObject({ reason: 'no_words' })
  })

  it('is one card at most: two clicks at once and a later one answer the card that is there (4.12.12)', async () => {
    const { minutes } = await approvedReport(talk, 'call.vtt')
    const lineId = minutes?.lines.find((line) => line.kind === 'action')?.id ?? ''
    const trips = countTrips(at.app.pool)
    const make = (id = randomUUID()) => at.call(member, makeCardFromLine, { id, lineId })
    const two = await Promise.all([make(), make()])
    expect(two.map(({ alreadyThere }) => alreadyThere).toSorted()).toEqual([false, true])
    const before = trips()
    const later = await make()
    expect(trips() - before).toBe(1)
    expect(later).toMatchObject({ alreadyThere: true, card: { id: two[0]?.card.id, fromSession: true } })
    expect(two[0]?.card).toEqual(two[1]?.card)
    expect(
      await at.query(
        `select e.action, e.subject_type, e.member_id, d.details from audit_events e join audit_details d on d.event_id = e.id
         where e.subject_id = $1`,
        [later.card.id],
      ),
    ).toEqual([
      {
        action: 'card.made_from_line',
        subject_type: 'card',
        member_id: member.id,
        details: { lineId },
      },
    ])
    expect(
      await at.query('select topic, entity, kind from live_events where entity_id = $1', [later.card.id]),
    ).toEqual([{ topic: 'board', entity: 'card', kind: 'card.made_from_line' }])
  })

  it('takes three round trips, and is refused for an id that is another card', async () => {
    const { minutes } = await approvedReport(talk, 'call.vtt')
    const lineId = minutes?.lines.find((line) => line.kind === 'action')?.id ?? ''
    const { card } = await at.call(member, createCard, { id: randomUUID(), title: 'There' })
    await expect(at.call(member, makeCardFromLine, { id: card.id, lineId })).rejects.toMatchObject({
      reason: 'id_taken',
    })
    const trips = countTrips(at.app.pool)
    await at.call(member, makeCardFromLine, { id: randomUUID(), lineId })
    expect(trips()).toBe(3)
  })
})
