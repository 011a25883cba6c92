import { randomUUID } from 'node:crypto'
import { createRouterClient } from '@orpc/server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { consentTextVersion } from '#domain/consent/texts.ts'
import { router } from '#server/app/router.ts'
import { draftMinutes } from '#server/minutes/drafts/draftMinutes.ts'
import type { CallContext } from '#server/platform/http/callContext.ts'
import { decisionOf } from '#tests/app/decisionOf.ts'
import { emailsTo } from '#tests/app/emails.ts'
import { base64, sessionStage, talk } from '#tests/app/sessionStage.ts'
import type { Person, TestApp } from '#tests/app/testApp.ts'
import { testApp } from '#tests/app/testApp.ts'

const HOUR = 3_600_000
let at: TestApp
let stage: ReturnType<typeof sessionStage>
let advisor: Person
let manager: Person
let stranger: Person
let member: Person

beforeAll(async () => {
  at = await testApp()
  stage = sessionStage(at)
  advisor = await at.person({ roles: ['staff'], firstName: 'Ada' })
  manager = await at.person({ roles: ['staff'], permissions: ['sessions.manage'] })
  stranger = await at.person({ roles: ['staff'] })
  member = await at.person({ plans: ['mobile_premium'], firstName: 'Mia' })
})
afterAll(() => at.close())

/** Every call as somebody makes it, or as a visitor. */
function by(person: Person | null, ipAddress = '127.0.0.1') {
  const context: CallContext = {
    app: at.app,
    tokenHash: person?.tokenHash ?? null,
    origin: { requestId: randomUUID(), ipAddress, userAgent: 'test' },
    setHeader: () => undefined,
    counted: { bucket: null },
  }
  return createRouterClient(router, { context })
}

const leader = () => at.person({ roles: ['staff'] })

describe('the list of sessions', () => {
  it('pages by start and id, newest first, and never twice the same (T-078)', async () => {
    const paged = await at.person()
    const starts = [1, 2, 2, 2, 3]
    const ids = []
    // Each with an advisor of its own: no two sessions of one overlap (T-064).
    for (const start of starts)
      ids.push(await stage.schedule(await leader(), paged, start * HOUR - (Date.now() % 1000)))
    const seen: string[] = []
    let cursor: string | undefined
    do {
      const page = await by(paged).sessions.listSessions({ limit: 2, ...(cursor ? { cursor } : {}) })
      seen.push(...page.sessions.map((session) => session.id))
      cursor = page.next ?? undefined
    } while (cursor)
    expect(seen).toHaveLength(5)
    expect([...seen].sort()).toEqual([...ids].sort())
    await expect(by(paged).sessions.listSessions({ cursor: 'bm90IG91cnM' })).rejects.toMatchObject({
      code: 'BAD_REQUEST',
    })
  })

  it('pages from the soonest on for who looks ahead, the same sessions the other way round (T-078)', async () => {
    const paged = await at.person()
    // Three begin at the same time, so that pages end between equals.
    for (const start of [30, 26, 26, 26, 25, 40]) await stage.schedule(await leader(), paged, start * HOUR)
    await stage.schedule(advisor, paged, -HOUR)
    const from = new Date(at.app.clock.now().getTime() + 24 * HOUR).toISOString()
    const pages = async (order: 'soonest' | 'newest') => {
      const found: { id: string; startAt: string }[] = []
      let cursor: string | undefined
      do {
        const page = await by(advisor).sessions.listSessions({
          memberId: paged.id,
          from,
          order,
          limit: 2,
          ...(cursor ? { cursor } : {}),
        })
        expect(page.sessions.length).toBeLessThanOrEqual(2)
        found.push(...page.sessions)
        cursor = page.next ?? undefined
      } while (cursor)
      return found
    }
    const ahead = await pages('soonest')
    expect(ahead).toHaveLength(6)
    const starts = ahead.map((session) => Date.parse(session.startAt))
    expect(starts).toEqual(starts.toSorted((one, other) => one - other))
    expect(ahead.map((session) => session.id)).toEqual(
      (await pages('newest')).map((session) => session.id).reverse(),
    )
  })

  it('shows members theirs whatever they ask for, and staff what they may see', async () => {
    const id = await stage.schedule(advisor, member)
    const listed = async (person: Person, input: object = {}) =>
      (await by(person).sessions.listSessions(input)).sessions.map((session) => session.id)
    expect(await listed(member)).toEqual([id])
    expect(await listed(advisor, { memberId: member.id })).toEqual([id])
    expect(await listed(manager)).toContain(id)
    expect(await listed(manager, { mine: true })).toEqual([])
    expect(await listed(stranger)).toEqual([])
    expect(await listed(await at.person(), { memberId: member.id })).toEqual([])
    // The member can see who looked (T-203).
    expect(
      await at.query('select advisor_id, area from member_views where user_id = $1 order by advisor_id', [
        member.id,
      ]),
    ).toEqual(
      [advisor.id, manager.id].sort().map((advisorId) => ({ advisor_id: advisorId, area: 'sessions' })),
    )
  })

  it('keeps staff’s notes from members and the meeting from who may not join', async () => {
    const id = await stage.schedule(advisor, member, 2 * HOUR)
    await at.query(
      `update sessions set notes = 'ours', meeting_url = 'https://meet.example.com/x' where id = $1`,
      [id],
    )
    const get = async (person: Person) => (await by(person).sessions.getSession({ id })).session
    expect(await get(advisor)).toMatchObject({
      notes: 'ours',
      meetingUrl: 'https://meet.example.com/x',
      can: { manage: { ok: true } },
    })
    expect(await get(member)).toMatchObject({
      notes: null,
      meetingUrl: 'https://meet.example.com/x',
      memberTimeZone: 'UTC',
      advisorName: 'Ada Person',
      badges: [{ label: 'Scheduled' }],
      can: {
        cancel: { ok: false, reason: 'cancel_window_closed' },
        edit: { ok: false, reason: 'not_staff' },
      },
    })
    await expect(get(stranger)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })
})

describe('the recording of a session', () => {
  const badgesFor = async (person: Person, id: string) =>
    (await by(person).sessions.getSession({ id })).session.badges.map(({ label, tone }) => `${label} ${tone}`)
  /** A file of the drive that may be of these sessions, by their scores alone. */
  async function found(sessionIds: readonly string[]): Promise<string> {
    const id = randomUUID()
    await at.query(
      `insert into recordings (id, source, status, drive_file_id, name) values ($1, 'drive', 'found', $2, 'Meet recording')`,
      [id, `file ${id}`],
    )
    await decided(id, 'left', sessionIds)
    return id
  }
  const decided = (id: string, decision: string, sessionIds: readonly string[]) =>
    at.query(
      `insert into recording_decisions (id, recording_id, decision, reason, candidates) values (gen_random_uuid(), $1, $2, 'no_identity', $3)`,
      [id, decision, JSON.stringify(sessionIds.map((sessionId) => ({ sessionId, score: 70 })))],
    )

  it('is found where a file of the drive may be of it, linked before its bytes come, and none where neither is (T-068)', async () => {
    const client = await at.person({ plans: ['desktop_pro'] })
    const own = await leader()
    const held = await stage.schedule(own, client, -30 * HOUR)
    const ahead = await stage.schedule(await leader(), client, 30 * HOUR)
    await at.query('update sessions set recording_checked_at = now() where id = $1', [held])
    expect(await badgesFor(client, held)).toEqual(['No Recording straw'])
    const recordingId = await found([held, ahead])
    for (const person of [client, own, manager])
      expect(await badgesFor(person, held)).toEqual(['Recording Found blue'])
    expect(await badgesFor(client, ahead)).toEqual(['Scheduled grey'])
    // Of whose it is nothing is told to who may not see the session.
    expect(
      await at.as(member, ({ db }) => db.execute(`select app_candidate_sessions(array['${held}']::uuid[])`)),
    ).toMatchObject({ rows: [] })

    await decided(recordingId, 'dismissed', [held])
    expect(await badgesFor(client, held)).toEqual(['No Recording straw'])
    await decided(recordingId, 'undone', [held])
    expect(await badgesFor(client, held)).toEqual(['Recording Found blue'])

    // Linked, and fetched once everybody has agreed.
    await at.query('update recordings set session_id = $2, user_id = $3 where id = $1', [
      recordingId,
      held,
      client.id,
    ])
    expect(await badgesFor(client, held)).toEqual(['Recording Available blue', 'Ready for Report heat'])
    await at.query(`update recordings set status = 'failed', failure = 'not_accessible' where id = $1`, [
      recordingId,
    ])
    expect(await badgesFor(client, held)).toEqual(['No Recording straw'])
  })
})

describe('the way from a transcript to minutes', () => {
  it('is walked call by call: schedule, agree, upload, draft, decide, approve, read, make a card', async () => {
    const id = await stage.schedule(advisor, member)
    const email = 'guest@example.org'
    await by(advisor).consent.inviteGuest({ id: randomUUID(), sessionId: id, name: 'Gus Guest', email })
    for (const person of [advisor, member])
      await by(person).consent.giveConsent({ sessionId: id, textVersion: consentTextVersion })
    const asked = (await by(member).consent.getConsent({ sessionId: id })).consent
    expect(asked).toMatchObject({
      state: 'waiting',
      can: { give: { ok: false, reason: 'already_answered' }, withdraw: { ok: true } },
    })
    // Another person's address is nobody's business but staff's.
    expect(asked.people.find((person) => person.party === 'guest')).toMatchObject({
      id: null,
      guestEmail: null,
      name: 'Gus Guest',
    })

    const [mail] = await emailsTo(at, email)
    const token = /token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
    expect(await by(null, '10.0.0.1').consent.getConsentByToken({ token })).toMatchObject({
      guestName: 'Gus Guest',
      answer: 'waiting',
    })
    const answered = await by(null, '10.0.0.1').consent.answerConsentByToken({
      token,
      answer: 'given',
      textVersion: consentTextVersion,
    })
    expect(answered).toMatchObject({ answer: 'given', can: { withdraw: { ok: true } } })

    const file = { id: randomUUID(), sessionId: id, fileName: 'call.vtt', contentBase64: base64(talk) }
    expect(await by(advisor).recordings.uploadTranscript(file)).toMatchObject({
      alreadyThere: false,
      transcript: { segmentCount: 5 },
    })
    expect((await by(member).minutes.getMinutes({ sessionId: id })).minutes.state).toBe('drafting')
    await draftMinutes(at.jobsApp, { sessionId: id, transcriptId: file.id })
    const waiting = await by(advisor).minutes.listWaitingMinutes({})
    expect(waiting.items).toMatchObject([
      { sessionId: id, memberName: 'Mia Person', state: 'checking', number: 1 },
    ])
    await expect(by(member).recordings.getTranscript({ sessionId: id })).rejects.toMatchObject({
      data: { reason: 'not_approved' },
    })

    const { review } = await by(advisor).minutes.getReview({ sessionId: id })
    const accepted = review.lines.map((line) => ({ ...decisionOf(line), state: 'accepted' as const }))
    const told = await by(advisor).minutes.decideLines({ sessionId: id, spentMs: 0, lines: accepted })
    await by(advisor).minutes.approveMinutes({ sessionId: id, number: 1, revision: told.revision })
    const { minutes } = await by(member).minutes.getMinutes({ sessionId: id })
    const action = minutes.minutes?.lines.find((line) => line.kind === 'action')
    expect(minutes.state).toBe('approved')
    expect((await by(member).sessions.getSession({ id })).session).toMatchObject({
      minutes: 'approved',
      badges: [{ label: 'Report Generated' }],
    })
    const from = action?.moment?.segment ?? 0
    const window = await by(member).recordings.getTranscript({ sessionId: id, from, limit: 1 })
    expect(window.segments[0]?.text).toContain(action?.quote)
    const { items, total } = await by(member).minutes.listApprovedMinutes({})
    expect(total).toBe(1)
    expect(items[0]?.actions.length).toBeGreaterThan(0)
    const card = await by(member).board.makeCardFromLine({ id: randomUUID(), lineId: action?.id ?? '' })
    const again = await by(member).minutes.getMinutes({ sessionId: id })
    expect(again.minutes.minutes?.lines.find((line) => line.id === action?.id)).toMatchObject({
      cardId: card.card.id,
      canMakeCard: { reason: 'has_card' },
    })

    await by(null, '10.0.0.2').consent.answerConsentByToken({
      token,
      answer: 'withdrawn',
      textVersion: consentTextVersion,
    })
    const after = (await by(member).minutes.getMinutes({ sessionId: id })).minutes.minutes?.lines
    // Nobody had changed a word of what the method wrote (4.13.8).
    expect(after?.every((line) => line.quote === null && line.moment === null && line.text === '')).toBe(true)
  })

  it('hides staff calls from members, and answers a wrong link and too many tries', async () => {
    await expect(by(member).minutes.listWaitingMinutes({})).rejects.toMatchObject({ code: 'NOT_FOUND' })
    const visitor = by(null, '10.9.9.9')
    const wrong = { token: 'a'.repeat(43) }
    // As many as anybody writes in a minute: guests of one office share an address.
    for (let tries = 0; tries < 120; tries += 1) {
      await expect(visitor.consent.getConsentByToken(wrong)).rejects.toMatchObject({
        data: { reason: 'link_invalid' },
      })
    }
    await expect(visitor.consent.getConsentByToken(wrong)).rejects.toMatchObject({
      code: 'TOO_MANY_REQUESTS',
    })
  })
})
