import { isDemo } from './cast.ts'
import type { CallRow } from './law.ts'
import { appRows } from './rowKinds.ts'

const { draftIssue, scheduledIssue, sendingIssue } = appRows
/** An issue is nobody's row: every staff member names it. */
const ofIssue = (id: string): CallRow => ({ input: () => ({ id }), notRefs: ['id'] })
/** One press reaches every reader, so it is an admin's. */
const byAdmin: CallRow['expects'] = ({ law, actor }) =>
  law === '200' && actor !== 'admin' ? '403 not_admin' : law

/** What the contract does not say of the calls of the newsletter. */
export const expectedNewsletter: Readonly<Record<string, CallRow>> = {
  'newsletter.joinList': {
    input: (_target, id) => ({
      id,
      form: 'console',
      fields: { name: 'The Matrix', email: `${id}@matrix.example`, type: 'other', consent: 'yes' },
      page: 'of no page of ours',
    }),
    expects: ({ actor, law }) =>
      isDemo(actor) ? '403 demo_member' : law === '200' ? '403 page_unknown' : law,
    notRefs: ['id'],
  },
  // A link that we have not made confirms and leaves nothing, whoever has it.
  'newsletter.confirmAddress': { input: () => ({ token: 'of no address' }), leavesNoTrail: true },
  // Neither does a code that is nobody's.
  'newsletter.confirmByCode': {
    input: () => ({ email: 'nobody@matrix.example', code: 'AAAA-AAAA' }),
    leavesNoTrail: true,
    expects: ({ actor, law }) => (isDemo(actor) ? '403 demo_member' : law),
  },
  'newsletter.openReport': { input: () => ({ token: 'of no address', what: 'text' }), leavesNoTrail: true },
  'newsletter.leaveLists': { input: () => ({ token: 'of no address' }), leavesNoTrail: true },
  'newsletter.listPlaces': { input: () => ({ list: 'console' }) },
  'newsletter.exportList': { input: () => ({ list: 'console' }) },
  'newsletter.leaveNewsletter': { input: () => ({ token: 'of no address' }), leavesNoTrail: true },
  'newsletter.getPreferences': { input: () => ({ token: 'of no address' }) },
  'newsletter.setPreferences': {
    input: (_target, id) => ({ id, token: 'of no address', topics: [], pace: 'stop' }),
    leavesNoTrail: true,
    notRefs: ['id'],
  },
  'newsletter.askPreferences': { input: () => ({ email: 'nobody@matrix.example' }), leavesNoTrail: true },

  'newsletter.getIssue': ofIssue(draftIssue),
  'newsletter.previewIssue': ofIssue(draftIssue),
  'newsletter.createIssue': { input: (_target, id) => ({ id }), notRefs: ['id'] },
  'newsletter.editIssue': {
    ...ofIssue(draftIssue),
    input: () => ({
      id: draftIssue,
      version: 1,
      fields: { subject: 'Edited by the matrix', lead: 'One', body: 'Two', topics: ['founders'] },
    }),
    also: [
      {
        by: 'manager',
        input: () => ({
          id: sendingIssue,
          version: 1,
          fields: { subject: 'Too late', lead: '', body: '', topics: [] },
        }),
        expects: '403 issue_not_draft',
      },
    ],
  },
  'newsletter.deleteIssue': {
    ...ofIssue(draftIssue),
    also: [{ by: 'manager', input: () => ({ id: sendingIssue }), expects: '403 issue_not_draft' }],
  },
  'newsletter.testIssue': {
    ...ofIssue(draftIssue),
    input: (_target, id) => ({ id: draftIssue, test: id }),
    notRefs: ['id', 'test'],
  },
  'newsletter.scheduleIssue': {
    ...ofIssue(draftIssue),
    input: () => ({ id: draftIssue, version: 1, at: new Date(Date.now() + 86_400_000).toISOString() }),
    expects: byAdmin,
  },
  'newsletter.unscheduleIssue': {
    ...ofIssue(scheduledIssue),
    also: [{ by: 'manager', input: () => ({ id: draftIssue }), expects: '403 issue_not_scheduled' }],
  },
  'newsletter.sendIssue': {
    ...ofIssue(draftIssue),
    input: () => ({ id: draftIssue, version: 1, receivers: 1 }),
    expects: byAdmin,
    also: [
      {
        by: 'admin',
        input: () => ({ id: draftIssue, version: 1, receivers: 2 }),
        expects: '409 receivers_changed',
      },
    ],
  },
  'newsletter.stopIssue': {
    ...ofIssue(sendingIssue),
    also: [{ by: 'manager', input: () => ({ id: draftIssue }), expects: '403 issue_not_sending' }],
  },
  'newsletter.listSubscribers': { input: () => ({}) },
  'newsletter.exportSubscribers': { input: () => ({ state: 'all' }) },
  'newsletter.suppressAddress': { input: () => ({ email: 'nobody@matrix.example', reason: 'asked' }) },
  'newsletter.releaseAddress': { input: () => ({ email: 'one@suppressed.example' }), expects: byAdmin },
}
