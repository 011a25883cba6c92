import { describe, expect, it } from 'vitest'
import type { Card } from '#contract/board/cards.ts'
import type { BoardChange } from '#contract/board/changes.ts'
import type { Session } from '#contract/sessions.ts'
import type { Deliverable } from '../overview/useHome.ts'
import { activitiesOf } from './activity.ts'

const now = new Date('2026-06-10T12:00:00Z')

// safe because the rule reads nothing else of a session or a card
const session = (id: string, more: Partial<Session>) =>
  ({
    id,
    title: id,
    status: 'scheduled',
    createdAt: '2026-06-01T09:00:00.000Z',
    updatedAt: '2026-06-01T09:00:00.000Z',
    startAt: '2026-06-20T09:00:00.000Z',
    endAt: '2026-06-20T10:00:00.000Z',
    ...more,
  }) as Session
const card = (id: string, createdAt: string, more: Partial<Card> = {}) =>
  ({ id, title: id, createdAt, updatedAt: createdAt, completedAt: null, fromSession: false, ...more }) as Card

const facts = {
  sessions: [],
  minutes: [],
  cards: [],
  changes: [],
  now,
  zone: 'UTC',
  sessionTo: (id: string) => `/s/${id}`,
}
const sentences = (given: Partial<Parameters<typeof activitiesOf>[0]>) =>
  activitiesOf({ ...facts, ...given }).map(
    ({ by = '', before, subject, after }) => by + before + subject + after,
  )

const change = (entity: BoardChange['entity'], title: string, at: string): BoardChange => ({
  entity,
  id: `${entity}-${title}`,
  what: 'changed',
  title,
  byName: 'Julius',
  at,
})

describe('recent activity', () => {
  it('is empty for a new account (K61)', () => {
    expect(activitiesOf(facts)).toEqual([])
  })

  it('tells what the rows say, newest first', () => {
    const held = session('Pricing', {
      status: 'completed',
      startAt: '2026-06-05T09:00:00.000Z',
      endAt: '2026-06-05T10:00:00.000Z',
    })
    const minutes = { sessionId: held.id, title: 'Pricing', approvedAt: '2026-06-06T08:00:00.000Z' }
    expect(
      sentences({
        sessions: [held, session('Review', { createdAt: '2026-06-07T09:00:00.000Z' })],
        // safe because the rule reads nothing else of minutes
        minutes: [minutes as Deliverable],
        cards: [card('Quote', '2026-06-08T09:00:00.000Z', { fromSession: true })],
      }),
    ).toEqual([
      'New card from session minutes, Quote',
      'Review was scheduled for 20 June',
      'Minutes approved for Pricing',
      'Pricing was held',
      'Pricing was scheduled for 5 June',
    ])
  })

  it('tells of a card twice: when it was made and when it was completed', () => {
    const done = card('Lease', '2026-06-01T09:00:00.000Z', { completedAt: '2026-06-09T09:00:00.000Z' })
    expect(sentences({ cards: [done] })).toEqual(['Card Lease was completed', 'New card Lease'])
  })

  it('tells of many cards made in one minute as one activity', () => {
    const cards = ['a', 'b', 'c'].map((id) => card(id, '2026-06-09T09:00:07.000Z'))
    expect(sentences({ cards })).toEqual(['Three cards were added to the board'])
  })

  it('shows six, and nothing that has not happened', () => {
    const cards = Array.from({ length: 8 }, (_, at) => card(`c${at}`, `2026-06-0${at + 1}T09:00:00.000Z`))
    expect(sentences({ cards })).toHaveLength(6)
    expect(sentences({ cards: [card('later', '2026-06-11T09:00:00.000Z')] })).toEqual([])
  })

  it('puts a cancelled session at the moment it was changed last', () => {
    const cancelled = session('Review', { status: 'cancelled', updatedAt: '2026-06-09T09:00:00.000Z' })
    const found = activitiesOf({ ...facts, sessions: [cancelled] })
    expect(found[0]).toMatchObject({ at: '2026-06-09T09:00:00.000Z', after: ' was cancelled' })
  })

  it('says nothing new of a cancelled session that is archived later, nor that one was held to which nobody came', () => {
    const past = { startAt: '2026-06-05T09:00:00.000Z', endAt: '2026-06-05T10:00:00.000Z' }
    const updatedAt = '2026-06-09T09:00:00.000Z'
    expect(
      sentences({
        sessions: [
          session('Review', { ...past, status: 'cancelled', updatedAt }),
          session('Pricing', { ...past, noShowAt: updatedAt, updatedAt }),
        ],
      }).filter((words) => !words.includes('was scheduled')),
    ).toEqual([])
  })

  it('tells of check-ins, milestones and figures, and figures of one minute together', () => {
    // As the server titles them: with the name of the figure, not with its key (server/board/changes/present.ts).
    const entered = (title: string, second: string) =>
      change('metric', title, `2026-06-09T10:00:${second}.000Z`)
    expect(
      sentences({
        changes: [
          change('checkin', `${'word '.repeat(30)}end`, '2026-06-09T12:00:00.000Z'),
          change('milestone', 'Pilot', '2026-06-09T11:00:00.000Z'),
          entered('MRR', '01'),
          entered('Team', '02'),
          entered('Runway', '03'),
          change('metric', 'Pipeline', '2026-06-08T10:00:00.000Z'),
          change('card', 'Told by the cards themselves', '2026-06-09T13:00:00.000Z'),
        ],
      }),
    ).toEqual([
      `Julius checked in: ${'word '.repeat(18).trim()}…`,
      'Milestone Pilot moved on',
      'Three figures were entered',
      'Pipeline was entered',
    ])
  })
})
