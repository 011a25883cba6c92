import { describe, expect, it } from 'vitest'
import { checkIssue, checkSchedule, issueSlug } from './issues.ts'

const whole = { subject: 'One', lead: 'Two', body: 'Three', topics: ['founders' as const] }
const fieldsOf = (problems: readonly { field: string }[]) => problems.map(({ field }) => field)

describe('an issue (K15)', () => {
  it('is sent once it has a subject, a sentence, words and a topic, and every link leads somewhere', () => {
    expect(checkIssue(whole)).toEqual([])
    expect(fieldsOf(checkIssue({ subject: ' ', lead: '', body: '', topics: [] }))).toEqual([
      ...['subject', 'lead', 'body', 'topics'],
    ])
    expect(fieldsOf(checkIssue({ ...whole, body: '[a](http://b.example)' }))).toEqual(['body'])
  })

  it('leaves at an hour to come, within a year', () => {
    const now = new Date('2026-01-01T12:00:00Z')
    expect(checkSchedule(new Date('2026-01-01T12:00:01Z'), now)).toEqual([])
    expect(fieldsOf(checkSchedule(now, now))).toEqual(['at'])
    expect(fieldsOf(checkSchedule(new Date(Number.NaN), now))).toEqual(['at'])
    expect(fieldsOf(checkSchedule(new Date('2027-01-02T12:00:00Z'), now))).toEqual(['at'])
  })

  it.each([
    [3, 'The price on your page is a decision', '3-the-price-on-your-page-is-a-decision'],
    [12, 'Über “Größe”, 50 %', '12-uber-gro-e-50'],
    [1, '日本語', '1'],
  ])('number %d, %j, has the address %s', (number, subject, slug) =>
    expect(issueSlug(number, subject)).toBe(slug),
  )
})
