import { afterAll, beforeAll, describe, it } from 'vitest'
import { contractCalls } from '#tests/matrix/contractCalls.ts'
import type { Fuzzer } from './fuzzer.ts'
import { startFuzzer } from './fuzzer.ts'

const calls = contractCalls.filter(({ meta }) => meta.access === 'staff' || meta.access === 'admin')

let fuzzer: Fuzzer
beforeAll(async () => {
  fuzzer = await startFuzzer(calls)
})
afterAll(() => fuzzer?.close())

describe('the calls of staff under fire (T-FUZZ)', () => {
  it.each(calls)('$id never falls over, and takes nothing that it does not declare', (call) =>
    fuzzer.fireAll(call),
  )

  it('was fired at enough', () => fuzzer.expectEnough())
})
