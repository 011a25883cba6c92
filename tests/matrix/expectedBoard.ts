import { isDemo } from './cast.ts'
import type { CallRow, Outcome, Scene } from './law.ts'
import { emptyWhereHidden } from './scenes.ts'

const area = 'board'

/** The board beyond its cards: several at once, decisions, check-ins, milestones, figures and requests about them. */
export const expectedBoard: Readonly<Record<string, CallRow>> = {
  'board.moveCards': {
    input: ({ card, secondCard }) => ({ ids: [card, secondCard], status: 'completed' }),
    refs: {
      // All or none: one foreign card among own ones and nothing moves.
      ids: { input: (own, { card }) => ({ ids: [own.card, card], status: 'completed' }), expects: '404' },
    },
  },
  'board.archiveCards': {
    input: ({ card, secondCard }) => ({ ids: [card, secondCard] }),
    refs: { ids: { input: (own, { card }) => ({ ids: [own.card, card] }), expects: '404' } },
  },
  'board.restoreCards': {
    input: ({ archivedCard }) => ({ ids: [archivedCard] }),
    refs: {
      ids: { input: (own, foreign) => ({ ids: [own.archivedCard, foreign.archivedCard] }), expects: '404' },
    },
  },

  'board.listDecisions': {
    shows: 'decision',
  },
  'board.decideCard': { of: 'decision' },
  'board.reopenDecision': { of: 'takenDecision' },
  'inquiries.requestDecisionReview': {
    area,
    input: ({ decision }, id) => ({ id, cardId: decision }),
    expects: notForDemos,
    notRefs: ['id'],
  },
  'inquiries.requestSession': {
    input: (_own, id) => ({ id, body: 'About prices' }),
    expects: notForDemos,
    notRefs: ['id'],
  },
  'inquiries.requestPortfolioUpdate': {
    input: (_own, id) => ({ id }),
    expects: notForDemos,
    notRefs: ['id'],
  },

  'board.listCheckins': {
    shows: 'checkin',
  },
  'board.addCheckin': {
    input: ({ userId }, id) => ({ id, memberId: userId, body: 'Said by the matrix' }),
    notRefs: ['id'],
  },
  'board.deleteCheckin': {
    // An advisor writes here too, and deletes what they wrote themselves.
    expects: ({ law, actor, aim }) =>
      law === '200' && typeof aim === 'object' && aim.owner !== actor ? '403 not_author' : law,
    also: [
      { by: 'premium', input: ({ advisorCheckin }) => ({ id: advisorCheckin }), expects: '403 not_author' },
    ],
  },

  'board.restoreCheckin': {
    of: 'deletedCheckin',
    expects: ({ law, actor, aim }) =>
      law === '200' && typeof aim === 'object' && aim.owner !== actor ? '403 not_author' : law,
  },

  'board.listMilestones': {
    shows: 'milestone',
  },
  'board.getMilestone': { shows: 'milestone' },
  'board.createMilestone': { input: (_own, id) => ({ id, title: 'Set by the matrix' }), notRefs: ['id'] },
  'board.editMilestone': {
    input: ({ milestone }) => ({
      id: milestone,
      baseVersion: 1,
      base: {},
      changes: { title: 'Edited by the matrix' },
    }),
  },

  'board.listMetrics': {
    shows: 'metric',
  },
  'board.enterMetric': {
    input: (_own, id) => ({ id, metric: 'team', value: 4, asOf: '2026-01-06' }),
    notRefs: ['id'],
  },
  'board.deleteMetricEntry': {
    of: 'metric',
    expects: ({ law, seen }) => (law === '404' && seen ? '403 advisor_views_only' : law),
    also: [
      { by: 'premium', input: ({ advisorMetric }) => ({ id: advisorMetric }), expects: '403 not_author' },
    ],
  },

  'board.getProgress': {
    input: ({ userId }) => ({ memberId: userId, since: '2026-01-01T00:00:00Z' }),
    expects: emptyWhereHidden,
    shows: 'card',
  },
  'board.listChanges': {
    shows: 'card',
  },
}

/** Nothing of a demo member reaches the requests (4.12.5). */
function notForDemos({ law, actor }: Scene): Outcome {
  return law === '200' && actor !== 'visitor' && isDemo(actor) ? '403 demo_member' : law
}
