import { expect, it } from 'vitest'
import { openClient } from '#server/platform/db/pool.ts'
import { createTestDatabase } from './createTestDatabase.ts'

async function ask(connectionString: string, statement: string): Promise<unknown[]> {
  const client = openClient({ connectionString })
  await client.connect()
  try {
    return (await client.query(statement)).rows
  } finally {
    await client.end()
  }
}

it('gives each test file a migrated database of its own', async () => {
  const [first, second] = await Promise.all([createTestDatabase(), createTestDatabase()])
  await ask(first.ownerUrl, 'create table only_here (id int)')

  const tables = `select tablename from pg_tables where schemaname = 'public'`
  const shared = await ask(second.ownerUrl, tables)
  expect(shared.length).toBeGreaterThan(0)
  expect(await ask(first.ownerUrl, tables)).toHaveLength(shared.length + 1)
  expect(await ask(first.loginUrl, 'select current_user as name')).toEqual([{ name: 'app_login' }])

  await Promise.all([first.drop(), second.drop()])
  await expect(ask(first.ownerUrl, 'select 1')).rejects.toThrow('does not exist')
})
