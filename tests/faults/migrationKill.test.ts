import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { expect, inject, it } from 'vitest'
import { prepareDatabase } from '#server/platform/db/prepare/migrate.ts'
import { createTestDatabase } from '#tests/database/createTestDatabase.ts'
import { rounds } from './owner.ts'
import { ask } from './writers.ts'

const program = fileURLToPath(new URL('./migrationProgram.ts', import.meta.url))

/** Every table, column, rule and right: what a whole migration leaves. */
const shape = `
  select 'column' as kind, table_schema || '.' || table_name || '.' || column_name || ' ' || data_type as what
    from information_schema.columns where table_schema in ('public', 'pgboss', 'jul')
  union all select 'policy', tablename || ' ' || policyname from pg_policies
  union all select 'index', schemaname || '.' || indexname from pg_indexes where schemaname in ('public', 'pgboss')
  order by 1, 2`

it('goes on after a migration that was killed at any moment (F45)', async () => {
  const whole = await createTestDatabase()
  const wanted = await ask(whole.ownerUrl, shape)
  const { adminUrl } = inject('template')
  for (let round = 0; round < rounds; round++) {
    const name = `killed_${process.pid}_${round}`
    await ask(adminUrl, `create database ${name}`)
    const url = new URL(adminUrl)
    url.pathname = `/${name}`
    const child = spawn(process.execPath, [program, url.href], { stdio: ['ignore', 'pipe', 'inherit'] })
    const ended = once(child, 'exit')
    await once(child.stdout, 'data')
    await pause(20 + Math.random() * 300)
    child.kill('SIGKILL')
    await ended

    await prepareDatabase({ ownerUrl: url.href })
    expect(await ask(url.href, shape)).toEqual(wanted)
    await ask(adminUrl, `drop database ${name} with (force)`)
  }
  await whole.drop()
})
