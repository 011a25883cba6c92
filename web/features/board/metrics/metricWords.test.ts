import { describe, expect, it } from 'vitest'
import type { Metric } from '#contract/board/metrics.ts'
import { changeText, figureText, leavingText, readFigure, trendText, unitText } from './metricWords.ts'

const point = (value: number, asOf: string) => ({
  id: asOf,
  value,
  currency: 'EUR',
  asOf,
  source: 'entered' as const,
  note: '',
  byName: 'Marta',
  isMine: true,
  enteredAt: '2026-06-10T08:00:00Z',
})
const mrr: Metric = {
  metric: 'mrr',
  latest: point(1_500_000, '2026-06-10'),
  ageDays: 1,
  isStale: false,
  change: { by: 140_000, since: '2026-05-12' },
  trend: [point(1_360_000, '2026-05-12'), point(1_500_000, '2026-06-10')],
  estimate: null,
}

describe('a figure in words (T-099)', () => {
  it.each([
    ['mrr', 1_500_000, 'EUR', '€15,000'],
    ['mrr', 1_500_050, 'EUR', '€15,000.50'],
    ['pipeline', 1_250_000_000, 'GBP', '£12.5m'],
    ['runway', 18, null, '18'],
    ['team', 1_200, null, '1,200'],
  ] as const)('%s of %i is %s %s', (metric, value, currency, text) => {
    expect(figureText(metric, value, currency)).toBe(text)
  })

  it('says what its tile shows once it is deleted', () => {
    const only = { ...mrr, trend: mrr.trend.slice(1) }
    expect(leavingText(mrr, '2026-06-10')).toBe('The tile will show the previous figure.')
    expect(leavingText(mrr, '2026-05-12')).toBe('The tile still shows the newest figure.')
    expect(leavingText(only, '2026-06-10')).toContain('Not entered yet')
  })

  it('has its unit', () => {
    expect(unitText('runway', 1)).toBe('month')
    expect(unitText('team', 7)).toBe('people')
    expect(unitText('mrr', 7)).toBeNull()
  })

  it('says how far it has gone', () => {
    expect(changeText(mrr, '2026-06-11')).toBe('Up €1,400 since 12 May.')
    expect(changeText({ ...mrr, change: { by: -100, since: '2025-05-12' } }, '2026-06-11')).toBe(
      'Down €1 since 12 May 2025.',
    )
    expect(changeText({ ...mrr, change: { by: 0, since: '2026-05-12' } }, '2026-06-11')).toBe(
      'Unchanged since 12 May.',
    )
    expect(changeText({ ...mrr, change: null }, '2026-06-11')).toBeNull()
  })

  it('tells its trend to those who do not see it', () => {
    expect(trendText(mrr, '2026-06-11')).toBe('From €13,600 on 12 May to €15,000 on 10 June')
    expect(trendText({ ...mrr, trend: [] }, '2026-06-11')).toBe('No figures')
  })
})

describe('a figure as typed', () => {
  it.each([
    ['mrr', '15000', 1_500_000],
    ['mrr', '€15,000', 1_500_000],
    ['mrr', '15 000.5', 1_500_050],
    ['mrr', '15,00', 1_500],
    ['mrr', '1,2345', null],
    ['mrr', '-4', null],
    ['mrr', '', null],
    ['runway', '18', 18],
    ['runway', '18.5', null],
    ['team', 'seven', null],
  ] as const)('%s from %j is %s', (metric, typed, value) => {
    expect(readFigure(metric, typed)).toBe(value)
  })
})
