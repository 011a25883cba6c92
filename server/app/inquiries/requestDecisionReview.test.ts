import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { inquiryDueOn } from '#domain/inquiries/rules.ts'
import { archiveCard, createCard, moveCard } from '#server/board/cards/commands.ts'
import { listDecisions } from '#server/board/decisions/queries.ts'
import { answerInquiry } from '#server/inquiries/answerInquiry.ts'
import { requestPortfolioUpdate, requestSession } from '#server/inquiries/commands.ts'
import { listInquiries } from '#server/inquiries/queries.ts'
import { emailsTo } from '#tests/app/emails.ts'
import type { Person, TestApp } from '#tests/app/testApp.ts'
import { testApp } from '#tests/app/testApp.ts'
import { requestDecisionReview } from './requestDecisionReview.ts'

let at: TestApp
let staff: Person

beforeAll(async () => {
  at = await testApp()
  staff = await at.person({ roles: ['staff'] })
})
afterAll(() => at.close())

const fresh = (more = {}) => at.person({ plans: ['mobile_premium'], ...more })
const raise = async (who: Person, kind: 'task' | 'decision' = 'decision') =>
  (
    await at.call(who, createCard, {
      id: randomUUID(),
      title: 'Price per depot',
      description: 'By the number of depots',
      priority: 'high',
      dueOn: '2026-06-17',
      kind,
    })
  ).card.id
const ask = (who: Person, cardId: string, id: string = randomUUID()) =>
  at.call(who, requestDecisionReview, { id, cardId, body: ' Before Kestrel answers ' })
const update = (who: Person, id: string = randomUUID()) => at.call(who, requestPortfolioUpdate, { id })
const dueOn = (kind: 'decision_review' | 'portfolio_update') =>
  inquiryDueOn(kind, at.app.clock.now().toISOString().slice(0, 10))
const inbox = async (memberId: string) => (await at.call(staff, listInquiries, { memberId })).inquiries

describe('submitting a decision for review (T-103)', () => {
  it('lands in the inbox with the advisor for its owner, a due date and the title, one audit row and one event', async () => {
    const member = await fresh()
    await at.assign(staff, member)
    const cardId = await raise(member)
    const { inquiry } = await ask(member, cardId)
    expect(await inbox(member.id)).toMatchObject([
      {
        id: inquiry.id,
        kind: 'decision_review',
        subject: cardId,
        body: 'Before Kestrel answers',
        status: 'open',
        ownerId: staff.id,
        dueOn: dueOn('decision_review'),
        title: 'Price per depot',
        about: { description: 'By the number of depots', priority: 'high', dueOn: '2026-06-17' },
        isAdvised: true,
      },
    ])
    expect(
      await at.query('select action, member_id from audit_events where subject_id = $1', [inquiry.id]),
    ).toEqual([{ action: 'inquiry.opened', member_id: member.id }])
    expect(await at.query('select topic from live_events where entity_id = $1', [inquiry.id])).toEqual([
      { topic: 'inquiries' },
    ])
  })

  it('without an advisor it waits for whoever takes it', async () => {
    const member = await fresh()
    await ask(member, await raise(member))
    expect(await inbox(member.id)).toMatchObject([{ ownerId: null, dueOn: dueOn('decision_review') }])
  })

  it('is one open request for a card: sent again it is the same, a second window is told, an answered one can follow', async () => {
    const member = await fresh()
    const [cardId, other] = [await raise(member), await raise(member)]
    const id = randomUUID()
    await Promise.all([ask(member, cardId, id), ask(member, cardId, id)])
    await expect(ask(member, cardId)).rejects.toMatchObject({ reason: 'already_requested' })
    await ask(member, other)
    expect(await inbox(member.id)).toHaveLength(2)
    await at.call(staff, answerInquiry, { id, outcome: 'not_yet', answer: 'Say who pays.' })
    const [mail] = await emailsTo(at, member.email)
    expect(mail?.text).toContain('your decision “Price per depot” is not approved yet')
    await ask(member, cardId)
    const { decisions } = await at.call(member, listDecisions, {})
    expect(decisions.find(({ card }) => card.id === cardId)?.review).toMatchObject({ status: 'open' })
    expect(decisions.filter(({ review }) => review)).toHaveLength(2)
  })

  it('is commented as often as it takes and stays with whoever answers; approved, the decision is taken (4.13.9)', async () => {
    const member = await fresh()
    const cardId = await raise(member)
    const { inquiry } = await ask(member, cardId)
    const decision = async () => (await at.call(member, listDecisions, {})).decisions[0]
    const answer = (outcome: 'comment' | 'approved' | 'done', words: string) =>
      at.call(staff, answerInquiry, { id: inquiry.id, outcome, answer: words })
    for (const words of ['Who pays?', 'Who pays?', 'And from when?']) await answer('comment', words)
    expect(await decision()).toMatchObject({
      state: 'pending',
      review: { status: 'in_progress', answer: 'And from when?' },
    })
    await expect(answer('done', 'Yes.')).rejects.toMatchObject({ problems: [{ field: 'outcome' }] })
    // Whoever answers need not advise the member: the request is the whole of what they reach.
    await answer('approved', 'Per depot, yes.')
    expect(await decision()).toMatchObject({
      state: 'approved',
      card: {
        status: 'completed',
        decidedBy: staff.id,
        decidedOn: at.app.clock.now().toISOString().slice(0, 10),
      },
      review: { status: 'done', answer: 'Per depot, yes.' },
    })
    await expect(answer('approved', 'Again.')).rejects.toMatchObject({ reason: 'status_not_next' })
    const mails = await emailsTo(at, member.email)
    expect(mails).toHaveLength(3)
    expect(mails[0]?.text).toContain('your decision “Price per depot” is approved')
    expect(
      await at.query('select topic from live_events where entity_id = $1 and kind = $2', [
        cardId,
        'decision.decided',
      ]),
    ).toEqual([{ topic: 'board' }])
  })

  it('approves no decision but the one that was asked about, while it waits (4.13.9)', async () => {
    const member = await fresh()
    const [cardId, other] = [await raise(member), await raise(member)]
    const { inquiry } = await ask(member, cardId)
    const approve = (person: Person, role: string) =>
      at.as(person, async ({ db }) => {
        const { rows } = await db.lease.query<{ who: string }>('select current_user as who')
        expect(rows).toEqual([{ who: role }])
        return (await db.lease.query('select * from app_approve_decision($1, now())', [inquiry.id])).rows
      })
    await expect(approve(member, 'app_member')).rejects.toMatchObject({ code: '42501' })
    expect(await approve(staff, 'app_staff')).toMatchObject([{ id: cardId }])
    expect(await approve(staff, 'app_staff')).toEqual([])
    expect(await at.query('select decided_by from julboard_tasks where id = $1', [other])).toEqual([
      { decided_by: null },
    ])
  })

  it('refuses a task, a decision taken or archived, a free plan, a demo, another member’s card', async () => {
    const member = await fresh()
    await expect(ask(member, await raise(member, 'task'))).rejects.toMatchObject({ reason: 'not_a_decision' })
    const [taken, archived, mine] = [await raise(member), await raise(member), await raise(member)]
    await at.call(member, moveCard, { id: taken, status: 'completed', after: null, before: null })
    await at.call(member, archiveCard, { id: archived })
    await expect(ask(member, taken)).rejects.toMatchObject({ reason: 'already_decided' })
    await expect(ask(member, archived)).rejects.toMatchObject({ reason: 'card_archived' })
    await expect(ask(await fresh(), mine)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(ask(staff, mine)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    const demo = await fresh({ isDemo: true })
    await expect(ask(demo, await raise(demo))).rejects.toMatchObject({ reason: 'demo_member' })
    expect(await inbox(member.id)).toEqual([])
  })
})

describe('asking for a portfolio update (T-103)', () => {
  it('lands in the inbox once, with owner and due date', async () => {
    const member = await fresh({ userType: 'investor' })
    await at.assign(staff, member)
    const id = randomUUID()
    const first = await update(member, id)
    expect(await update(member, id)).toEqual(first)
    await expect(update(member)).rejects.toMatchObject({ reason: 'already_requested' })
    expect(await inbox(member.id)).toMatchObject([
      { id, kind: 'portfolio_update', ownerId: staff.id, dueOn: dueOn('portfolio_update'), title: '' },
    ])
    expect(await at.query('select id from audit_events where subject_id = $1', [id])).toHaveLength(1)
  })

  it('needs the right to edit the board, not a type of member (T-024), and reaches nobody from a demo', async () => {
    await expect(update(await at.person({ userType: 'investor' }))).rejects.toMatchObject({
      reason: 'plan_missing',
    })
    await expect(update(await fresh({ isDemo: true }))).rejects.toMatchObject({ reason: 'demo_member' })
    expect((await update(await fresh({ userType: 'founder' }))).inquiry).toMatchObject({ status: 'open' })
    const [one, other] = [await fresh(), await fresh()]
    const { inquiry } = await update(one)
    await expect(update(other, inquiry.id)).rejects.toMatchObject({ reason: 'id_taken' })
  })
})

describe('asking for a session (4.13.10)', () => {
  it('is for everyone signed in, once at a time, with the advisor for its owner and a day', async () => {
    const member = await at.person()
    await at.assign(staff, member)
    const id = randomUUID()
    const first = await at.call(member, requestSession, { id, body: ' About hiring, mornings ' })
    expect(await at.call(member, requestSession, { id, body: ' About hiring, mornings ' })).toEqual(first)
    await expect(at.call(member, requestSession, { id: randomUUID() })).rejects.toMatchObject({
      reason: 'already_requested',
    })
    expect(await inbox(member.id)).toMatchObject([
      {
        kind: 'session',
        body: 'About hiring, mornings',
        ownerId: staff.id,
        dueOn: inquiryDueOn('session', at.app.clock.now().toISOString().slice(0, 10)),
        about: null,
      },
    ])
    const demo = await at.person({ isDemo: true })
    await expect(at.call(demo, requestSession, { id: randomUUID() })).rejects.toMatchObject({
      reason: 'demo_member',
    })
  })
})
