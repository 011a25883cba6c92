import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ReviewLine } from '#contract/minutes.ts'
import { minutesLimits } from '#domain/minutes/limits.ts'
import { decisionOf } from '#tests/app/decisionOf.ts'
import type { Change } from '#tests/app/sessionStage.ts'
import { sessionStage } from '#tests/app/sessionStage.ts'
import type { Person, TestApp } from '#tests/app/testApp.ts'
import { testApp } from '#tests/app/testApp.ts'
import { decideLines } from './decideLines.ts'

let at: TestApp
let stage: ReturnType<typeof sessionStage>
let advisor: Person
let colleague: Person
let member: Person

beforeAll(async () => {
  at = await testApp()
  stage = sessionStage(at)
  advisor = await at.person({ roles: ['staff'], firstName: 'Ada' })
  colleague = await at.person({ roles: ['staff'], permissions: ['sessions.manage'], firstName: 'Cleo' })
  member = await at.person({ plans: ['mobile_premium'], firstName: 'Mia' })
})
afterAll(() => at.close())

const send = (person: Person, sessionId: string, line: ReviewLine, change: Change, spentMs = 0) =>
  at.call(person, decideLines, { sessionId, spentMs, lines: [{ ...decisionOf(line), ...change }] })
/** Lines of the draft as the database has them. */
const drafted = (sessionId: string) =>
  at.query<{ line_id: string; kind: string; text: string; worded_by: string | null }>(
    `select l.line_id, l.kind, l.text, l.worded_by from outcome_lines l join session_outcomes o on o.current_version_id = l.version_id
     where o.session_id = $1 order by l.position`,
    [sessionId],
  )
async function aReview(wanted: (line: ReviewLine) => boolean = ({ kind }) => kind === 'action') {
  const { sessionId } = await stage.drafted(advisor, member)
  const review = await stage.review(advisor, sessionId)
  const line = review.lines.find(wanted)
  if (!line) throw new Error('no such line')
  return { sessionId, review, line }
}

describe('a draft that found more than minutes hold', () => {
  it('is decided by dismissing, and takes nothing more until there is room', async () => {
    const { sessionId, line } = await aReview()
    const full = async (count: number) =>
      await at.query(
        `with v as (select current_version_id as id, user_id from session_outcomes where session_id = $1)
         insert into outcome_lines (line_id, version_id, user_id, kind, text, position)
         select gen_random_uuid(), v.id, v.user_id, 'topic', 'Topic ' || n, 500 + n from v, generate_series(1, $2::int) n`,
        [sessionId, count],
      )
    const { length } = await drafted(sessionId)
    await full(minutesLimits.linesPerVersion - length + 1)
    const refused = { problems: [{ field: 'lines' }] }
    await expect(send(advisor, sessionId, line, { state: 'accepted' })).rejects.toMatchObject(refused)
    expect((await send(advisor, sessionId, line, { state: 'dismissed' })).overtaken).toEqual([])
    expect(await drafted(sessionId)).toHaveLength(minutesLimits.linesPerVersion)
  })
})

describe('a decision', () => {
  it('is stored once however often it is sent, with who took it and how long it took', async () => {
    const { sessionId, line } = await aReview()
    const told = await send(advisor, sessionId, line, { state: 'accepted', kind: 'decision' }, 4_000)
    expect(told).toMatchObject({ revision: 1, spentMs: 4_000, overtaken: [] })
    expect(told.lines).toMatchObject([{ id: line.id, state: 'accepted', kind: 'decision', revision: 1 }])
    expect(
      await send(advisor, sessionId, line, { state: 'accepted', kind: 'decision' }, 4_000),
    ).toMatchObject({
      revision: 1,
      spentMs: 4_000,
    })
    const stored = (await drafted(sessionId)).find((each) => each.line_id === line.id)
    expect(stored).toMatchObject({ kind: 'decision', worded_by: null })
    expect(
      await at.query(
        'select state, offered_kind, kind, decided_by, revision from outcome_offers where id = $1',
        [line.id],
      ),
    ).toEqual([
      { state: 'accepted', offered_kind: 'action', kind: 'decision', decided_by: advisor.id, revision: 1 },
    ])
    expect(
      await at.query(`select id from audit_events where subject_id = $1 and action = 'minutes.decided'`, [
        sessionId,
      ]),
    ).toHaveLength(1)
  })

  it('takes a dismissed line out of the draft, and an Undo puts it back as it was', async () => {
    const { sessionId, line } = await aReview()
    const dismissed = await send(advisor, sessionId, line, { state: 'dismissed' })
    const isThere = async () => (await drafted(sessionId)).some((each) => each.line_id === line.id)
    expect(await isThere()).toBe(false)
    await send(advisor, sessionId, dismissed.lines[0] ?? line, { state: 'open' })
    expect(await isThere()).toBe(true)
  })

  it('on one line by two people at once is the first one’s; the second is told and reads it', async () => {
    const { sessionId, line } = await aReview()
    const [one, other] = await Promise.all([
      send(advisor, sessionId, line, { state: 'accepted' }),
      send(colleague, sessionId, line, { state: 'dismissed' }),
    ])
    const overtaken = [one, other].filter((each) => each.overtaken.length > 0)
    expect(overtaken).toHaveLength(1)
    const [stood] = (await stage.review(advisor, sessionId)).lines.filter((each) => each.id === line.id)
    expect(overtaken[0]?.lines[0]?.state).toBe(stood?.state)
    expect(stood?.decidedByName).toMatch(/Ada|Cleo/)
    const first = overtaken[0] === one ? colleague : advisor
    for (const person of [advisor, colleague]) {
      const { lines } = await stage.review(person, sessionId)
      expect(lines.find((each) => each.id === line.id)?.isMine).toBe(person === first)
    }
    expect(overtaken[0]?.lines[0]?.isMine).toBe(false)
  })

  it('on one line by one person in two tabs is told as their own', async () => {
    const { sessionId, line } = await aReview()
    await send(advisor, sessionId, line, { state: 'accepted' })
    const told = await send(advisor, sessionId, line, { state: 'dismissed' })
    expect(told).toMatchObject({ overtaken: [line.id], lines: [{ state: 'accepted', isMine: true }] })
  })

  it('on two lines by two people at once is both', async () => {
    const { sessionId, review } = await aReview()
    const [one, other] = review.lines.filter((line) => line.state === 'open')
    if (!one || !other) throw new Error('too few lines')
    await Promise.all([
      send(advisor, sessionId, one, { state: 'accepted', text: 'Mine' }),
      send(colleague, sessionId, other, { state: 'accepted', text: 'Yours' }),
    ])
    const texts = (await drafted(sessionId)).map((line) => line.text)
    expect(texts).toEqual(expect.arrayContaining(['Mine', 'Yours']))
    expect((await stage.review(advisor, sessionId)).revision).toBe(2)
  })
})

describe('the words of a line', () => {
  it('are a person’s once changed, and nobody’s when they are again as offered (4.13.8)', async () => {
    const { sessionId, line } = await aReview()
    const worded = async () => (await drafted(sessionId)).find((each) => each.line_id === line.id)?.worded_by
    const [changed] = (await send(advisor, sessionId, line, { text: 'Send the list' })).lines
    expect(await worded()).toBe(advisor.id)
    await send(advisor, sessionId, changed ?? line, { text: ` ${line.text} ` })
    expect(await worded()).toBeNull()
  })

  it('may take in the sentence before, and then begin where that was said', async () => {
    const { sessionId, line } = await aReview(({ before, kind }) => kind === 'action' && before !== null)
    const { lines } = await send(advisor, sessionId, line, { quote: `${line.before} ${line.quote}` })
    expect(lines[0]).toMatchObject({ problems: [] })
    expect(lines[0]?.moment?.segment).toBe((line.moment?.segment ?? 0) - 1)
  })

  it('selected in the transcript make a line that nobody worded; typed ones are the advisor’s', async () => {
    const { sessionId } = await aReview()
    const quote = 'twelve paying customers'
    const added = (text: string) =>
      ({
        id: randomUUID(),
        revision: 0,
        state: 'accepted',
        kind: 'action',
        text,
        quote,
        speaker: 'Mia Person',
        moment: { segment: 0, startMs: 1_000 },
        owner: null,
        dueOn: null,
      }) as const
    const told = await at.call(advisor, decideLines, {
      sessionId,
      spentMs: 0,
      lines: [added(quote), added('Count the customers')],
    })
    expect(told.lines.map((line) => [line.tier, line.problems])).toEqual([
      ['added', []],
      ['added', []],
    ])
    const stored = (await drafted(sessionId)).slice(-2)
    expect(stored.map((line) => line.worded_by)).toEqual([null, advisor.id])
  })

  it('are refused by field where they are wrong, and an id of another session’s line is', async () => {
    const { sessionId, line } = await aReview()
    await expect(send(advisor, sessionId, line, { text: ' ' })).rejects.toMatchObject({
      problems: [{ field: 'lines.0.text' }],
    })
    const other = await aReview()
    await expect(
      send(advisor, sessionId, { ...other.line, revision: 0 }, { state: 'accepted' }),
    ).rejects.toMatchObject({ reason: 'id_taken' })
    await expect(send(member, sessionId, line, {})).rejects.toThrow()
  })
})
