import { expect, it } from 'vitest'
import type { Actor } from '#domain/actor.ts'
import type { Decision } from '#domain/decision.ts'
import { sessionRefusals } from '#domain/sessions/texts.ts'
import { member as anyMember } from '#tests/app/member.ts'
import {
  canApproveMinutes,
  canBeginMinutes,
  canEditDraft,
  canListMinutes,
  canMakeCard,
  canReadMinutes,
  canReopenMinutes,
  canRetryRecording,
  canSetOutcomeStatus,
  canUndoMatch,
} from './permissions.ts'
import { minutesRefusals } from './texts.ts'
import { type LineKind, lineKinds, type OutcomeStatus, outcomeStatuses } from './types.ts'

const member: Actor = { ...anyMember, userId: 'marta', plans: ['mobile_premium'] }
const staff: Actor = { ...member, userId: 'julius', isStaff: true, plans: [] }
const yesToAll = { isAssigned: true }
const outcome = (status: OutcomeStatus) => ({ userId: 'marta', status })
const said = (decision: Decision) => {
  if (!decision.ok) expect({ ...sessionRefusals, ...minutesRefusals }).toHaveProperty(decision.reason)
  return decision.ok ? 'yes' : decision.reason
}

it('a member reads approved minutes of their own and no other version (T-086, 4.12.17)', () => {
  const ask = (actor: Actor, isAssigned = false) =>
    outcomeStatuses.map((status) => said(canReadMinutes(actor, outcome(status), { isAssigned })))
  expect(ask(member)).toEqual(['not_approved', 'not_approved', 'yes', 'not_approved'])
  expect(ask({ ...member, userId: 'x' })).toEqual(Array(4).fill('not_yours'))
  expect(ask(staff)).toEqual(Array(4).fill('not_yours'))
  expect(ask(staff, true)).toEqual(Array(4).fill('yes'))
  expect(ask({ ...staff, permissions: ['sessions.manage'] })).toEqual(Array(4).fill('yes'))
})

it('only staff who manage the session edit a draft, and nobody edits approved minutes', () => {
  const ask = (actor: Actor, isAssigned: boolean) =>
    outcomeStatuses.map((status) => said(canEditDraft(actor, outcome(status), { isAssigned })))
  expect(ask(staff, true)).toEqual(['yes', 'yes', 'not_a_draft', 'not_a_draft'])
  expect(ask(staff, false)).toEqual(Array(4).fill('not_assigned'))
  expect(ask(member, false)).toEqual(Array(4).fill('not_staff'))
})

it('minutes are begun by hand once the session has begun, where there are none and none is on its way (K71)', () => {
  const now = new Date('2026-06-11T15:00:00Z')
  const held = { status: 'scheduled', startAt: new Date('2026-06-11T14:30:00Z'), deletedAt: null } as const
  const none = { isAssigned: true, isDrafting: false, hasVersion: false }
  const ask = (
    given: Partial<typeof none>,
    session: Parameters<typeof canBeginMinutes>[1] = held,
    actor = staff,
  ) => said(canBeginMinutes(actor, session, { ...none, ...given }, now))
  expect(ask({})).toBe('yes')
  expect(ask({}, { ...held, status: 'completed' })).toBe('yes')
  expect(ask({}, { ...held, status: 'cancelled' })).toBe('session_cancelled')
  expect(ask({}, { ...held, deletedAt: now })).toBe('session_deleted')
  expect(ask({}, { ...held, startAt: new Date('2026-06-11T15:00:01Z') })).toBe('session_not_begun')
  expect(ask({ isDrafting: true })).toBe('being_drafted')
  expect(ask({ hasVersion: true })).toBe('has_minutes')
  expect(ask({ isAssigned: false })).toBe('not_assigned')
  expect(ask({}, held, member)).toBe('not_staff')
})

it('only approved minutes are opened again, and only by those who manage the session (K71)', () => {
  const ask = (actor: Actor, isAssigned: boolean) =>
    outcomeStatuses.map((status) => said(canReopenMinutes(actor, outcome(status), { isAssigned })))
  expect(ask(staff, true)).toEqual(['wrong_status', 'wrong_status', 'yes', 'wrong_status'])
  expect(ask(staff, false)).toEqual(Array(4).fill('not_assigned'))
  expect(ask(member, false)).toEqual(Array(4).fill('not_staff'))
})

it('approved minutes are listed by the plan that lets one read them, and by staff (T-086)', () => {
  expect(said(canListMinutes(member))).toBe('yes')
  expect(said(canListMinutes({ ...member, plans: [] }))).toBe('plan_missing')
  expect(said(canListMinutes(staff))).toBe('yes')
  expect(said(canListMinutes({ ...member, isDisabled: true }))).toBe('account_disabled')
})

it('a version is approved only with consent, lines, and proof for each (K70, D6)', () => {
  const ready = { ...yesToAll, consentComplete: true, lineCount: 3, unproven: 0 }
  const ask = (change: Partial<typeof ready>, status: OutcomeStatus = 'draft', actor = staff) =>
    said(canApproveMinutes(actor, outcome(status), { ...ready, ...change }))
  expect(outcomeStatuses.map((status) => ask({}, status))).toEqual([
    'yes',
    'yes',
    'wrong_status',
    'wrong_status',
  ])
  expect(ask({ consentComplete: false })).toBe('consent_missing')
  expect(ask({ lineCount: 0 })).toBe('no_lines')
  expect(ask({ unproven: 1 })).toBe('evidence_missing')
  expect(ask({ isAssigned: false })).toBe('not_assigned')
  expect(ask({}, 'draft', member)).toBe('not_staff')
  expect(said(canSetOutcomeStatus('reviewed', staff, outcome('draft'), yesToAll))).toBe('yes')
  expect(said(canSetOutcomeStatus('draft', staff, outcome('approved'), yesToAll))).toBe('wrong_status')
})

it('a member makes one card of an action, a decision or a next step (4.12.12)', () => {
  const ask = (kind: LineKind, actor = member, status: OutcomeStatus = 'approved', hasCard = false) =>
    said(canMakeCard(actor, outcome(status), { kind, hasCard, text: 'Send it', quote: 'I will send it.' }))
  expect(lineKinds.filter((kind) => ask(kind) === 'yes')).toEqual(['decision', 'action', 'next_step'])
  expect(ask('summary')).toBe('not_an_action')
  const bare = { kind: 'next_step', text: 'Send it', quote: null, hasCard: false } as const
  expect(said(canMakeCard(member, outcome('approved'), bare))).toBe('no_sentence')
  expect(said(canMakeCard(member, outcome('approved'), { ...bare, kind: 'action' }))).toBe('yes')
  expect(said(canMakeCard(member, outcome('approved'), { ...bare, wordedBy: 'julius' }))).toBe('yes')
  const wordless = { ...bare, kind: 'action', text: '', quote: 'I will send it.' } as const
  expect(said(canMakeCard(member, outcome('approved'), wordless))).toBe('no_words')
  expect(ask('action', member, 'draft')).toBe('not_approved')
  expect(ask('action', member, 'approved', true)).toBe('has_card')
  expect(ask('action', { ...member, plans: ['mobile_free'] })).toBe('plan_missing')
  expect(ask('action', staff)).toBe('not_yours')
  expect(ask('action', { ...staff, permissions: ['sessions.manage'] })).toBe('not_yours')
})

it('only what is linked and failed is brought again, by those who keep recordings (T-066)', () => {
  const keeper: Actor = { ...staff, permissions: ['sessions.manage'] }
  const ask = (actor: Actor, isLinked: boolean, hasFailed: boolean) => {
    const decision = canRetryRecording(actor, { isLinked, hasFailed })
    return decision.ok ? 'yes' : decision.reason
  }
  expect(ask(keeper, true, true)).toBe('yes')
  expect(ask(keeper, true, false)).toBe('not_failed')
  expect(ask(keeper, false, true)).toBe('not_linked')
  expect(ask(staff, true, true)).toBe('not_keeper')
  expect(ask(member, true, true)).toBe('not_staff')
})

it('what was decided of a recording is taken back by those who keep them, a link before its words are there (T-068)', () => {
  const keeper: Actor = { ...staff, permissions: ['sessions.manage'] }
  const reasonOf = (actor: Actor, given: Partial<Parameters<typeof canUndoMatch>[1]>) => {
    const decision = canUndoMatch(actor, { isLinked: false, isAside: false, hasTranscript: false, ...given })
    return decision.ok ? 'yes' : decision.reason
  }
  expect(reasonOf(staff, { isLinked: true })).toBe('not_keeper')
  expect(reasonOf(keeper, {})).toBe('not_linked')
  expect(reasonOf(keeper, { isLinked: true })).toBe('yes')
  expect(reasonOf(keeper, { isLinked: true, hasTranscript: true })).toBe('has_transcript')
  expect(reasonOf(keeper, { isAside: true })).toBe('yes')
})
