import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type CardFields, cardFields, cardPriorities } from '../types.ts'
import { mergeCardEdit } from './conflict.ts'

const base: CardFields = {
  title: 'Plan',
  description: 'First text',
  priority: 'medium',
  assignedTo: null,
  dueOn: null,
  labels: ['a'],
}
const fields: fc.Arbitrary<CardFields> = fc.record({
  title: fc.constantFrom('Plan', 'Plan B', 'Plan C'),
  description: fc.constantFrom('First text', 'Second', 'Third'),
  priority: fc.constantFrom(...cardPriorities),
  assignedTo: fc.constantFrom(null, 'p1', 'p2'),
  dueOn: fc.constantFrom(null, '2026-01-01', '2026-02-01'),
  labels: fc.constantFrom(['a'], ['a', 'b'], []),
})

describe('two edits of one card (T-107, T-150, K93)', () => {
  it('takes what only one of them changed', () => {
    const theirs = { ...base, title: 'Plan B' }
    expect(mergeCardEdit(base, { description: 'Mine', labels: ['a', 'b'] }, theirs)).toEqual({
      merged: { ...base, title: 'Plan B', description: 'Mine', labels: ['a', 'b'] },
      clashes: [],
    })
  })

  it('tells of a field both changed differently and loses neither text', () => {
    const theirs = { ...base, description: 'Theirs' }
    expect(mergeCardEdit(base, { title: 'Plan B', description: 'Mine' }, theirs)).toEqual({
      merged: { ...theirs, title: 'Plan B' },
      clashes: [{ field: 'description', mine: 'Mine', theirs: 'Theirs' }],
    })
  })

  it('is at peace where both changed alike, also to null and to equal labels', () => {
    const theirs = { ...base, title: 'Plan B', labels: ['x'] }
    expect(mergeCardEdit(base, { title: 'Plan B', labels: ['x'] }, theirs).clashes).toEqual([])
    expect(mergeCardEdit({ ...base, dueOn: '2026-01-01' }, { dueOn: null }, base).clashes).toEqual([])
  })

  it('counts a field I did not say I saw as changed by both', () => {
    expect(mergeCardEdit({}, { title: 'Plan B' }, base).clashes.map((clash) => clash.field)).toEqual([
      'title',
    ])
    expect(mergeCardEdit({}, { title: 'Plan' }, base).clashes).toEqual([])
  })

  it('gives every wish a place: in the result, or in a clash with the stored text', () => {
    fc.assert(
      fc.property(fields, fields, fields, (start, mine, theirs) => {
        const { merged, clashes } = mergeCardEdit(start, mine, theirs)
        for (const field of cardFields) {
          const clash = clashes.find((each) => each.field === field)
          if (clash) {
            expect(clash.mine).toEqual(mine[field])
            expect(clash.theirs).toEqual(theirs[field])
            expect(merged[field]).toEqual(theirs[field])
          } else {
            const iChanged = JSON.stringify(mine[field]) !== JSON.stringify(start[field])
            expect(merged[field]).toEqual(iChanged ? mine[field] : theirs[field])
          }
        }
      }),
    )
  })

  it('clashes on the same fields whichever of the two comes second', () => {
    fc.assert(
      fc.property(fields, fields, fields, (start, one, other) => {
        const names = (mine: CardFields, theirs: CardFields) =>
          mergeCardEdit(start, mine, theirs).clashes.map((clash) => clash.field)
        expect(names(one, other)).toEqual(names(other, one))
      }),
    )
  })

  it('never clashes with a card nobody else touched', () => {
    fc.assert(
      fc.property(fields, fields, (start, mine) => {
        expect(mergeCardEdit(start, mine, start)).toEqual({ merged: mine, clashes: [] })
      }),
    )
  })
})
