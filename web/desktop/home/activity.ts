import type { Card } from '#contract/board.ts'
import { paths } from '#contract/paths.ts'
import type { Session } from '#contract/sessions.ts'
import { boardLimits } from '#domain/board/limits.ts'
import { sessionTexts } from '#domain/sessions/texts.ts'
import type { Stage } from '#web/ui/StageMark.tsx'
import type { Deliverable } from './useHome.ts'
import { countOf, dayWords } from './words.ts'

/** Something that happened at an instant the rows know: `before` and `after` stand around the name of its subject. */
export type Happening = {
  id: string
  at: string
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
  now: Date
  zone: string
  sessionTo: (sessionId: string) => string
}

const shown = 6
const minuteMs = 60_000
const together = 3

/** The newest happenings of sessions, minutes and cards, each at the instant its own row stores. */
export function happeningsOf({
  sessions,
  minutes,
  cards,
  now,
  zone,
  sessionTo,
}: Facts): readonly Happening[] {
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
    ...sessions.flatMap((session) => sessionHappenings(session, now, zone, sessionTo(session.id))),
    ...cardHappenings(cards),
  ]
  return all
    .filter((happening) => Date.parse(happening.at) <= now.getTime() + minuteMs)
    .sort((one, other) => other.at.localeCompare(one.at) || one.id.localeCompare(other.id))
    .slice(0, shown)
}

const plain = (id: string, at: string, subject: string, to: string): Happening => ({
  id,
  at,
  before: '',
  subject,
  after: '',
  to,
  badge: null,
})

function sessionHappenings(session: Session, now: Date, zone: string, to: string): Happening[] {
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
    ...(session.status === 'completed'
      ? [{ ...plain(`held.${id}`, session.endAt, title, to), after: ' was held' }]
      : []),
    ...(session.status === 'cancelled'
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

function cardHappenings(cards: readonly Card[]): Happening[] {
  const made = new Map<string, Card[]>()
  for (const card of cards) {
    const minute = card.createdAt.slice(0, 16)
    made.set(minute, [...(made.get(minute) ?? []), card])
  }
  const isCut = cards.length >= boardLimits.picker
  return [
    ...[...made.values()].flatMap((group) => {
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
        ...plain(`completed.${card.id}`, card.completedAt ?? '', card.title, paths.card(card.id)),
        before: 'Card ',
        after: ' was completed',
      })),
  ]
}

function newCard(card: Card): Happening {
  return {
    ...plain(`made.${card.id}`, card.createdAt, card.title, paths.card(card.id)),
    before: card.fromSession ? 'New card from session minutes, ' : 'New card ',
  }
}
