import { describe, expect, it } from 'vitest'
import type { CardFields } from '#domain/board/types.ts'
import { changesOf, rebase } from './useCardEdit.ts'

const base: CardFields = {
  title: 'Pilot',
  description: 'One depot',
  priority: 'medium',
  assignedTo: null,
  dueOn: null,
  labels: ['Hospitals'],
}

describe('an edit of a card', () => {
  it('sends only what the person changed', () => {
    expect(changesOf(base, { ...base })).toEqual({})
    expect(changesOf(base, { ...base, dueOn: '2026-06-30', labels: ['Hospitals', 'Quality'] })).toEqual({
      dueOn: '2026-06-30',
      labels: ['Hospitals', 'Quality'],
    })
  })

  it('counts taking a day or a person away as a change', () => {
    expect(changesOf({ ...base, dueOn: '2026-06-30' }, base)).toEqual({ dueOn: null })
  })

  it("takes in another person's fields and keeps every word of mine (K93)", () => {
    const mine = { ...base, title: 'Pilot, phase two' }
    const theirs = { ...base, title: 'Depot pilot', description: 'Two depots' }
    expect(rebase(base, mine, theirs)).toEqual({ ...theirs, title: 'Pilot, phase two' })
  })
})
