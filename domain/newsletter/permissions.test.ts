import { describe, expect, it } from 'vitest'
import type { Actor } from '#domain/actor.ts'
import { member as anyMember } from '#tests/app/member.ts'
import {
  canEditIssue,
  canExportList,
  canJoinList,
  canReadList,
  canReleaseAddress,
  canSendIssue,
  canStopIssue,
  canSuppressAddress,
  canUnscheduleIssue,
  canWriteIssues,
} from './permissions.ts'

const member: Actor = { ...anyMember, plans: ['mobile_free', 'desktop_standard'] }
const staff: Actor = { ...member, isStaff: true }
const admin: Actor = { ...staff, isAdmin: true }
const said = (decision: { ok: boolean; reason?: string }) => (decision.ok ? 'yes' : decision.reason)

describe('a list (K13)', () => {
  it('is joined by anyone but a demo member, and read and exported by staff', () => {
    expect([canJoinList(null), canJoinList(member)]).toEqual([{ ok: true }, { ok: true }])
    expect(canJoinList({ ...member, isDemo: true })).toMatchObject({ reason: 'demo_member' })
    for (const can of [canReadList, canExportList]) {
      expect(can(staff)).toEqual({ ok: true })
      expect(can(member)).toMatchObject({ reason: 'not_staff' })
    }
  })
})

describe('an issue (K15)', () => {
  it.each([
    ['draft', 'yes', 'not_admin', 'yes', 'issue_not_sending', 'issue_not_scheduled'],
    ['scheduled', 'issue_not_draft', 'not_admin', 'issue_not_draft', 'issue_not_sending', 'yes'],
    ['sending', 'issue_not_draft', 'not_admin', 'issue_not_draft', 'yes', 'issue_not_scheduled'],
    ['stopped', 'issue_not_draft', 'not_admin', 'yes', 'issue_not_sending', 'issue_not_scheduled'],
    ['sent', 'issue_not_draft', 'not_admin', 'issue_not_draft', 'issue_not_sending', 'issue_not_scheduled'],
  ] as const)('that is %s', (status, edits, staffSends, adminSends, stops, unschedules) => {
    const issue = { status }
    expect([
      said(canEditIssue(staff, issue)),
      said(canSendIssue(staff, issue)),
      said(canSendIssue(admin, issue)),
      said(canStopIssue(staff, issue)),
      said(canUnscheduleIssue(staff, issue)),
    ]).toEqual([edits, staffSends, adminSends, stops, unschedules])
    for (const can of [canEditIssue, canStopIssue, canUnscheduleIssue])
      expect(said(can(member, issue))).toBe('not_staff')
  })

  it('is written by staff, and an address is taken off by staff and put back by an admin', () => {
    expect([canWriteIssues(staff), canSuppressAddress(staff)].map(said)).toEqual(['yes', 'yes'])
    expect([canReleaseAddress(staff), canReleaseAddress(admin)].map(said)).toEqual(['not_admin', 'yes'])
  })
})
