import { describe, expect, it } from 'vitest'
import type { Card } from '#contract/board/cards.ts'
import type { Metric } from '#contract/board/metrics.ts'
import { nudgeLimits } from '#domain/accounts/limits.ts'
import { withDismissed } from '#domain/accounts/rules/nudges.ts'
import { leadOf } from '../lead.ts'
import { dueOf } from '../overview/due.ts'
import type { Deliverable } from '../overview/useHome.ts'
import { keptOf, nudgesOf } from './nudges.ts'

const now = new Date('2026-06-10T12:00:00Z')
const today = '2026-06-10'
const dayMs = 86_400_000

// safe because these functions read nothing else of a card or of minutes
const card = (id: string, dueOn: string | null, status = 'backlog') =>
  ({ id, title: `Card ${id}`, dueOn, status }) as Card
const minutes = (sessionId: string, approvedAt: string) =>
  ({ sessionId, title: 'Pricing', approvedAt, isUnread: true }) as Deliverable

const stale = (metric: Metric['metric'], ageDays: number) =>
  ({ metric, ageDays, isStale: true, latest: { id: `of-${metric}` } }) as Metric

const facts = {
  due: dueOf([], today),
  minutes: [],
  stale: [],
  credits: [],
  today,
  now,
  zone: 'UTC',
  minutesTo: (id: string) => `/read/${id}`,
}

describe('cards with a day', () => {
  it('are overdue before today, due within a week until the sixth day, and never when completed', () => {
    const due = dueOf(
      [
        card('a', '2026-06-16'),
        card('b', '2026-06-09'),
        card('c', '2026-06-17'),
        card('d', null),
        card('e', '2026-06-01', 'completed'),
        card('f', '2026-06-10', 'in_progress'),
      ],
      today,
    )
    expect(due.overdue.map(({ id }) => id)).toEqual(['b'])
    expect(due.soon.map(({ id }) => id)).toEqual(['f', 'a'])
  })
})

describe('nudges follow rows that exist (T-205)', () => {
  it('are none for a new account', () => {
    expect(nudgesOf(facts)).toEqual([])
  })

  it('say that a session is there to be booked, and lead into the wizard for it', () => {
    const one = { id: 'c1', service: 'retainer' as const }
    expect(nudgesOf({ ...facts, credits: [one] })).toEqual([
      {
        id: 'credit.c1.0',
        text: 'You have a session to book.',
        action: 'Choose a time',
        to: '/dashboard?tab=sessions&book=retainer',
      },
    ])
    expect(nudgesOf({ ...facts, credits: [one, { ...one, id: 'c2' }] })[0]?.text).toBe(
      'You have 2 sessions to book.',
    )
  })

  it('name one or two overdue cards, and count more of them', () => {
    const two = dueOf([card('a', '2026-06-09'), card('b', '2026-06-01')], today)
    expect(nudgesOf({ ...facts, due: two }).map(({ text }) => text)).toEqual([
      'Card b: was due 1 June.',
      'Card a: due yesterday.',
    ])
    const three = dueOf([...two.overdue, card('c', '2026-06-03')], today)
    expect(nudgesOf({ ...facts, due: three }).map(({ text }) => text)).toEqual([
      'Three cards are overdue, the oldest since 1 June.',
    ])
    expect(nudgesOf({ ...facts, due: { ...three, isWhole: false } })[0]?.text).toMatch(
      /^At least three cards/,
    )
  })

  it('keep what their owner named apart, which may run from right to left', () => {
    const due = dueOf([card('a', '2026-06-09')], today)
    expect(nudgesOf({ ...facts, due })[0]?.parts).toEqual(['', 'Card a', ': due yesterday.'])
  })

  it('tell of minutes until they were opened, however long that is', () => {
    const found = nudgesOf({
      ...facts,
      minutes: [
        minutes('new', '2026-06-09T09:00:00Z'),
        { ...minutes('read', '2026-06-09T09:00:00Z'), isUnread: false },
      ],
    })
    expect(found.map(({ to, text }) => [to, text])).toEqual([
      ['/read/new', 'The minutes of Pricing were approved yesterday.'],
    ])
  })

  it('ask for figures older than thirty days, one by one or together', () => {
    const words = (figures: readonly Metric[]) =>
      nudgesOf({ ...facts, stale: figures }).map(({ text }) => text)
    const two = [stale('mrr', 41), stale('runway', 33)]
    expect(words(two)).toEqual(['MRR is 41 days old.', 'Runway is 33 days old.'])
    expect(words([...two, stale('team', 60)])).toEqual(['Three figures are more than 30 days old.'])
  })

  it('are settled by going there only where going there is reading', () => {
    const all = nudgesOf({
      ...facts,
      due: dueOf([card('a', '2026-06-09')], today),
      minutes: [minutes('new', '2026-06-09T09:00:00Z')],
      stale: [stale('mrr', 41)],
    })
    expect(all.map(({ isDoneByGoing = false }) => isDoneByGoing)).toEqual([false, true, false])
  })

  it('stay away for seven days once put away, then come back', () => {
    const all = nudgesOf({ ...facts, due: dueOf([card('a', '2026-06-09')], today) })
    const dismissed = withDismissed({ gone: now.getTime() - 8 * dayMs }, all[0]?.id ?? '', now, nudgeLimits)
    expect(Object.keys(dismissed)).toEqual([all[0]?.id])
    expect(keptOf(all, dismissed, new Date(now.getTime() + 6 * dayMs))).toEqual([])
    expect(keptOf(all, dismissed, new Date(now.getTime() + 7 * dayMs))).toEqual(all)
  })

  it('come back at once when the card gets another day', () => {
    const before = nudgesOf({ ...facts, due: dueOf([card('a', '2026-06-08')], today) })
    const after = nudgesOf({ ...facts, due: dueOf([card('a', '2026-06-09')], today) })
    const dismissed = withDismissed({}, before[0]?.id ?? '', now, nudgeLimits)
    expect(keptOf(after, dismissed, now)).toEqual(after)
  })
})

describe('the lead', () => {
  const due = dueOf([card('a', '2026-06-12'), card('b', '2026-06-13')], today)

  it.each([
    [{ sessions: '', minutesFrom: null, due: null }, ''],
    [{ sessions: 'One session today.', minutesFrom: null, due: facts.due }, 'One session today.'],
    [
      { sessions: 'One session today.', minutesFrom: '28 May', due },
      'One session today. Two cards are due within a week and minutes from 28 May are ready.',
    ],
    [{ sessions: '', minutesFrom: '28 May', due: null }, 'Minutes from 28 May are ready.'],
    [
      { sessions: '', minutesFrom: null, due: dueOf([card('a', '2026-06-01')], today, false) },
      'At least one card is overdue.',
    ],
  ])('says only what is known: case %#', (known, words) => {
    expect(leadOf(known)).toBe(words)
  })
})
