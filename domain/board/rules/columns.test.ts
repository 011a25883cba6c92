import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cardStatuses } from '../types.ts'
import type { Columns, Direction } from './columns.ts'
import {
  countedPlace,
  isSamePlace,
  neighboursAt,
  placeAtIndex,
  placeOf,
  stepPlace,
  withCardAt,
} from './columns.ts'

const card = (id: string) => ({ id })
const board: Columns<{ id: string }> = {
  backlog: ['a', 'b', 'c'].map(card),
  in_progress: ['d'].map(card),
  completed: [],
}

describe('places on the board (K94)', () => {
  it('names a place by the card that follows, and the end by none', () => {
    expect(placeOf(board, 'b')).toEqual({ status: 'backlog', beforeId: 'c' })
    expect(placeOf(board, 'c')).toEqual({ status: 'backlog', beforeId: null })
    expect(placeOf(board, 'x')).toBeNull()
  })

  it('tells the server the two neighbours the person saw, the moved card left out', () => {
    expect(neighboursAt(board, 'a', { status: 'backlog', beforeId: 'c' })).toEqual({
      after: 'b',
      before: 'c',
    })
    expect(neighboursAt(board, 'a', { status: 'completed', beforeId: null })).toEqual({
      after: null,
      before: null,
    })
    expect(neighboursAt(board, 'a', { status: 'in_progress', beforeId: null })).toEqual({
      after: 'd',
      before: null,
    })
  })

  it('counts places from 1 in the column as it will be', () => {
    expect(countedPlace(board, 'a', { status: 'in_progress', beforeId: null })).toEqual({
      place: 2,
      count: 2,
    })
    expect(countedPlace(board, 'b', { status: 'backlog', beforeId: 'a' })).toEqual({ place: 1, count: 3 })
  })

  it.each<[Direction, string, { status: string; beforeId: string | null }]>([
    ['up', 'b', { status: 'backlog', beforeId: 'a' }],
    ['down', 'b', { status: 'backlog', beforeId: null }],
    ['up', 'a', { status: 'backlog', beforeId: 'b' }],
    ['down', 'c', { status: 'backlog', beforeId: null }],
    ['left', 'a', { status: 'backlog', beforeId: 'b' }],
    ['right', 'a', { status: 'in_progress', beforeId: 'd' }],
    ['right', 'c', { status: 'in_progress', beforeId: null }],
    ['right', 'd', { status: 'completed', beforeId: null }],
  ])('steps %s from %s', (direction, id, wanted) => {
    const from = placeOf(board, id)
    if (!from) throw new Error('not on the board')
    expect(stepPlace(board, id, from, direction)).toEqual(wanted)
  })

  it('treats a place whose next card has gone as the end of the column', () => {
    expect(countedPlace(board, 'd', { status: 'backlog', beforeId: 'gone' })).toEqual({ place: 4, count: 4 })
  })

  it('never loses or doubles a card, whatever the place', () => {
    fc.assert(
      fc.property(fc.nat(3), fc.constantFrom(...cardStatuses), fc.nat(6), (which, status, index) => {
        const moved = ['a', 'b', 'c', 'd'][which] ?? 'a'
        const place = placeAtIndex(board, moved, status, index)
        const after = withCardAt(board, card(moved), place)
        const ids = cardStatuses.flatMap((each) => after[each].map(({ id }) => id))
        expect(ids.toSorted()).toEqual(['a', 'b', 'c', 'd'])
        expect(isSamePlace(placeOf(after, moved), place)).toBe(true)
      }),
    )
  })
})
