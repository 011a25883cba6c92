import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { boardLimits } from '../limits.ts'
import {
  assignable,
  type CardDraft,
  cardIdPattern,
  checkCardDraft,
  checkCardPatch,
  inColumnOrder,
  matchesSearch,
  normaliseLabels,
  pickCards,
  preview,
} from './cards.ts'

const people = ['me', 'advisor']
const draft = (over: Partial<CardDraft> = {}): CardDraft => ({ title: 'Plan', ...over })

describe('a new card (T-105, T-107, T-215)', () => {
  it('needs nothing but a title', () => {
    expect(checkCardDraft(draft(), people)).toEqual([])
  })

  it.each([
    [{ title: '' }, 'title', 'Title is required'],
    [{ title: ' \t ' }, 'title', 'Title is required'],
    [{ title: 'x'.repeat(201) }, 'title', 'Title length is invalid'],
    [{ title: 'a\nb' }, 'title', 'Title contains invalid content'],
    [{ description: 'x'.repeat(20_001) }, 'description', 'Description length is invalid'],
    [{ description: 'a\u0000b' }, 'description', 'Description contains invalid content'],
    [{ priority: 'asap' as never }, 'priority', 'Priority is invalid'],
    [{ status: 'archived' as never }, 'status', 'Status is invalid'],
    [{ assignedTo: 'stranger' }, 'assignedTo', 'Assigned to is invalid'],
    [{ dueOn: '2026-02-29' }, 'dueOn', 'Due date is invalid'],
    [{ labels: Array.from({ length: 11 }, (_, index) => `l${index}`) }, 'labels', 'Labels length is invalid'],
    [{ labels: ['x'.repeat(41)] }, 'labels', 'Labels length is invalid'],
    [{ labels: ['a\u0007b'] }, 'labels', 'Labels contains invalid content'],
  ])('%j is refused', (over, field, message) => {
    expect(checkCardDraft(draft(over), people)).toEqual([{ field, message }])
  })

  it('takes each limit exactly', () => {
    const labels = Array.from({ length: 10 }, (_, index) => `${index}${'x'.repeat(39)}`)
    const full = { title: 'x'.repeat(200), description: 'x'.repeat(20_000), labels, assignedTo: 'advisor' }
    expect(
      checkCardDraft(
        draft({ ...full, dueOn: '2028-02-29', status: 'completed', priority: 'urgent' }),
        people,
      ),
    ).toEqual([])
  })

  it('takes prose that looks like code (T-031)', () => {
    const description = "Please select from the list; '; DROP TABLE x; <script>alert(1)</script>"
    expect(checkCardPatch({ description, title: 'update our set of KPIs' }, people)).toEqual([])
  })

  it('checks of a change only what it names, and lets dates and people be cleared', () => {
    expect(checkCardPatch({}, people)).toEqual([])
    expect(checkCardPatch({ dueOn: null, assignedTo: null, labels: [] }, people)).toEqual([])
  })

  it('may go to the member, an advisor or a colleague, each named once (T-215)', () => {
    expect(assignable({ userId: 'm', advisorIds: ['a', 'm'], colleagueIds: ['c', 'a'] })).toEqual([
      'm',
      'a',
      'c',
    ])
  })
})

describe('labels', () => {
  it('are trimmed, without empties and doubles', () => {
    expect(normaliseLabels([' Fund  raising ', '', 'fund raising', 'KPI', ' '])).toEqual([
      'Fund raising',
      'KPI',
    ])
  })

  it('stay as they are when normalised again', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'grapheme' })), (labels) => {
        const once = normaliseLabels(labels)
        expect(normaliseLabels(once)).toEqual(once)
      }),
    )
  })
})

describe('lists of cards (K95)', () => {
  it.each([
    ['', ''],
    ['short\n\n text ', 'short text'],
    ['x'.repeat(100), 'x'.repeat(100)],
    ['x'.repeat(101), `${'x'.repeat(100)}…`],
    ['😀'.repeat(101), `${'😀'.repeat(100)}…`],
  ])('previews %j in 100 characters', (description, expected) => {
    expect(preview(description)).toBe(expected)
  })

  it('never previews more than 100 characters and an ellipsis', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme', maxLength: 2000 }),
        (text) => [...preview(text)].length <= boardLimits.preview + 1,
      ),
    )
  })

  it.each([
    ['', true],
    ['plan', true],
    [' PLAN ', true],
    ['%', false],
    ['second', true],
    ['third', false],
    ['ÜBER', true],
  ])('search for %j finds the card: %s', (query, expected) => {
    expect(matchesSearch({ title: 'The Plan', description: 'A second über text' }, query)).toBe(expected)
  })

  it('picks 50, latest change first, without archived ones', () => {
    const cards = Array.from({ length: 70 }, (_, index) => ({
      title: index % 10 === 0 ? 'odd' : `Plan ${index}`,
      description: '',
      updatedAt: new Date(index),
      archivedAt: index === 69 ? new Date(0) : null,
    }))
    const picked = pickCards(cards, 'plan')
    expect(picked).toHaveLength(50)
    expect(picked[0]?.title).toBe('Plan 68')
    expect(pickCards(cards, 'nothing')).toEqual([])
  })

  it('orders a column by rank byte by byte, then by id', () => {
    const cards = [
      { rank: 'a', id: '1' },
      { rank: 'V', id: '2' },
      { rank: 'V', id: '1' },
      { rank: 'V1', id: '0' },
    ]
    expect([...cards].sort(inColumnOrder).map((card) => card.rank + card.id)).toEqual([
      'V1',
      'V2',
      'V10',
      'a1',
    ])
  })

  it.each([
    ['0a1B-9f', true],
    ['new', false],
    ['../x', false],
    ['', false],
  ])('%j is the form of a card id: %s', (id, expected) => {
    expect(cardIdPattern.test(id)).toBe(expected)
  })
})
