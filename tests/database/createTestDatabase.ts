import { randomBytes } from 'node:crypto'
import type pg from 'pg'
import { inject } from 'vitest'
import { openClient } from '#server/platform/db/pool.ts'

export type TestDatabase = {
  name: string
  /** Owns every table and passes every row rule: for setting the scene and looking behind the curtain. */
  ownerUrl: string
  /** What the server itself connects with. */
  loginUrl: string
  authUrl: string
  jobsUrl: string
  drop(): Promise<void>
}

/** A migrated database of its own for one test file (about 30 ms); drop it in afterAll. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const template = inject('template')
  const name = `test_${randomBytes(6).toString('hex')}`
  // By default PostgreSQL copies through its buffers, which takes a third longer.
  await run(
    template.adminUrl,
    `create database ${name} template ${databaseOf(template.ownerUrl)} strategy file_copy`,
  )
  return {
    name,
    ownerUrl: withDatabase(template.ownerUrl, name),
    loginUrl: withDatabase(template.loginUrl, name),
    authUrl: withDatabase(template.authUrl, name),
    jobsUrl: withDatabase(template.jobsUrl, name),
    drop: () => dropDatabase(template.adminUrl, name),
  }
}

/** The logins as the environment of a server names them. */
export const envOf = ({
  loginUrl,
  authUrl,
  jobsUrl,
}: Pick<TestDatabase, 'loginUrl' | 'authUrl' | 'jobsUrl'>) => ({
  DATABASE_URL: loginUrl,
  DATABASE_AUTH_URL: authUrl,
  DATABASE_JOBS_URL: jobsUrl,
})

/** Closed connections take a moment to leave; cut off in that moment they would report an error to nobody. */
async function dropDatabase(adminUrl: string, name: string): Promise<void> {
  await run(
    adminUrl,
    `do $$ begin
       for try in 1..50 loop
         exit when not exists (select from pg_stat_activity where datname = '${name}');
         perform pg_sleep(0.01);
         perform pg_stat_clear_snapshot();
       end loop;
     end $$`,
  )
  await run(adminUrl, `drop database if exists ${name} with (force)`)
}

let admin: Promise<pg.Client> | null = null

/** One connection for all files of a worker: opening one takes half as long as a copy. */
async function run(connectionString: string, statement: string): Promise<void> {
  admin ??= openAdmin(connectionString).catch((error: unknown) => {
    admin = null
    throw error
  })
  const client = await admin
  await client.query(statement)
}

async function openAdmin(connectionString: string): Promise<pg.Client> {
  const client = openClient({ connectionString }).on('end', () => {
    admin = null
  })
  await client.connect()
  return client
}

function databaseOf(address: string): string {
  return new URL(address).pathname.slice(1)
}

function withDatabase(address: string, name: string): string {
  const url = new URL(address)
  url.pathname = `/${name}`
  return url.toString()
}
