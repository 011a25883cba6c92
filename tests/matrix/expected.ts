import { agreedVersions } from '#domain/accounts/rules/agreedTexts.ts'
import { serviceCardDefaults } from '#domain/billing/rules/serviceCards.ts'
import { landingKind } from '#domain/content/rules/landing.ts'
import { isDemo, isStaff } from './cast.ts'
import type { Call } from './contractCalls.ts'
import { derivedRow } from './derived.ts'
import { expectedAutomation } from './expectedAutomation.ts'
import { expectedBoard } from './expectedBoard.ts'
import { expectedBooking } from './expectedBooking.ts'
import { expectedNewsletter } from './expectedNewsletter.ts'
import { expectedPrivacy } from './expectedPrivacy.ts'
import { expectedSessions } from './expectedSessions.ts'
import type { CallRow } from './law.ts'
import { appRows } from './rowKinds.ts'
import { isOwn } from './scenes.ts'

const matrixPage = (slug: string) => ({
  ...landingKind.start,
  slug,
  headline: 'By the matrix',
  lead: 'One',
  offerTitle: 'Two',
})

/** A card is given to its member or their advisor; anybody else is a mistake in the field (T-215). */
const refusedPerson = '400'

/** What the contract does not say of a call by itself, keyed as in audit and logs. */
const written: Readonly<Record<string, CallRow>> = {
  'accounts.touchSignIn': { leavesNoTrail: true },
  'accounts.editProfile': { input: () => ({ company: 'Matrix Works' }) },
  'accounts.agreeTexts': {
    input: () => ({ agreed: [{ text: 'privacy', version: agreedVersions.privacy }] }),
    expects: ({ actor, law }) =>
      law !== '200' || actor === 'visitor'
        ? law
        : isDemo(actor)
          ? '403 demo_member'
          : isStaff(actor)
            ? '403 staff_account'
            : law,
  },
  'accounts.dismissNudge': { input: () => ({ nudge: 'minutes' }) },
  'accounts.viewSignIns': {
    input: ({ userId }) => ({ userId }),
    expects: (scene) => (scene.law === '200' && isOwn(scene) ? '403 own_account' : scene.law),
  },
  'accounts.endSignIns': {
    input: ({ userId }) => ({ userId }),
    expects: (scene) => (scene.law === '200' && isOwn(scene) ? '403 own_account' : scene.law),
  },
  // Whoever sees the board sees who else looked.
  'accounts.listViews': { area: 'board' },
  'accounts.showCard': { input: () => ({ isShown: true }) },
  'accounts.openCard': { input: () => ({ slug: 'nobody-shows-this' }), leavesNoTrail: true },
  'accounts.setRole': {
    input: ({ userId }) => ({ userId, role: 'staff', give: true }),
    also: [
      {
        by: 'admin',
        input: ({ userId }) => ({ userId, role: 'admin', give: false }),
        expects: '403 last_admin',
      },
    ],
  },
  'accounts.setPermission': {
    input: ({ userId }) => ({ userId, name: 'sessions.manage', give: true }),
    expects: ({ law, aim }) =>
      law === '200' && typeof aim === 'object' && !isStaff(aim.owner) ? '403 subject_not_staff' : law,
  },
  'accounts.resetFactor': {
    input: ({ userId }) => ({ userId, reason: 'lost' }),
    expects: (scene) => (scene.law === '200' && isOwn(scene) ? '403 own_account' : scene.law),
  },
  'accounts.setDisabled': {
    input: ({ userId }) => ({ userId, disabled: true }),
    expects: (scene) => (scene.law === '200' && isOwn(scene) ? '403 own_account' : scene.law),
  },

  'accounts.assignAdvisor': {
    // Somebody is made the advisor of themselves: the one refusal that every row can show.
    input: ({ userId }, id) => ({ id, memberId: userId, advisorId: userId }),
    expects: ({ law, actor }) =>
      law === '200' ? (assigns(actor) ? '403 own_advisor' : '403 not_manager') : law,
    refs: {
      advisorId: {
        input: ({ userId }, foreign, id) => ({ id, memberId: userId, advisorId: foreign.userId }),
        expects: (actor, owner) =>
          isDemo(owner) ? '404' : assigns(actor) ? '403 subject_not_staff' : '403 not_manager',
      },
    },
    notRefs: ['id'],
  },
  'accounts.endAdvisor': {
    of: 'assignment',
    expects: ({ law, actor }) => (law === '200' && !assigns(actor) ? '403 not_manager' : law),
  },

  'billing.listMyGrants': { shows: 'grant' },
  'billing.listGrants': { shows: 'grant' },
  'billing.grantPlan': {
    input: ({ userId }, id) => ({ id, userId, plan: 'mobile_premium', reason: 'matrix', untilAt: null }),
    expects: (scene) => (scene.law === '200' && isOwn(scene) ? '403 own_account' : scene.law),
    notRefs: ['id'],
  },
  'billing.endGrant': {
    expects: (scene) => (scene.law === '200' && isOwn(scene) ? '403 own_account' : scene.law),
  },

  'content.findPlaces': { input: () => ({ words: 'matrix' }) },

  'board.listCards': {
    shows: 'card',
  },
  'board.getCard': { shows: 'note' },
  'board.pickCards': { shows: 'card' },
  'board.createCard': {
    input: ({ userId }, id) => ({ id, memberId: userId, title: 'Made by the matrix' }),
    refs: {
      assignedTo: {
        input: (_own, foreign, id) => ({ id, title: 'Made by the matrix', assignedTo: foreign.userId }),
        expects: refusedPerson,
      },
    },
    notRefs: ['id'],
  },
  'board.editCard': {
    input: ({ card }) => ({ id: card, baseVersion: 1, base: {}, changes: { title: 'Edited by the matrix' } }),
    refs: {
      assignedTo: {
        input: ({ card }, foreign) => ({
          id: card,
          baseVersion: 1,
          base: {},
          changes: { assignedTo: foreign.userId },
        }),
        expects: refusedPerson,
      },
    },
  },
  'board.moveCard': {
    input: ({ card }) => ({ id: card, status: 'completed', after: null, before: null }),
    refs: {
      // A neighbour that is not there is passed over, and so is one that is another member's.
      after: {
        input: ({ card }, foreign) => ({
          id: card,
          status: 'backlog',
          after: foreign.secondCard,
          before: null,
        }),
        expects: '200',
      },
      before: {
        input: ({ card }, foreign) => ({
          id: card,
          status: 'backlog',
          after: null,
          before: foreign.secondCard,
        }),
        expects: '200',
      },
    },
  },
  'board.addNote': {
    input: ({ card }, id) => ({ id, cardId: card, body: 'Said by the matrix' }),
    expects: advisorLooks,
    notRefs: ['id'],
  },
  'board.deleteNote': { expects: advisorLooks },
  'board.restoreNote': { of: 'deletedNote', expects: advisorLooks },
  'board.listAttachments': { input: ({ card }) => ({ cardId: card }) },
  'board.addAttachment': {
    input: ({ card }, id) => ({ id, cardId: card, name: 'plan.pdf', byteSize: 10 }),
    expects: advisorLooks,
    notRefs: ['id'],
  },
  'board.getAttachmentAddress': { of: 'attachment' },
  'board.deleteAttachment': { expects: advisorLooks },
  'board.restoreAttachment': { of: 'deletedAttachment', expects: advisorLooks },
  'board.makeCardFromLine': {
    area: 'sessions',
    input: ({ line }, id) => ({ id, lineId: line }),
    // Staff read the line with the session; the board it would go to is the member's.
    expects: ({ law, seen }) => (law === '404' && seen ? '403 not_assigned' : law),
    notRefs: ['id'],
  },

  'content.countPage': { input: () => ({ path: '/' }), leavesNoTrail: true },
  'content.reportError': {
    input: (_target, id) => ({
      id,
      level: 'component',
      path: '/dashboard',
      message: 'Broken by the matrix',
      stack: '',
      release: '',
    }),
    notRefs: ['id'],
    leavesNoTrail: true,
  },

  'content.searchSite': { input: () => ({ words: 'the matrix' }), leavesNoTrail: true },
  // Pages that staff write are nobody's either (K90).
  'content.createSiteText': {
    input: (_target, id) => ({ id, kind: 'landing', fields: matrixPage(`matrix-${id}`) }),
    notRefs: ['id'],
  },
  'content.listSiteTexts': { input: () => ({ kind: 'landing' }) },
  'content.getSiteText': { input: () => ({ id: appRows.siteText }), notRefs: ['id'] },
  'content.saveSiteText': {
    input: () => ({ id: appRows.siteText, baseVersion: 1, fields: matrixPage('matrix') }),
    notRefs: ['id'],
  },
  'content.publishSiteText': {
    input: () => ({ id: appRows.siteText, baseVersion: 1, at: null }),
    // It has the fields that a new page begins with, and others are missing.
    expects: ({ law }) => (law === '200' ? '400' : law),
    notRefs: ['id'],
  },
  'content.addPicture': { input: (_target, id) => ({ id, name: 'one.png', byteSize: 10 }), notRefs: ['id'] },
  'content.withdrawSiteText': { input: () => ({ id: appRows.siteText }), notRefs: ['id'] },
  'content.restoreSiteText': { input: () => ({ id: appRows.siteText, version: 1 }), notRefs: ['id'] },
  // Service cards are nobody's: the catalogue, which every staff member writes (K12).
  'billing.createServiceCard': {
    input: (_target, id) => ({ ...serviceCardDefaults, id, cardId: `matrix-${id}`, title: 'By the matrix' }),
    notRefs: ['id', 'cardId'],
  },
  'billing.editServiceCard': {
    input: () => ({
      id: appRows.serviceCard,
      baseVersion: 1,
      base: {},
      changes: { title: 'Edited by the matrix' },
    }),
    notRefs: ['id', 'cardId'],
  },
  'billing.listServiceCardVersions': { input: () => ({ id: appRows.serviceCard }), notRefs: ['id'] },
  'billing.moveServiceCard': {
    input: () => ({ id: appRows.serviceCard, afterId: appRows.secondServiceCard }),
    notRefs: ['id', 'afterId'],
  },
  'booking.getCalendly': {
    expects: ({ law, actor }) => (law === '200' && !assigns(actor) ? '403 not_manager' : law),
  },
  'booking.subscribeCalendly': {
    expects: ({ law, actor }) =>
      law === '200' ? (assigns(actor) ? '403 calendly_not_configured' : '403 not_manager') : law,
  },
  'booking.assignCalendly': {
    input: ({ userId }) => ({ id: appRows.calendlyBooking, memberId: userId }),
    expects: ({ law, actor }) => (law === '200' && !assigns(actor) ? '404' : law),
    notRefs: ['id'],
  },
  'booking.unassignCalendly': {
    input: () => ({ id: appRows.calendlyBooking }),
    expects: ({ law, actor }) => (law === '200' && !assigns(actor) ? '404' : law),
    notRefs: ['id'],
  },
  'booking.listCalendars': {},
  'inquiries.requestService': {
    input: (_target, id) => ({ id, cardId: 'service-0' }),
    expects: ({ actor, law }) => (law === '200' && isDemo(actor) ? '403 demo_member' : law),
    notRefs: ['id', 'cardId'],
  },

  'learning.setLessonDone': { input: () => ({ lesson: 'set-a-price-and-defend-it', isDone: true }) },

  'audit.listEvents': { notRefs: ['personId'] },
  'audit.exportTrail': { input: () => ({ fromAt: '2020-01-01T00:00:00Z' }) },

  'inquiries.requestUpgrade': {
    input: (_target, id) => ({ id, plan: 'desktop_pro' }),
    expects: ({ actor, law }) => {
      if (law !== '200' || actor === 'visitor') return law
      if (isDemo(actor)) return '403 demo_member'
      // Who works here has every plan of the console already (4.13.12).
      return actor.startsWith('desktopPro') || isStaff(actor) ? '403 plan_held' : law
    },
    notRefs: ['id'],
  },
  // A token that we have not made shows nothing, whoever has it.
  'inquiries.getSentMessage': { input: () => ({ token: 'of no message' }) },
  'inquiries.sendMessage': {
    input: (_target, id) => ({
      id,
      form: 'contact',
      fields: {
        topic: 'press',
        name: 'The Matrix',
        email: `${id}@matrix.example`,
        message: 'Asked by the matrix',
      },
      page: 'of no page of ours',
    }),
    // Its page was opened by nobody, so even who may send one is refused before anything is stored.
    expects: ({ actor, law }) =>
      isDemo(actor) ? '403 demo_member' : law === '200' ? '403 page_unknown' : law,
    notRefs: ['id'],
  },
  'inquiries.exportInquiries': { input: () => ({ show: 'closed' }) },
  'inquiries.releaseInquiry': {
    input: ({ inquiry }) => ({ id: inquiry }),
    expects: ({ law }) => (law === '200' ? '403 not_held' : law),
  },
  'inquiries.withdrawInquiry': {
    of: 'inquiry',
    also: [{ by: 'free', input: ({ closedInquiry }) => ({ id: closedInquiry }), expects: '403 not_pending' }],
  },
  'inquiries.listMyInquiries': { shows: 'inquiry' },
  'inquiries.listInquiries': {
    shows: 'inquiry',
  },
  'inquiries.getInquiry': { of: 'inquiry', shows: 'inquiry' },
  'inquiries.takeInquiry': {
    input: ({ inquiry }) => ({ id: inquiry, seenOwnerId: null }),
    also: [
      {
        by: 'manager',
        input: ({ closedInquiry }) => ({ id: closedInquiry, seenOwnerId: null }),
        expects: '403 status_not_next',
      },
    ],
    notRefs: ['seenOwnerId'],
  },
  'inquiries.answerInquiry': {
    input: ({ takenInquiry }) => ({ id: takenInquiry, outcome: 'done', answer: 'Here it is.' }),
    also: [
      {
        by: 'manager',
        input: ({ closedInquiry }) => ({ id: closedInquiry, outcome: 'done', answer: 'Again.' }),
        expects: '403 status_not_next',
      },
    ],
  },
  'inquiries.saveAnswerDraft': {
    input: ({ takenInquiry }) => ({ id: takenInquiry, outcome: 'done', answer: 'Half of it.' }),
    also: [
      {
        by: 'manager',
        input: ({ closedInquiry }) => ({ id: closedInquiry, outcome: 'done', answer: 'Half of it.' }),
        expects: '403 status_not_next',
      },
    ],
  },
  'inquiries.reopenInquiry': {
    of: 'closedInquiry',
    also: [{ by: 'manager', input: ({ inquiry }) => ({ id: inquiry }), expects: '403 status_not_next' }],
  },
  ...expectedAutomation,
  ...expectedBoard,
  ...expectedBooking,
  ...expectedNewsletter,
  ...expectedPrivacy,
  ...expectedSessions,
}
export const writtenFor = Object.keys(written)

/** The row of a call: what is derived from the contract, and over it what is written; null where neither is enough. */
export function rowOf(call: Call): CallRow | null {
  const row = written[call.id]
  const derived = derivedRow(call, row?.of)
  return row || derived ? { ...derived, ...row } : null
}

/** Who advises whom is for admins and holders of sessions.manage (4.13.1). */
const assigns = (actor: string): boolean => actor === 'manager' || actor === 'admin'

/** An assigned advisor sees the card and is told that looking is all (T-203). */
function advisorLooks({ law, seen }: { law: string; seen: boolean }) {
  return law === '404' && seen ? '403 advisor_views_only' : (law as '200') // safe because the law's own outcome is handed on
}
