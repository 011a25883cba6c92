import type { Card } from '#contract/board/cards.ts'
import type { BoardChange } from '#contract/board/changes.ts'
import { paths } from '#contract/paths.ts'
import type { Session } from '#contract/sessions.ts'
import { boardLimits } from '#domain/board/limits.ts'
import { sessionTexts } from '#domain/sessions/texts.ts'
import { tookPlace } from '#web/features/sessions/list/offers.ts'
import type { Stage } from '#web/ui/marks/StageMark.tsx'
import type { Deliverable } from '../overview/useHome.ts'
import { countOf, dayWords } from '../overview/words.ts'

/** Something that happened at an instant the rows know: `before` and `after` stand around the name of its subject, `by` before all. */
export type Activity = {
  id: string
  at: string
  /** Who did it, where that is said. */
  by?: string
  before: string
  subject: string
  after: string
  to: string
  badge: { label: string; tone: 'success' | 'neutral'; mark?: Stage } | null
}

type Facts = {
  sessions: readonly Session[]
  minutes: readonly Deliverable[]
  cards: readonly Card[]
  /** Of these, cards are left to `cards`, which knows their moments. */
  changes: readonly BoardChange[]
  now: Date
  zone: string
  sessionTo: (sessionId: string) => string
}

const shown = 6
const minuteMs = 60_000
const together = 3

/** The newest activities of sessions, minutes and cards, each at the instant its own row stores. */
export function activitiesOf({
  sessions,
  minutes,
  cards,
  changes,
  now,
  zone,
  sessionTo,
}: Facts): readonly Activity[] {
  const all = [
    ...minutes.map((item) => ({
      ...plain(`minutes.${item.sessionId}`, item.approvedAt, item.title, sessionTo(item.sessionId)),
      before: 'Minutes approved for ',
      badge: {
        label: sessionTexts.badges.reportGenerated,
        tone: 'success' as const,
        mark: 'round' as const,
      },
    })),
    ...sessions.flatMap((session) => sessionActivities(session, now, zone, sessionTo(session.id))),
    ...cardActivities(cards),
    ...changeActivities(changes),
  ]
  return all
    .filter((activity) => Date.parse(activity.at) <= now.getTime() + minuteMs)
    .sort((one, other) => other.at.localeCompare(one.at) || one.id.localeCompare(other.id))
    .slice(0, shown)
}

const plain = (id: string, at: string, subject: string, to: string): Activity => ({
  id,
  at,
  before: '',
  subject,
  after: '',
  to,
  badge: null,
})

function sessionActivities(session: Session, now: Date, zone: string, to: string): Activity[] {
  const { id, title } = session
  const start = new Date(session.startAt)
  // A session entered after it took place was never announced: being held is all that happened.
  const wasAhead = session.createdAt < session.startAt
  return [
    ...(wasAhead
      ? [
          {
            ...plain(`scheduled.${id}`, session.createdAt, title, to),
            after: ` was scheduled for ${dayWords(start, now, zone)}`,
          },
        ]
      : []),
    ...(tookPlace(session, now.getTime())
      ? [{ ...plain(`held.${id}`, session.endAt, title, to), after: ' was held' }]
      : []),
    // Whatever else is stored of it moves the one moment that is known: past its end that says nothing of the cancelling.
    ...(session.status === 'cancelled' && session.updatedAt < session.endAt
      ? [
          {
            ...plain(`cancelled.${id}`, session.updatedAt, title, to),
            after: ' was cancelled',
            badge: { label: sessionTexts.badges.cancelled, tone: 'neutral' as const },
          },
        ]
      : []),
  ]
}

function cardActivities(cards: readonly Card[]): Activity[] {
  const made = byMinute(cards, (card) => card.createdAt)
  const isCut = cards.length >= boardLimits.picker
  return [
    ...made.flatMap((group) => {
      const first = group[0]
      if (!first || group.length < together) return group.map(newCard)
      const count = `${countOf(group.length, 'card')}${isCut ? ' or more' : ''}`
      const board = paths.dashboard('julboard')
      return [
        { ...plain(`made.${first.id}`, first.createdAt, count, board), after: ' were added to the board' },
      ]
    }),
    ...cards
      .filter((card) => card.completedAt !== null)
      .map((card) => ({
        ...plain(`completed.${card.id}`, card.completedAt ?? '', card.title, paths.boardCard(card.id)),
        before: 'Card ',
        after: ' was completed',
      })),
  ]
}

function newCard(card: Card): Activity {
  return {
    ...plain(`made.${card.id}`, card.createdAt, card.title, paths.boardCard(card.id)),
    before: card.fromSession ? 'New card from session minutes, ' : 'New card ',
  }
}

const mostWords = 90

/** Check-ins, steps of milestones and figures, each titled with its name; figures entered together are told together. */
function changeActivities(changes: readonly BoardChange[]): Activity[] {
  const board = paths.dashboard('julboard')
  const of = (entity: BoardChange['entity']) => changes.filter((change) => change.entity === entity)
  return [
    ...of('checkin').map((change) => ({
      ...plain(`checkin.${change.id}`, change.at, shortened(change.title), board),
      by: change.byName,
      before: ' checked in: ',
    })),
    ...of('milestone').map((change) => ({
      ...plain(`milestone.${change.id}.${change.at}`, change.at, change.title, board),
      before: 'Milestone ',
      after: ' moved on',
    })),
    ...byMinute(of('metric'), (change) => change.at).flatMap((group) => {
      const first = group[0]
      if (!first || group.length < together) {
        return group.map((change) => ({
          ...plain(`metric.${change.id}`, change.at, change.title, board),
          after: ' was entered',
        }))
      }
      return [
        {
          ...plain(`metric.${first.id}`, first.at, countOf(group.length, 'figure'), board),
          after: ' were entered',
        },
      ]
    }),
  ]
}

const shortened = (words: string) =>
  words.length <= mostWords ? words : `${words.slice(0, mostWords).replace(/\s+\S*$/, '')}…`

/** Rows of the same minute, which were one act. */
function byMinute<T>(rows: readonly T[], at: (row: T) => string): readonly (readonly T[])[] {
  const minutes = new Map<string, T[]>()
  for (const row of rows) {
    const minute = at(row).slice(0, 16)
    minutes.set(minute, [...(minutes.get(minute) ?? []), row])
  }
  return [...minutes.values()]
}
