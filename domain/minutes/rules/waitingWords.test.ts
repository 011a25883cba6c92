import { expect, it } from 'vitest'
import { waitingStates } from '../types.ts'
import { waitingTitle } from './waitingWords.ts'

it('says of each session what its minutes wait for (4.13.8, spec 2 §8)', () => {
  const titleOf = (state: (typeof waitingStates)[number], isAutomatic = false, isWritten = false) =>
    waitingTitle({ state, title: 'Pricing', isAutomatic, isWritten })
  expect(waitingStates.map((state) => titleOf(state))).toEqual([
    'Report drafted, Pricing',
    'Report not drafted, Pricing',
    'Consent withdrawn, Pricing',
    'Recording not written down, Pricing',
  ])
  expect(titleOf('checking', true)).toBe('Auto-generated meeting minutes for Pricing')
  expect(titleOf('checking', false, true)).toBe('Minutes begun, Pricing')
})
