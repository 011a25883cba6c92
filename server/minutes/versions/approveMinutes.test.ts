import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeCardFromLine } from '#server/app/cards/makeCardFromLine.ts'
import { withdrawConsent } from '#server/consent/commands.ts'
import { countTrips } from '#tests/app/countTrips.ts'
import { decisionOf } from '#tests/app/decisionOf.ts'
import { sessionStage, talk } from '#tests/app/sessionStage.ts'
import type { Person, TestApp } from '#tests/app/testApp.ts'
import { testApp } from '#tests/app/testApp.ts'
import { decideLines } from '../drafts/decideLines.ts'
import { draftMinutes } from '../drafts/draftMinutes.ts'
import { approveMinutes } from './approveMinutes.ts'
import { markReviewed, reopenMinutes } from './commands.ts'
import { getMinutes } from './getMinutes.ts'
import { listWaitingMinutes } from './listWaitingMinutes.ts'

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

  it('is over although a later draft of it could not be made', async () => {
    const { sessionId } = await stage.drafted(advisor, member)
    await at.query(
      `update session_outcomes set drafting = 'failed', draft_failure = 'failed' where session_id = $1`,
      [sessionId],
    )
    await stage.approve(advisor, sessionId)
    expect(await read(advisor, sessionId)).toMatchObject({ state: 'approved', failure: null })
    const { items } = await at.call(advisor, listWaitingMinutes, undefined)
    expect(items.map((each) => each.sessionId)).not.toContain(sessionId)
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
    const drafted = (await stage.review(advisor, sessionId)).lines
    expect(drafted.filter(({ kind }) => kind === 'insight').map(({ state }) => state)).toContain('open')
    const accepted = await stage.decide(advisor, sessionId, ({ kind }) =>
      kind === 'decision' ? { state: 'accepted' } : null,
    )
    await approve(advisor, sessionId)
    const lines = (await read(member, sessionId)).minutes?.lines ?? []
    expect(lines.filter((line) => line.kind === 'decision').map((line) => line.id)).toEqual(
      accepted.lines.map((line) => line.id),
    )
    expect(lines.filter((line) => line.kind === 'action' || line.kind === 'insight')).toEqual([])
    const said = lines.map((line) => line.moment?.segment ?? -1)
    expect(said).toEqual([...said].sort((a, b) => a - b))
    expect(await at.query('select status from sessions where id = $1', [sessionId])).toEqual([
      { status: 'completed' },
    ])
  })

  it('loses nothing that nobody decided: a new version asks about all of it again (K71)', async () => {
    const { sessionId } = await stage.drafted(advisor, member)
    const openIn = async () => {
      const { lines } = await stage.review(advisor, sessionId)
      return lines.filter(({ state }) => state === 'open').map(({ id, kind, text }) => ({ id, kind, text }))
    }
    await stage.decide(advisor, sessionId, ({ kind }) => (kind === 'decision' ? { state: 'accepted' } : null))
    const open = await openIn()
    expect(new Set(open.map(({ kind }) => kind))).toEqual(new Set(['action', 'insight']))
    const byId = (lines: readonly { id: string }[]) =>
      lines.toSorted((one, other) => one.id.localeCompare(other.id))
    for (const number of [1, 2]) {
      await approve(advisor, sessionId, number)
      await at.call(advisor, reopenMinutes, { sessionId, number, versionId: randomUUID() })
      expect(byId(await openIn())).toEqual(byId(open))
    }
    await stage.decide(advisor, sessionId, ({ kind }) => (kind === 'insight' ? { state: 'accepted' } : null))
    await approve(advisor, sessionId, 3)
    const sent = (await read(member, sessionId)).minutes?.lines ?? []
    expect(byId(sent.filter(({ kind }) => kind === 'insight'))).toMatchObject(
      byId(open.filter(({ kind }) => kind === 'insight')),
    )
  })

  it('puts an action on the board once, and the review of a correction says which are there (4.12.12, 4.13.5)', async () => {
    const { sessionId } = await stage.drafted(advisor, member)
    const drafted = await stage.review(advisor, sessionId)
    expect(drafted.onBoard).toEqual([])
    const actions = drafted.lines.filter(({ kind }) => kind === 'action').map(({ id }) => id)
    await stage.decide(advisor, sessionId, ({ kind }) => (kind === 'action' ? { state: 'accepted' } : null))
    const add = (number: number) => at.call(advisor, approveMinutes, { sessionId, number, addToBoard: true })
    const cards = () =>
      at.query('select target_id from board_assignments where source_id = any($1::uuid[])', [actions])
    await add(1)
    expect(await cards()).toHaveLength(actions.length)
    await at.call(advisor, reopenMinutes, { sessionId, number: 1, versionId: randomUUID() })
    const [first] = actions
    await stage.decide(advisor, sessionId, ({ id }) => (id === first ? { state: 'dismissed' } : null))
    expect((await stage.review(advisor, sessionId)).onBoard.toSorted()).toEqual(actions.toSorted())
    await add(2)
    expect(await cards()).toHaveLength(actions.length)
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
    // The first email says that they are ready, the second that they were corrected.
    expect(
      await at.query(
        `select values->'isCorrection' as "isCorrection" from mail_messages where template = 'minutes.approved'
           and values->>'sessionId' = $1 order by created_at`,
        [sessionId],
      ),
    ).toEqual([{ isCorrection: false }, { isCorrection: true }])
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
  // A talk of its own: what was said elsewhere in these tests stands in other sessions.
  const canaries = {
    quarter: 'orchard',
    euro: 'zloty',
    runway: 'viaduct',
    ends: 'topples',
    months: 'moons',
    price: 'toll',
  }
  const more = {
    plan: 'lantern',
    investor: 'beekeeper',
    list: 'almanac',
    model: 'sextant',
    three: 'eleven',
    risk: 'tide',
  }
  const canaryTalk = Object.entries({ ...canaries, ...more }).reduce(
    (text, [word, canary]) => text.replaceAll(new RegExp(`\\b${word}\\b`, 'g'), canary),
    talk,
  )
  const spokenIn = (text: string) =>
    text
      .split('\n')
      .filter((line) => line.startsWith('<v '))
      .map((line) => line.replace(/^<v [^>]+>/, ''))
  const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
  /** Every five words in a row that were said in the talk. */
  const runsIn = (text: string) =>
    spokenIn(text).flatMap((line) => {
      const words = wordsOf(line)
      return words.slice(4).map((_, at) => words.slice(at, at + 5).join(' '))
    })
  const shared = new Set(runsIn(talk))
  const runs = runsIn(canaryTalk).filter((run) => !shared.has(run))
  const found = (text: string) => {
    const said = wordsOf(text).join(' ')
    return runs.filter((run) => said.includes(run))
  }
  /** Every row of every table, queues included, as text. */
  const everything = async () => {
    const tables = await at.query<{ name: string }>(
      `select quote_ident(schemaname) || '.' || quote_ident(tablename) as name from pg_tables
       where schemaname in ('public', 'pgboss')`,
    )
    const rows = await Promise.all(tables.map(({ name }) => at.query(`select t::text as row from ${name} t`)))
    return JSON.stringify(rows)
  }

  it('leaves nothing that was said or drafted, in no table and on no screen, but what a person worded (4.12.11, 4.13.8)', async () => {
    const sessionId = await stage.schedule(advisor, member)
    await stage.agree(sessionId, advisor, member)
    const { transcript } = await stage.upload(advisor, sessionId, { file: canaryTalk })
    await draftMinutes(at.jobsApp, { sessionId, transcriptId: transcript.id })
    const [asOffered, worded] = (await stage.review(advisor, sessionId)).lines.filter(
      (line) => line.kind === 'action',
    )
    if (!asOffered || !worded) throw new Error('too few actions')
    await stage.decide(advisor, sessionId, ({ id, kind }) =>
      id === worded.id
        ? { state: 'accepted', text: 'Model the year in three ways', owner: 'Tomasz Wilk' }
        : kind === 'attendee'
          ? null
          : { state: 'accepted' },
    )
    const { revision } = await stage.review(advisor, sessionId)
    await at.call(advisor, approveMinutes, { sessionId, number: 1, revision, addToBoard: true })
    await at.call(advisor, reopenMinutes, { sessionId, number: 1, versionId: randomUUID() })
    const before = (await read(member, sessionId)).minutes?.lines ?? []
    const decision = before.find((line) => line.kind === 'decision')
    await at.call(member, makeCardFromLine, { id: randomUUID(), lineId: decision?.id ?? '' })
    const cards = () =>
      at.query<{ title: string; description: string; for_name: string | null; assignment_context: object }>(
        `select c.title, c.description, c.for_name, a.assignment_context from julboard_tasks c
         join board_assignments a on a.target_id = c.id where a.assignment_context->>'sessionId' = $1 order by c.title`,
        [sessionId],
      )
    expect((await cards()).map((card) => card.title)).toContain('Model the year in three ways')
    expect(await cards()).toHaveLength(3)
    expect(found(await everything()).length).toBeGreaterThan(20)
    await at.call(member, withdrawConsent, { sessionId })

    expect(found(await everything())).toEqual([])
    for (const person of [member, advisor]) {
      const seen = await read(person, sessionId)
      expect(found(JSON.stringify(seen))).toEqual([])
      expect(seen.minutes?.transcriptId).toBeNull()
      for (const line of seen.minutes?.lines ?? [])
        expect(line).toMatchObject({ quote: null, speaker: null, moment: null, line: null })
      expect(seen.minutes?.lines.filter((line) => line.text !== '')).toMatchObject([
        { text: 'Model the year in three ways', owner: 'Tomasz Wilk' },
      ])
    }
    const toReword = 'To be reworded: Pricing and runway'
    expect((await cards()).map((card) => [card.title, card.description, card.for_name])).toEqual([
      ['Model the year in three ways', '', 'Tomasz Wilk'],
      [toReword, '', null],
      [toReword, '', null],
    ])
    for (const card of await cards())
      expect(card.assignment_context).toMatchObject({ sessionId, quote: null, speaker: null, made: null })
    expect(
      await at.query(
        'select f.id from outcome_offers f join session_outcomes o on o.id = f.outcome_id where o.session_id = $1',
        [sessionId],
      ),
    ).toEqual([])
  })

  it('lets the advisor write the emptied lines anew and approve them, without a transcript to prove them', async () => {
    const { sessionId } = await stage.drafted(advisor, member)
    await stage.approve(advisor, sessionId)
    await at.call(member, withdrawConsent, { sessionId })
    await at.call(advisor, reopenMinutes, { sessionId, number: 1, versionId: randomUUID() })
    const { lines } = await stage.review(advisor, sessionId)
    const emptied = lines.filter((line) => line.text === '' && line.state === 'open')
    expect(emptied.length).toBeGreaterThan(2)
    await stage.decide(advisor, sessionId, ({ id }) =>
      id === emptied[0]?.id ? { state: 'accepted', text: 'Said in my own words' } : null,
    )
    await approve(advisor, sessionId, 2)
    const read2 = (await read(member, sessionId)).minutes?.lines ?? []
    expect(read2.map((line) => line.text)).toEqual(['Said in my own words'])
  })
})
