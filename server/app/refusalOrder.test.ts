import { randomUUID } from 'node:crypto'
import type { AnySchema } from '@orpc/contract'
import type { Procedure } from '@orpc/server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { CallMeta } from '#contract/call.ts'
import type { callErrors } from '#contract/errors.ts'
import type { CallContext, OnRoad } from '#server/platform/calls/calls.ts'
import type { Person, TestApp } from '#tests/app/testApp.ts'
import { testApp } from '#tests/app/testApp.ts'
import { features } from './features.ts'

type Made = Procedure<CallContext, OnRoad, AnySchema, AnySchema, typeof callErrors, CallMeta>
const all = Object.values(features).flatMap(
  ({ calls }) => Object.entries(calls as Record<string, Made>), // safe because a feature's calls are made by command, query and openCall alone
)
const guarded = all.filter(([, made]) => made['~orpc'].meta.access !== 'anyone')
const isForStaff = (made: Made) => made['~orpc'].meta.access !== 'member'

let at: TestApp
beforeAll(async () => {
  at = await testApp()
})
afterAll(() => at.close())

/** What a call answers to input that is wrong, and to an id that is nobody's. */
async function answersOf(person: Person | null, made: Made): Promise<string[]> {
  // Each call in a minute of its own: no rate may answer in place of the call.
  at.moveTime(61_000)
  const id = randomUUID()
  const answers = new Set<string>()
  for (const input of [{ nonsense: 1 }, { id }, { sessionId: id }])
    answers.add(
      await at.call(person, made, input).then(
        () => 'answered',
        (error: { code?: string }) => String(error.code),
      ),
    )
  return [...answers]
}

// The steps of a call run while its sign-in is looked up; none of what they find may be heard by whoever may not call.
describe('whoever may not make a call hears that alone, whatever is wrong with what they sent', () => {
  it('has calls to look at', () => expect(guarded.length).toBeGreaterThan(70))

  it('as a visitor, and with a sign-in that is over', async () => {
    const gone = await at.person({ plans: ['mobile_pro'] })
    await at.query(`update auth_sessions set expires_at = now() - interval '1 minute' where token = $1`, [
      gone.tokenHash,
    ])
    for (const person of [null, gone]) {
      // Both count by the one address, and the rates that nodes share run by the database's own clock.
      await at.query('delete from rate_takes')
      for (const [name, made] of guarded)
        expect([name, ...(await answersOf(person, made))]).toEqual([name, 'UNAUTHORIZED'])
    }
  })

  it('as a member at the calls of staff, which are not there', async () => {
    const member = await at.person({ plans: ['mobile_pro', 'desktop_pro'] })
    for (const [name, made] of guarded.filter(([, each]) => isForStaff(each)))
      expect([name, ...(await answersOf(member, made))]).toEqual([name, 'NOT_FOUND'])
  })

  it('as somebody whose address is not confirmed', async () => {
    const unverified = await at.person({ plans: ['mobile_pro'], isVerified: false })
    for (const [name, made] of guarded.filter(([, each]) => !isForStaff(each)))
      expect([name, ...(await answersOf(unverified, made))]).toEqual([name, 'FORBIDDEN'])
  })
})
