import { expect, it } from 'vitest'
import {
  boardAnnouncements,
  boardPartTexts,
  boardPhoneTexts,
  boardTexts,
  columnNames,
  decisionStateNames,
  metricNames,
  metricTexts,
  milestoneStateNames,
  priorityNames,
} from './texts.ts'

it('texts of cards are exact (spec 3 §2, §8)', () => {
  expect(boardTexts).toEqual({
    notFound: 'Card not found',
    loadFailed: 'Failed to load card',
    updated: 'Card updated',
    updateFailed: 'Failed to update card',
    listFailed: 'Failed to load board cards',
    createComingSoon: 'Create new card functionality coming soon',
    edit: 'Edit',
    cancel: 'Cancel',
    save: 'Save Changes',
    back: 'Back to Board',
    tabDetails: 'Details',
    tabNotes: 'Notes',
    tabAttachments: 'Attachments',
  })
  expect(Object.values(columnNames)).toEqual(['Backlog', 'In progress', 'Completed'])
  expect(Object.values(priorityNames)).toEqual(['Urgent', 'High', 'Medium', 'Low'])
})

it('a screen reader hears card, column and place (K94)', () => {
  expect(boardAnnouncements.dropped('Plan', 'Completed', 1, 4)).toBe('Plan moved to Completed, 1 of 4.')
  expect(boardAnnouncements.found(1)).toBe('1 card found')
  expect(boardAnnouncements.found(0)).toBe('0 cards found')
})

it('the names of the board’s parts are exact (spec 2 §2)', () => {
  expect(boardPartTexts).toEqual({
    checkins: 'Board Check-ins',
    decisions: 'Key Decisions',
    milestones: 'Strategic Milestones and OKRs',
    portfolio: 'Portfolio Oversight',
    requestUpdate: 'Request Portfolio Update',
    scheduleSession: 'Schedule Strategic Session',
    submitDecision: 'Submit Decision for Review',
  })
  expect(boardPhoneTexts).toEqual({
    scheduleSession: 'Schedule Session',
    submitDecision: 'Submit Decision',
  })
  expect(Object.values(metricNames)).toEqual(['MRR', 'Runway', 'Pipeline', 'Team'])
  expect([metricTexts.notEntered, metricTexts.estimate]).toEqual(['Not entered yet', 'Estimate'])
  expect(Object.values(decisionStateNames)).toEqual(['Approved', 'Pending'])
  expect(Object.values(milestoneStateNames)).toEqual([
    'Completed',
    'On track',
    'At risk',
    'Pending',
    'Upcoming',
    'Not started',
  ])
})
