import { describe, expect, it } from 'vitest'
import type { CardFields } from '#domain/board/types.ts'
import { cardFields } from '#domain/board/types.ts'
import { changesIn } from '#web/lib/edits/useEdit.ts'

const changesOf = (before: CardFields, draft: CardFields) => changesIn(cardFields, before, draft)

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
})
