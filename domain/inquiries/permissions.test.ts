import { describe, expect, it } from 'vitest'
import type { Actor } from '#domain/actor.ts'
import { member as anyMember } from '#tests/app/member.ts'
import {
  canAnswerInquiry,
  canChangeInquiry,
  canReleaseInquiry,
  canRequestDecisionReview,
  canRequestPortfolioUpdate,
  canRequestSession,
  canRequestUpgrade,
  canSendMessage,
  canViewInquiries,
  canWithdrawInquiry,
} from './permissions.ts'
import { inquiryKindNames, inquiryStatusNames, inquiryTexts } from './texts.ts'
import { inquiryStatuses } from './types.ts'

const member: Actor = { ...anyMember, plans: ['mobile_free', 'desktop_standard'] }
const staff: Actor = { ...member, userId: 's', isStaff: true }
const word = (decision: { ok: true } | { ok: false; reason: string }) =>
  decision.ok ? 'yes' : decision.reason

describe('asking for a plan', () => {
  const request = { plan: 'desktop_pro', hasPending: false } as const
  it.each([
    ['a visitor', null, request, 'signed_out'],
    ['an unverified member', { ...member, isVerified: false }, request, 'not_verified'],
    ['a member', member, request, 'yes'],
    ['a member who has asked already', member, { ...request, hasPending: true }, 'already_requested'],
    ['a member who holds it', { ...member, plans: ['desktop_pro'] }, request, 'plan_held'],
    ['a demo member (4.12.5)', { ...member, isDemo: true }, request, 'demo_member'],
  ] as const)('%s: %s', (_name, actor, given, expected) => {
    expect(word(canRequestUpgrade(actor, given))).toBe(expected)
  })
})

describe('the staff inbox (4.12.3)', () => {
  it('is seen by staff alone', () => {
    expect(word(canViewInquiries(member))).toBe('not_staff')
    expect(word(canViewInquiries(staff))).toBe('yes')
  })

  it('moves a request along and never from one end to the other', () => {
    expect(word(canChangeInquiry(staff, { status: 'open', held: null }, 'done'))).toBe('yes')
    expect(word(canChangeInquiry(staff, { status: 'done', held: null }, 'declined'))).toBe('status_not_next')
    expect(word(canChangeInquiry(member, { status: 'open', held: null }, 'done'))).toBe('not_staff')
  })

  it('answers what waits for somebody, taken or not', () => {
    expect(inquiryStatuses.map((status) => word(canAnswerInquiry(staff, { status, held: null })))).toEqual([
      'yes',
      'yes',
      'status_not_next',
      'status_not_next',
      'status_not_next',
    ])
    expect(word(canAnswerInquiry(member, { status: 'open', held: null }))).toBe('not_staff')
  })

  it('loses what its member takes back while it waits (4.13.10)', () => {
    const ask = (actor: Actor, userId: string | null = 'm') =>
      inquiryStatuses.map((status) => word(canWithdrawInquiry(actor, { userId, status })))
    expect(ask(member)).toEqual(['yes', 'yes', 'not_pending', 'not_pending', 'not_pending'])
    expect(ask(member, 'x')).toEqual(Array(5).fill('not_yours'))
    expect(ask(staff)).toEqual(Array(5).fill('not_yours'))
    expect(ask(member, null)).toEqual(Array(5).fill('not_yours'))
  })

  it('lets through what is held back, and nothing else (K14)', () => {
    expect(word(canReleaseInquiry(staff, { held: 'links' }))).toBe('yes')
    expect(word(canReleaseInquiry(staff, { held: null }))).toBe('not_held')
    expect(word(canReleaseInquiry(member, { held: 'links' }))).toBe('not_staff')
  })

  it('is neither answered nor moved while it is held back (K14)', () => {
    const held = { status: 'open', held: 'links' } as const
    expect(word(canAnswerInquiry(staff, held))).toBe('is_held')
    expect(word(canChangeInquiry(staff, held, 'in_progress'))).toBe('is_held')
    expect(word(canAnswerInquiry(member, held))).toBe('not_staff')
  })

  it('has its words', () => {
    expect(inquiryTexts.requestUpgrade).toBe('Request upgrade')
    expect(inquiryTexts.received).toBe('Request received')
    expect(Object.values(inquiryKindNames)).toEqual([
      'Upgrade',
      'Decision for review',
      'Portfolio update',
      'A session',
      'A service',
      'Message',
      'Partnership request',
      'Advisory request',
      'Application',
      'Partner or expert',
      'Security report',
    ])
    expect(Object.values(inquiryStatusNames)).toEqual([
      'Open',
      'In progress',
      'Done',
      'Declined',
      'Withdrawn',
    ])
  })
})

describe('requests from the board (T-103)', () => {
  const premium: Actor = { ...member, plans: ['mobile_premium', 'desktop_standard'] }
  const card = {
    userId: 'm',
    isAssignedAdvisor: false,
    archivedAt: null,
    kind: 'decision',
    status: 'in_progress',
  } as const
  it.each([
    ['a member without the right', member, card, false, 'plan_missing'],
    ['a member', premium, card, false, 'yes'],
    ['an investor all the same (T-024)', { ...premium, userType: 'investor' }, card, false, 'yes'],
    ['a demo member (4.12.5)', { ...premium, isDemo: true }, card, false, 'demo_member'],
    ['a task', premium, { ...card, kind: 'task' }, false, 'not_a_decision'],
    ['one that is taken', premium, { ...card, status: 'completed' }, false, 'already_decided'],
    ['one that is archived', premium, { ...card, archivedAt: new Date(0) }, false, 'card_archived'],
    ['one submitted already', premium, card, true, 'already_requested'],
    ["another member's", premium, { ...card, userId: 'x' }, false, 'not_yours'],
    [
      "an advised member's",
      staff,
      { ...card, userId: 'x', isAssignedAdvisor: true },
      false,
      'advisor_views_only',
    ],
  ] as const)('submitting a decision, %s', (_name, actor, given, hasPending, expected) => {
    expect(word(canRequestDecisionReview(actor, { card: given, hasPending }))).toBe(expected)
  })

  it('an update of the portfolio, once at a time', () => {
    expect(word(canRequestPortfolioUpdate(premium, { hasPending: false }))).toBe('yes')
    expect(word(canRequestPortfolioUpdate(premium, { hasPending: true }))).toBe('already_requested')
    expect(word(canRequestPortfolioUpdate(member, { hasPending: false }))).toBe('plan_missing')
    expect(word(canRequestPortfolioUpdate({ ...premium, isDemo: true }, { hasPending: false }))).toBe(
      'demo_member',
    )
  })
})

describe('asking for a session (4.13.10)', () => {
  it.each([
    ['a member without any plan', { ...member, plans: [] }, false, 'yes'],
    ['one who has asked already', member, true, 'already_requested'],
    ['an unverified member', { ...member, isVerified: false }, false, 'not_verified'],
    ['a demo member (4.12.5)', { ...member, isDemo: true }, false, 'demo_member'],
  ] as const)('%s', (_name, actor, hasPending, expected) => {
    expect(word(canRequestSession(actor, { hasPending }))).toBe(expected)
  })
})

describe('writing to the consultancy (K14)', () => {
  it('is open to anyone but a demo member (4.12.5)', () => {
    const actors = [null, { ...member, isVerified: false }, member, { ...member, isDemo: true }]
    expect(actors.map((actor) => word(canSendMessage(actor)))).toEqual(['yes', 'yes', 'yes', 'demo_member'])
  })
})
