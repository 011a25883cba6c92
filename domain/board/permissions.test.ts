import { describe, expect, it } from 'vitest'
import type { Actor } from '#domain/actor.ts'
import { member } from '#tests/app/member.ts'
import {
  canAddCardNote,
  canAddCheckin,
  canArchiveCard,
  canArchiveCards,
  canArchiveMilestone,
  canAttachFile,
  canCreateCard,
  canCreateMilestone,
  canDecideCard,
  canDeleteAttachment,
  canDeleteCardNote,
  canDeleteCheckin,
  canDeleteMetricEntry,
  canEditCard,
  canEditMilestone,
  canEnterMetric,
  canMakeCardFromLine,
  canMoveCard,
  canMoveCards,
  canRestoreAttachment,
  canRestoreCard,
  canRestoreCardNote,
  canRestoreCheckin,
  canViewBoard,
} from './permissions.ts'

const free: Actor = { ...member, plans: ['mobile_free', 'desktop_standard'], userType: 'founder' }
const premium: Actor = { ...free, plans: ['mobile_premium', 'desktop_standard'] }
const desktopPro: Actor = { ...free, plans: ['mobile_pro', 'desktop_standard', 'desktop_pro'] }
const staff: Actor = { ...free, userId: 's', isStaff: true }
const manager: Actor = { ...staff, permissions: ['sessions.manage'] }
const admin: Actor = { ...staff, isAdmin: true }
const word = (decision: { ok: true } | { ok: false; reason: string }) =>
  decision.ok ? 'yes' : decision.reason

const mine = { userId: 'm', isAssignedAdvisor: false, archivedAt: null }
const others = { ...mine, userId: 'x' }
const advised = { ...others, isAssignedAdvisor: true }

describe('who sees and edits a card (T-203, 4.12.3, spec 3 §6)', () => {
  it.each([
    ['free member, own', free, mine, 'yes', 'plan_missing'],
    ['premium member, own', premium, mine, 'yes', 'yes'],
    ['Desktop Pro member, own', desktopPro, mine, 'yes', 'yes'],
    ['demo member, own', { ...premium, isDemo: true }, mine, 'yes', 'yes'],
    ['unverified, own', { ...premium, isVerified: false }, mine, 'not_verified', 'not_verified'],
    ['disabled, own', { ...premium, isDisabled: true }, mine, 'account_disabled', 'account_disabled'],
    ['another member', premium, others, 'not_yours', 'not_yours'],
    ['another member named as advisor', premium, advised, 'not_yours', 'not_yours'],
    ['staff not assigned', staff, others, 'not_assigned', 'not_assigned'],
    ['staff assigned', staff, advised, 'yes', 'advisor_views_only'],
    ['holder of sessions.manage, not assigned', manager, others, 'not_assigned', 'not_assigned'],
    ['admin, not assigned', admin, others, 'not_assigned', 'not_assigned'],
    [
      'disabled staff, assigned',
      { ...staff, isDisabled: true },
      advised,
      'account_disabled',
      'account_disabled',
    ],
    ['staff on their own board (T-009)', { ...staff, userId: 'm' }, mine, 'yes', 'yes'],
  ] as const)('%s', (_name, actor, card, view, edit) => {
    expect(word(canViewBoard(actor, card))).toBe(view)
    for (const can of [canEditCard, canMoveCard, canArchiveCard, canRestoreCard, canAddCardNote]) {
      expect(word(can(actor, card))).toBe(edit)
    }
    // An assigned advisor adds and changes nothing (4.13.2).
    const isAdvisor = edit === 'advisor_views_only'
    expect(word(canCreateCard(actor, { ...card, cardCount: 0 }))).toBe(isAdvisor ? 'yes' : edit)
  })

  it('an archived card is restored before it is edited, moved or noted', () => {
    const archived = { ...mine, archivedAt: new Date(0) }
    expect([canEditCard, canMoveCard, canAddCardNote].map((can) => word(can(premium, archived)))).toEqual(
      Array(3).fill('card_archived'),
    )
    expect([canArchiveCard, canRestoreCard].map((can) => word(can(premium, archived)))).toEqual([
      'yes',
      'yes',
    ])
  })

  it('a board holds 10,000 cards (4.12.15)', () => {
    expect(word(canCreateCard(premium, { ...mine, cardCount: 9_999 }))).toBe('yes')
    expect(word(canCreateCard(premium, { ...mine, cardCount: 10_000 }))).toBe('too_many_cards')
  })

  it('what was deleted comes back by its author within 30 days', () => {
    const deletedAt = new Date('2026-06-01T00:00:00Z')
    const later = (ms: number) => new Date(deletedAt.getTime() + 30 * 86_400_000 + ms)
    const note = { createdBy: 'm', deletedAt }
    expect(word(canRestoreCardNote(premium, mine, note, later(0)))).toBe('yes')
    expect(word(canRestoreCardNote(premium, mine, note, later(1)))).toBe('undo_window_closed')
    expect(word(canRestoreCardNote(premium, mine, { ...note, deletedAt: null }, later(1)))).toBe('yes')
    expect(word(canRestoreCardNote(premium, mine, { ...note, createdBy: 'x' }, later(0)))).toBe('not_author')
    expect(word(canRestoreCheckin(premium, { ...mine, ...note }, later(0)))).toBe('yes')
    expect(word(canRestoreCheckin(premium, { ...mine, ...note }, later(1)))).toBe('undo_window_closed')
    expect(word(canRestoreCheckin(staff, { ...advised, ...note }, later(0)))).toBe('not_author')
  })

  it('files are added, removed and brought back by the member of the card, 50 to each', () => {
    const card = { ...mine, archivedAt: null, fileCount: 0 }
    const file = { deletedAt: new Date('2026-06-01T00:00:00Z') }
    const soon = new Date('2026-06-02T00:00:00Z')
    const late = new Date('2026-07-02T00:00:00Z')
    expect(word(canAttachFile(premium, card))).toBe('yes')
    expect(word(canAttachFile(premium, { ...card, fileCount: 50 }))).toBe('too_many_files')
    expect(word(canAttachFile(premium, card, 2 * 1024 ** 3))).toBe('yes')
    expect(word(canAttachFile(premium, card, 2 * 1024 ** 3 + 1))).toBe('files_too_large')
    expect(word(canAttachFile(premium, { ...card, archivedAt: soon }))).toBe('card_archived')
    expect(word(canAttachFile(free, card))).toBe('plan_missing')
    expect(word(canAttachFile(staff, { ...advised, archivedAt: null, fileCount: 0 }))).toBe(
      'advisor_views_only',
    )
    expect(word(canDeleteAttachment(premium, card))).toBe('yes')
    expect(word(canRestoreAttachment(premium, card, file, soon))).toBe('yes')
    expect(word(canRestoreAttachment(premium, card, file, late))).toBe('undo_window_closed')
    expect(word(canRestoreAttachment(premium, { ...card, fileCount: 50 }, file, soon))).toBe('too_many_files')
  })

  it('a note is deleted by its author', () => {
    expect(word(canDeleteCardNote(premium, mine, { createdBy: 'm' }))).toBe('yes')
    expect(word(canDeleteCardNote(premium, mine, { createdBy: 'x' }))).toBe('not_author')
  })
})

describe('a card from a line of minutes (4.12.12)', () => {
  const line = { userId: 'm', isApproved: true, cardCount: 0 }
  it.each([
    ['own approved line', premium, line, 'yes'],
    ['own line, free plan', free, line, 'plan_missing'],
    ['line not approved', premium, { ...line, isApproved: false }, 'not_approved'],
    ["another member's line", premium, { ...line, userId: 'x' }, 'not_yours'],
    ["staff with a member's line", staff, line, 'not_assigned'],
    ['full board', premium, { ...line, cardCount: 10_000 }, 'too_many_cards'],
  ] as const)('%s', (_name, actor, given, expected) => {
    expect(word(canMakeCardFromLine(actor, given))).toBe(expected)
  })
})

describe('the board around its cards (K75, K76)', () => {
  it.each([
    ['free member, own', free, mine, 'plan_missing', 'plan_missing'],
    ['premium member, own', premium, mine, 'yes', 'yes'],
    ['another member', premium, others, 'not_yours', 'not_yours'],
    ['staff not assigned', staff, others, 'not_assigned', 'not_assigned'],
    ['staff assigned', staff, advised, 'yes', 'advisor_views_only'],
    [
      'disabled staff, assigned',
      { ...staff, isDisabled: true },
      advised,
      'account_disabled',
      'account_disabled',
    ],
    ['admin, not assigned', admin, others, 'not_assigned', 'not_assigned'],
  ] as const)('%s', (_name, actor, board, checkin, rest) => {
    expect(word(canAddCheckin(actor, board))).toBe(checkin)
    expect(word(canCreateMilestone(actor, { ...board, milestoneCount: 0 }))).toBe(rest)
    expect(word(canEditMilestone(actor, board))).toBe(rest)
    expect(word(canArchiveMilestone(actor, board))).toBe(rest)
    expect(word(canEnterMetric(actor, { ...board, entryCount: 0 }))).toBe(rest)
    expect(word(canDecideCard(actor, { ...board, kind: 'decision' }))).toBe(rest)
    expect(word(canMoveCards(actor, [board, board]))).toBe(rest)
    expect(word(canArchiveCards(actor, [board]))).toBe(rest)
  })

  it('is taken back by whoever wrote it', () => {
    expect(word(canDeleteCheckin(premium, mine, { createdBy: 'm' }))).toBe('yes')
    expect(word(canDeleteCheckin(premium, mine, { createdBy: 's' }))).toBe('not_author')
    expect(word(canDeleteCheckin(staff, advised, { createdBy: 's' }))).toBe('yes')
    expect(word(canDeleteCheckin(staff, others, { createdBy: 's' }))).toBe('not_assigned')
    expect(word(canDeleteMetricEntry(premium, mine, { createdBy: 'm' }))).toBe('yes')
    expect(word(canDeleteMetricEntry(premium, mine, { createdBy: 's' }))).toBe('not_author')
    expect(word(canDeleteMetricEntry(free, mine, { createdBy: 'm' }))).toBe('plan_missing')
  })

  it('has its bounds: 200 milestones, 5,000 figures', () => {
    expect(word(canCreateMilestone(premium, { ...mine, milestoneCount: 200 }))).toBe('too_many_milestones')
    expect(word(canEnterMetric(premium, { ...mine, entryCount: 5_000 }))).toBe('too_many_entries')
  })

  it('a task is no decision, and what is archived is brought back first (T-102)', () => {
    const archived = { ...mine, archivedAt: new Date(0) }
    expect(word(canDecideCard(premium, { ...mine, kind: 'task' }))).toBe('not_a_decision')
    expect(word(canDecideCard(premium, { ...archived, kind: 'decision' }))).toBe('card_archived')
    expect(word(canEditMilestone(premium, archived))).toBe('milestone_archived')
    expect(word(canMoveCards(premium, [mine, archived]))).toBe('card_archived')
    expect(word(canMoveCards(premium, [mine, others]))).toBe('not_yours')
    expect(word(canArchiveCards(premium, [mine, archived]))).toBe('yes')
  })
})
