import { describe, expect, it } from 'vitest'
import { dayText, dueText, isOverdue } from './due.ts'

describe('due days', () => {
  it.each([
    ['2026-06-11', 'Due today'],
    ['2026-06-12', 'Due tomorrow'],
    ['2026-06-10', 'Due yesterday'],
    ['2026-06-30', 'Due 30 June'],
    ['2027-01-02', 'Due 2 January 2027'],
    ['2026-05-01', 'Was due 1 May'],
  ])('says %s as "%s" on 11 June 2026', (day, words) => {
    expect(dueText(day, '2026-06-11')).toBe(words)
  })

  it('crosses the end of a year without a slip', () => {
    expect(dueText('2027-01-01', '2026-12-31')).toBe('Due tomorrow')
    expect(dayText('2024-02-29', '2026-01-01')).toBe('29 February 2024')
  })

  it('calls nothing overdue that is done, has no day or is due today', () => {
    expect(isOverdue({ dueOn: '2026-06-10', status: 'backlog' }, '2026-06-11')).toBe(true)
    expect(isOverdue({ dueOn: '2026-06-10', status: 'completed' }, '2026-06-11')).toBe(false)
    expect(isOverdue({ dueOn: '2026-06-11', status: 'backlog' }, '2026-06-11')).toBe(false)
    expect(isOverdue({ dueOn: null, status: 'backlog' }, '2026-06-11')).toBe(false)
  })
})
