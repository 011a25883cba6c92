import { expect, it } from 'vitest'
import { waitingStates } from '../types.ts'
import { waitingTitle } from './waitingWords.ts'

it('says of each session what its minutes wait for (4.13.8, spec 2 §8)', () => {
  const titleOf = (state: (typeof waitingStates)[number], isAutomatic = false) =>
    waitingTitle({ state, title: 'Pricing', isAutomatic })
  expect(waitingStates.map((state) => titleOf(state))).toEqual([
    'Report drafted, Pricing',
    'Report not drafted, Pricing',
    'Consent withdrawn, Pricing',
    'Recording not written down, Pricing',
  ])
  expect(titleOf('checking', true)).toBe('Auto-generated meeting minutes for Pricing')
})
