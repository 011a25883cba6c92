import { describe, expect, it } from 'vitest'
import type { Metric } from '#contract/board/metrics.ts'
import type { Session } from '#contract/sessions.ts'
import { analyticsOf, growthOf, hoursByWeek, spanOf } from './momentum.ts'

const now = new Date('2026-06-10T12:00:00Z')
const none = Array.from({ length: 12 }, () => 0)

// safe because these functions read nothing else of a session or a metric
const session = (daysAgo: number, minutes: number, status = 'completed', workflow = status) => {
  const endAt = new Date(now.getTime() - daysAgo * 86_400_000)
  return {
    status,
    workflow,
    startAt: new Date(endAt.getTime() - minutes * 60_000).toISOString(),
    endAt: endAt.toISOString(),
  } as Session
}
const metric = (key: Metric['metric'], days: readonly string[]) =>
  ({
    metric: key,
    latest: days.length > 0 ? { asOf: days.at(-1) } : null,
    trend: days.map((asOf) => ({ asOf })),
  }) as Metric

describe('the Analytics tile (T-206)', () => {
  it('counts hours held in the week they ended in, and nothing else', () => {
    const hours = hoursByWeek(
      [
        session(0, 90),
        session(1, 30),
        session(8, 60),
        session(90, 60),
        session(-1, 60),
        session(2, 60, 'cancelled'),
        { ...session(4, 60, 'scheduled'), noShowAt: now.toISOString() },
        // Its end has passed, so it was held, whatever its status still says (4.13.6).
        session(3, 60, 'scheduled', 'completed'),
        session(9, 60, 'scheduled', 'report_generated'),
      ],
      now,
    )
    expect(hours).toEqual([...none.slice(2), 2, 3])
  })

  it.each([
    ['nothing at all', none, none, '0 h', 'in session'],
    ['sessions alone', [...none.slice(1), 1.5], none, '1.5 h', 'in session'],
    ['both', [...none.slice(1), 18.25], [...none.slice(1), 1], '18.3 h', 'in session, 1 card done'],
    ['cards alone', none, [...none.slice(1), 8], '8', 'cards done'],
  ])('says %s', (_name, hours, done, value, words) => {
    expect(analyticsOf(hours, done)).toMatchObject({ value, words })
  })
})

describe('the Growth tile (T-206)', () => {
  it('follows the first figure that was entered, and none where none was', () => {
    expect(
      growthOf([metric('mrr', []), metric('team', ['2026-06-01']), metric('runway', ['2026-06-01'])])?.metric,
    ).toBe('runway')
    expect(growthOf([metric('mrr', [])])).toBeUndefined()
  })

  it.each([
    [['2026-06-01'], null],
    [['2026-05-01', '2026-06-01'], '1 month'],
    [['2025-12-01', '2026-03-01', '2026-06-01'], '6 months'],
  ])('spans %j', (days, words) => {
    expect(spanOf(metric('mrr', days))).toBe(words)
  })
})
