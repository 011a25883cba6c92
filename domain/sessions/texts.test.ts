import { expect, it } from 'vitest'
import { sessionEvents } from './events.ts'
import { sessionLimits } from './limits.ts'
import { noteLinkedTo, sessionMarkedAs, sessionNoteTexts, sessionTexts } from './texts.ts'

it('keeps the exact texts of the specification for sessions', () => {
  expect(sessionTexts).toMatchObject({
    completed: 'Session marked as completed',
    cancelled: 'Session cancelled',
    deleted: 'Session deleted',
    confirmDelete: 'Are you sure you want to delete this session?',
    fetchFailed: 'Failed to fetch sessions',
    listFailed: 'Failed to load sessions',
    loadFailed: 'Failed to load session',
    notFound: 'Session not found',
    updateFailed: 'Failed to update session',
    deleteFailed: 'Failed to delete session',
    empty: 'No sessions found',
    emptyHint: 'Sessions from Calendly will appear here automatically',
    noReport: 'No report found for this session',
    noRecording: 'No recording found for this session',
    reportGenerated: 'Session report generated and saved successfully',
    reportFailed: 'Failed to generate session report',
    openingCalendar: 'Opening booking calendar...',
    openCalendarFailed: 'Failed to open booking calendar',
    tabs: { recap: 'Recap', notes: 'Session Notes', recording: 'Recording' },
  })
  expect(sessionMarkedAs('completed')).toBe('Session marked as completed')
})

it('keeps the exact texts of the specification for session notes (spec 3 §8)', () => {
  expect(sessionNoteTexts).toEqual({
    listFailed: 'Failed to load session notes',
    saveFailed: 'Failed to save session note',
    deleteFailed: 'Failed to delete note',
    linkFailed: 'Failed to link to board',
    added: 'Added to session notes',
    deleted: 'Session note deleted',
    linked: 'Linked to board card',
  })
  expect(noteLinkedTo('Hire a lead')).toBe('Linked to: Hire a lead')
})

it('keeps the list limits of the specification (T-078) and names events in the past tense', () => {
  expect(sessionLimits).toMatchObject({
    desktopList: 50,
    mobileList: 20,
    mobileWindowDays: 30,
    descriptionPreview: 120,
  })
  for (const event of Object.keys(sessionEvents)) expect(event).toMatch(/^session\.[a-z_]*(ed|hidden|set)$/)
})
