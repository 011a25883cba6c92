import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Person, TestApp } from '#tests/app/testApp.ts'
import { testApp } from '#tests/app/testApp.ts'
import { nameOf } from './lease.ts'
import { sqlStatement } from './statement.ts'

let at: TestApp
let member: Person
beforeAll(async () => {
  at = await testApp()
  member = await at.person()
})
afterAll(() => at.close())

it('texts without end get no names without end, and take none from what the code spells out', async () => {
  const late = Array.from({ length: 500 }, (_, n) => nameOf(`select ${n}`))
  expect(late[0]).toBeTruthy()
  expect(late.at(-1)).toBeUndefined()
  const text = 'select 4711 as n'
  const names = await at.as(member, async ({ db }) => {
    await sqlStatement<[], { n: number }>(text)(db)
    return await db.lease.query({ text: 'select name from pg_prepared_statements where statement = $1' }, [
      text,
    ])
  })
  expect(names.rows).toHaveLength(1)
})
