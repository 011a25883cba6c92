import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { periodNames } from '#domain/privacy/types.ts'
import type { TestApp } from '#tests/app/testApp.ts'
import { testApp } from '#tests/app/testApp.ts'
import { furtherTables, tablePeriods, tablesOf } from './tablePeriods.ts'

let at: TestApp
beforeAll(async () => {
  at = await testApp()
})
afterAll(() => at.close())

const tables = async () =>
  (
    await at.query<{ name: string }>(
      `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')`,
    )
  ).map(({ name }) => name)

describe('the period of every table (T-219)', () => {
  it('is stated: a new table gets one line in server/app/retention/tablePeriods.ts', async () => {
    const missing = (await tables()).filter((name) => !(name in tablePeriods))
    expect(missing, 'tables without a line in server/app/retention/tablePeriods.ts').toEqual([])
  })

  it('is of a table that is there', async () => {
    const known = new Set(await tables())
    const named = [...Object.keys(tablePeriods), ...Object.values(furtherTables).flat()]
    expect(named.filter((name) => !known.has(name))).toEqual([])
    for (const name of periodNames) expect(tablesOf(name), name).not.toEqual([])
  })

  it('that ends with an account ends with it: the row goes with its person', async () => {
    const kept = Object.entries(tablePeriods).filter(([, period]) => period === 'account')
    const reached = await at.query<{ name: string }>(
      `with recursive reached(id) as (
         select 'auth_users'::regclass::oid
         union
         select c.conrelid from pg_constraint c join reached r on c.confrelid = r.id where c.contype = 'f' and c.confdeltype = 'c')
       select id::regclass::text as name from reached`,
    )
    const names = new Set(reached.map(({ name }) => name))
    expect(kept.map(([table]) => table).filter((table) => !names.has(table))).toEqual([])
  })
})
