import { describe, expect, it } from 'vitest'
import { noteFailure } from './mutations.ts'

const refused = (reason: string) =>
  Object.assign(new Error("You don't have access to this."), { code: 'FORBIDDEN', data: { reason } })

describe('a note that is not stored', () => {
  it('under a card that was archived meanwhile says so, and what to do first', () => {
    expect(noteFailure(refused('card_archived'))).toBe(
      'Failed to update card. This card is archived. Restore it first.',
    )
  })

  it('says of any other refusal what the server said', () => {
    expect(noteFailure(refused('advisor_views_only'))).toBe(
      "Failed to update card. You don't have access to this.",
    )
  })
})
