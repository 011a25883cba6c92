import { afterAll, beforeAll, describe, it } from 'vitest'
import { contractCalls } from '#tests/matrix/contractCalls.ts'
import type { Fuzzer } from './fuzzer.ts'
import { expectUnmoved, startFuzzer } from './fuzzer.ts'

const calls = contractCalls.filter(({ meta }) => meta.access === 'anyone' || meta.access === 'member')

let fuzzer: Fuzzer
beforeAll(async () => {
  fuzzer = await startFuzzer(calls)
})
afterAll(() => fuzzer?.close())

describe('the calls of visitors and members under fire (T-FUZZ)', () => {
  it.each(calls)('$id never falls over, and takes nothing that it does not declare', (call) =>
    fuzzer.fireAll(call),
  )

  it.each([
    '{',
    '',
    'null',
    '[]',
    '"x"',
    '{"json":',
    '{"json":1,"meta":[[9,"x"]]}',
    '\ufeff{}',
    `{"json":${'['.repeat(5_000)}${']'.repeat(5_000)}}`,
  ])('reads a body of %j without falling over', async (payload) => {
    for (const url of [
      '/api/rpc/board/createCard',
      '/api/v1/board/cards',
      '/api/rpc/board/listCards',
      '/api/rpc/nothing/there',
      '/api/v1/nothing',
    ]) {
      for (const type of ['application/json', 'text/plain', 'multipart/form-data; boundary=x']) {
        const answer = await fuzzer.matrix.server.inject({
          method: 'POST',
          url,
          headers: { 'content-type': type, cookie: fuzzer.matrix.cookie(fuzzer.memberToken) },
          payload,
        })
        expectUnmoved(answer.statusCode, answer.body, `${url} ${type}`)
      }
    }
  })

  it('was fired at enough', () => fuzzer.expectEnough())
})
