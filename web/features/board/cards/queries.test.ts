import { describe, expect, it } from 'vitest'
import type { Card } from '#contract/board/cards.ts'
import type { CardPages } from './queries.ts'
import { assigneeChoices, cardsOf, letGo, withCard, withoutCard } from './queries.ts'

const card = (id: string, title = id): Card => ({
  id,
  title,
  description: '',
  status: 'backlog',
  priority: 'medium',
  assignedTo: null,
  assigneeName: null,
  dueOn: null,
  labels: [],
  kind: 'task',
  decidedBy: null,
  deciderName: null,
  decidedOn: null,
  rank: id,
  version: 1,
  archivedAt: null,
  completedAt: null,
  createdAt: '2026-06-11T08:00:00Z',
  updatedAt: '2026-06-11T08:00:00Z',
  fromSession: false,
})
const pages: CardPages = {
  pages: [
    { cards: [card('a'), card('b')], next: 'x' },
    { cards: [card('c')], next: null },
  ],
  pageParams: [[null], [null, 'x']],
}
const ids = (data: CardPages | undefined) => cardsOf(data).map(({ id }) => id)

describe('a column in the cache', () => {
  it('puts a card before another, whichever page that is on', () => {
    expect(ids(withCard(pages, card('n'), 'b'))).toEqual(['a', 'n', 'b', 'c'])
    expect(ids(withCard(pages, card('n'), 'c'))).toEqual(['a', 'b', 'n', 'c'])
  })

  it('puts a card at the end where no card follows or the one that should has gone', () => {
    expect(ids(withCard(pages, card('n'), null))).toEqual(['a', 'b', 'c', 'n'])
    expect(ids(withCard(pages, card('n'), 'gone'))).toEqual(['a', 'b', 'c', 'n'])
  })

  it('moves a card it holds instead of doubling it', () => {
    expect(ids(withCard(pages, card('c'), 'a'))).toEqual(['c', 'a', 'b'])
  })

  it('leaves a column alone that was never loaded', () => {
    expect(withCard(undefined, card('n'), null)).toBeUndefined()
    expect(withoutCard(undefined, 'a')).toBeUndefined()
  })

  it('takes a card out and keeps the pages', () => {
    const without = withoutCard(pages, 'c')
    expect(ids(without)).toEqual(['a', 'b'])
    expect(without?.pages).toHaveLength(2)
  })

  it('shows a card once that slipped from one page to the next while they loaded', () => {
    expect(ids({ ...pages, pages: [...pages.pages, { cards: [card('b')], next: null }] })).toEqual([
      'a',
      'b',
      'c',
    ])
  })

  it('knows how many cards lie before those it kept', () => {
    expect(letGo(pages)).toBe(0)
    expect(letGo(undefined)).toBe(0)
    expect(letGo({ pages: pages.pages.slice(1), pageParams: pages.pageParams.slice(1) })).toBe(100)
  })
})

describe('whom a card can be given to', () => {
  const people = [{ id: 'p', name: 'Marta Keller' }]
  it('names whoever has it by name alone, and nobody of one that has nobody', () => {
    const first = (of?: Partial<Card>) => assigneeChoices(people, of && { ...card('a'), ...of })[0]?.label
    expect(first()).toBe('Unassigned')
    expect(first({})).toBe('Unassigned')
    expect(first({ assigneeName: 'Ana of the bank' })).toBe('Ana of the bank')
    expect(first({ assignedTo: 'p', assigneeName: 'Marta Keller' })).toBe('Unassigned')
    expect(assigneeChoices(people).map(({ value }) => value)).toEqual(['nobody', 'p'])
  })
})
