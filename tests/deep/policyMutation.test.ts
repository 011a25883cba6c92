import type pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TestApp } from '#tests/app/testApp.ts'
import { testApp } from '#tests/app/testApp.ts'
import { seedAppRows } from '#tests/matrix/seedAppRows.ts'
import { primaryKeys, tryTable } from '#tests/matrix/tableCases.ts'
import { tableRules } from '#tests/matrix/tableRules.ts'
import type { World } from '#tests/matrix/world.ts'
import { seedWorld } from '#tests/matrix/world.ts'

type Policy = { table: string; name: string; command: string; qual: string | null; check: string | null }

let at: TestApp
let world: World
let client: pg.PoolClient
let keys: ReadonlyMap<string, readonly string[]>
let policies: Policy[]

beforeAll(async () => {
  at = await testApp()
  world = await seedWorld(at)
  await seedAppRows(at, world)
  keys = await primaryKeys(at.owner)
  client = await at.owner.connect()
  policies = (
    await client.query<Policy>(
      `select tablename as "table", policyname as name, cmd as command, qual, with_check as check
       from pg_policies where schemaname = 'public' and policyname <> 'owner_functions' order by 1, 2`,
    )
  ).rows
})
afterAll(async () => {
  client.release()
  await at.close()
})

/** Changes the schema, tries every case of the table, and undoes it; true where a case noticed. */
async function isNoticed(policy: Policy, mutation: string): Promise<boolean> {
  const rule = tableRules[policy.table]
  const key = keys.get(policy.table)
  if (!rule || !key) return false
  await client.query('begin')
  try {
    await client.query(mutation)
    return (await tryTable(client, policy.table, key, rule, world)).wrong.length > 0
  } finally {
    await client.query('rollback')
  }
}

describe('the table matrix (T-RLS)', () => {
  it('notices every row rule that is dropped', async () => {
    const missed: string[] = []
    for (const policy of policies) {
      if (!(await isNoticed(policy, `drop policy ${policy.name} on ${policy.table}`)))
        missed.push(`${policy.table}.${policy.name}`)
    }
    process.stdout.write(
      `policy mutation: ${policies.length - missed.length} of ${policies.length} dropped rules noticed\n`,
    )
    expect(missed).toEqual([])
  })

  it('notices every condition that is widened to all rows', async () => {
    const narrow = policies.filter(
      (policy) => ![policy.qual, policy.check].every((text) => text === null || text === 'true'),
    )
    const missed: string[] = []
    for (const policy of narrow) {
      const parts = [
        policy.qual === null ? '' : 'using (true)',
        policy.check === null ? '' : 'with check (true)',
      ]
      if (!(await isNoticed(policy, `alter policy ${policy.name} on ${policy.table} ${parts.join(' ')}`))) {
        missed.push(`${policy.table}.${policy.name}`)
      }
    }
    process.stdout.write(
      `policy mutation: ${narrow.length - missed.length} of ${narrow.length} widened rules noticed\n`,
    )
    expect(missed).toEqual([])
  })
})
