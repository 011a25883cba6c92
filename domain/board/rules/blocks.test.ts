import { expect, it } from 'vitest'
import { boardBlocks } from './blocks.ts'

it.each([
  ['founder', ['schedule_session', 'submit_decision']],
  ['investor', ['portfolio_oversight', 'request_update']],
  ['advisory', []],
  [null, []],
] as const)('the board of %s shows %j besides its common parts (T-024, spec 2 §2)', (userType, blocks) => {
  expect(boardBlocks(userType)).toEqual(blocks)
})
