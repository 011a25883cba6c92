import { describe, expect, it } from 'vitest'
import type { Inquiry } from '#contract/inquiries.ts'
import { inquiryGroups } from './inquiryGroups.ts'
import { ageOf, inquiryTitle, planOf, replyTo } from './inquiryWords.ts'

describe('a request in words', () => {
  it('names the plan an upgrade asks for', () => {
    expect(inquiryTitle({ kind: 'upgrade', subject: 'desktop_pro', title: '' })).toBe(
      'Upgrade to Desktop Pro',
    )
    const review = { kind: 'decision_review', subject: 'a-card' } as const
    expect(inquiryTitle({ ...review, title: 'Price per depot' })).toBe('Price per depot')
    expect(inquiryTitle({ ...review, title: '' })).toBe('Decision for review')
  })

  it('begins a reply to a visitor, whatever their address holds', () => {
    const message = { kind: 'contact', subject: 'press', title: '', email: 'a&b?cc=x@y.example' } as const
    expect(inquiryTitle(message)).toBe('Message: Press')
    expect(replyTo(message)).toBe('mailto:a%26b%3Fcc%3Dx@y.example?subject=Re%3A%20Message%3A%20Press')
    expect(replyTo({ ...message, email: null })).toBeNull()
  })

  it('knows no plan behind an unknown word', () => {
    expect(planOf({ kind: 'upgrade', subject: 'gold' })).toBeNull()
    expect(planOf({ kind: 'portfolio_update', subject: 'desktop_pro' })).toBeNull()
  })

  it.each([
    [0, 'just now'],
    [59, '59 min'],
    [60, '1 hour'],
    [23 * 60, '23 hours'],
    [24 * 60, '1 day'],
    [72 * 60, '3 days'],
    [-5, 'just now'],
  ])('%d minutes old is %s', (minutes, words) => {
    const now = new Date('2026-11-20T12:00:00Z')
    expect(ageOf(new Date(now.getTime() - minutes * 60_000).toISOString(), now)).toBe(words)
  })
})

describe('the requests in groups', () => {
  // safe because the groups read these fields alone
  const asked = [
    { id: 'mine', ownerId: 'me' },
    { id: 'open', ownerId: null },
  ] as Inquiry[]
  const ids = (show: 'mine' | 'pending', of = asked) =>
    inquiryGroups(show, of).map(({ title, inquiries }) => [title, inquiries.map(({ id }) => id)])

  it('are the own ones, then what nobody has taken; a group without any has no title (K89)', () => {
    expect(ids('mine')).toEqual([
      ['Yours, oldest first', ['mine']],
      ['Nobody has taken these', ['open']],
    ])
    expect(ids('mine', asked.slice(1))).toEqual([['Nobody has taken these', ['open']]])
    expect(ids('pending')).toEqual([[null, ['mine', 'open']]])
  })
})
