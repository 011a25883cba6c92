import { expect, it, vi } from 'vitest'
import { endsItself, revokeSignIn } from './pendingSignOut.ts'

it('holds a sign-out for its own while it is told and once it is, and not where it failed or belongs to an earlier page', async () => {
  const answers = (ok: boolean) => vi.stubGlobal('fetch', async () => ({ ok }))
  expect(endsItself()).toBe(false)
  answers(false)
  const told = revokeSignIn()
  expect(endsItself()).toBe(true)
  expect([await told, endsItself()]).toEqual([false, false])
  answers(true)
  expect([await revokeSignIn(1_000), endsItself()]).toEqual([true, false])
  expect([await revokeSignIn(), endsItself()]).toEqual([true, true])
})
