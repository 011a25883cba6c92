import { afterAll, beforeAll, expect, it } from 'vitest'
import { isBusy } from '#server/platform/http/databaseFault.ts'
import type { TestApp } from '#tests/app/testApp.ts'
import { testApp } from '#tests/app/testApp.ts'
import { inTransaction } from './transaction.ts'

let at: TestApp
beforeAll(async () => {
  at = await testApp()
})
afterAll(() => at.close())

it('a transaction in which a failure was swallowed is no success: nothing of it was stored', async () => {
  const member = await at.person()
  const done = inTransaction(
    at.app.pool,
    { kind: 'signIn', tokenHash: member.tokenHash },
    async ({ lease }) => {
      await lease.query(`update profiles set company = 'Stored?' where id = $1`, [member.id])
      await lease.query('select 1 / 0').catch(() => undefined)
      return 'done'
    },
  )
  const failure: unknown = await done.then(
    () => null,
    (error: unknown) => error,
  )
  expect(failure).toBeInstanceOf(Error)
  expect(isBusy(failure)).toBe(true)
  expect(await at.query('select company from profiles where id = $1', [member.id])).toEqual([
    { company: null },
  ])
  // The connection is as good as before.
  const { rows } = await at.app.pool.query<{ role: string }>('select current_user = session_user as role')
  expect(rows).toEqual([{ role: true }])
})
