import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type EmbeddedDatabase, startEmbedded } from './embedded.ts'
import { openClient } from './pool.ts'
import { prepareDatabase } from './prepare/migrate.ts'

const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined }
const dataDir = mkdtempSync(join(tmpdir(), 'jul-embedded-'))
let database: EmbeddedDatabase
let client: pg.Client

beforeAll(async () => {
  await (await startEmbedded({ dataDir, log: quiet })).stop()
  database = await startEmbedded({ dataDir, log: quiet })
  client = openClient({ connectionString: database.ownerUrl })
  await client.connect()
})
afterAll(async () => {
  await client.end()
  await database.stop()
  rmSync(dataDir, { recursive: true, force: true })
})

const setting = async (name: string) =>
  (await client.query(`select current_setting('${name}') as value`)).rows[0].value

describe('the embedded database', () => {
  it.each([
    ['fsync', 'on'],
    ['full_page_writes', 'on'],
    ['synchronous_commit', 'on'],
    ['data_checksums', 'on'],
    ['listen_addresses', ''],
    ['jit', 'off'],
    ['max_connections', '60'],
    ['shared_buffers', '64MB'],
    ['server_encoding', 'UTF8'],
    ['TimeZone', 'UTC'],
  ])('runs with %s = %s (F50)', async (name, value) => {
    expect(await setting(name)).toBe(value)
  })

  it('is PostgreSQL 18, owned by jul_owner, in the database jul', async () => {
    const { rows } = await client.query(
      'select current_database() as database, current_user as name, rolsuper from pg_roles where rolname = current_user',
    )
    expect(rows).toEqual([{ database: 'jul', name: 'jul_owner', rolsuper: true }])
    expect(await setting('server_version')).toMatch(/^18\./)
  })

  it('lets nobody in without the password', async () => {
    const url = new URL(database.ownerUrl)
    url.password = 'wrong'
    const stranger = openClient({ connectionString: url.toString() })
    await expect(stranger.connect()).rejects.toMatchObject({ code: '28P01' })
  })

  it('keeps its password, data and log to its user, and its socket on a short path', () => {
    const modeOf = (path: string) => statSync(path).mode & 0o777
    expect(modeOf(join(dataDir, 'postgres', 'owner-password'))).toBe(0o600)
    expect(modeOf(join(dataDir, 'postgres'))).toBe(0o700)
    expect(modeOf(join(dataDir, 'postgres.log'))).toBe(0o600)
    const socketDir = new URL(database.ownerUrl).searchParams.get('host') ?? ''
    expect(modeOf(socketDir)).toBe(0o700)
    expect(`${socketDir}/.s.PGSQL.5432`.length).toBeLessThanOrEqual(103)
  })

  it('writes nothing of a failed statement into its log', async () => {
    await client.query('create table diary (line text unique)')
    await client.query(`insert into diary values ('a private line')`)
    await expect(client.query(`insert into diary values ('a private line')`)).rejects.toThrow('duplicate key')
    await expect(client.query(`select 'a private line'::int`)).rejects.toThrow('invalid input')
    expect(readFileSync(join(dataDir, 'postgres.log'), 'utf8')).not.toContain('private line')
  })

  it('has a login that is made once, left alone, and given its password again where that was changed', async () => {
    const { loginUrl } = await prepareDatabase({ ownerUrl: database.ownerUrl })
    const version = async () =>
      (await client.query(`select xmin::text from pg_authid where rolname = 'app_login'`)).rows
    const made = await version()
    await prepareDatabase({ ownerUrl: database.ownerUrl })
    expect(await version()).toEqual(made)

    await client.query(`alter role app_login inherit password 'another'`)
    await prepareDatabase({ ownerUrl: database.ownerUrl })
    const login = openClient({ connectionString: loginUrl })
    await login.connect()
    const { rows } = await login.query('select rolinherit from pg_roles where rolname = current_user')
    expect(rows).toEqual([{ rolinherit: false }])
    await login.end()
  })

  it('sorts and folds characters alike on every host', async () => {
    const { rows } = await client.query(`select lower('ÉÄŁ') as low, upper('éäł') as up`)
    expect(rows).toEqual([{ low: 'éäł', up: 'ÉÄŁ' }])
  })
})
