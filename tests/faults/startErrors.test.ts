import { once } from 'node:events'
import { symlinkSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startEmbedded } from '#server/platform/db/embedded.ts'
import { prepareDatabase } from '#server/platform/db/prepare/migrate.ts'
import type { TestDatabase } from '#tests/database/createTestDatabase.ts'
import { createTestDatabase, envOf } from '#tests/database/createTestDatabase.ts'
import { isRunning, postmasterPid, temporaryFolder } from './owner.ts'
import { freePort, startNode } from './productNode.ts'
import { ask as query } from './writers.ts'

const noLog = () => undefined

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database?.drop())

const withPart = (change: (url: URL) => void): string => {
  const url = new URL(database.loginUrl)
  change(url)
  return url.toString()
}

it.each<[string, () => Promise<Record<string, string>>, RegExp]>([
  [
    'a database that does not answer',
    async () => ({ DATABASE_URL: `postgres://app_login:x@127.0.0.1:${await freePort()}/jul` }),
    /^JUL did not start\. DATABASE_URL: the database does not answer/,
  ],
  [
    'a database nobody knows',
    async () => ({
      DATABASE_URL: withPart((url) => {
        url.pathname = '/nowhere'
      }),
    }),
    /^JUL did not start\. DATABASE_URL: .*nowhere/,
  ],
  [
    'a wrong password',
    async () => ({
      DATABASE_URL: withPart((url) => {
        url.password = 'wrong'
      }),
    }),
    /^JUL did not start\. DATABASE_URL: user or password is wrong/,
  ],
  [
    'an address of something else',
    async () => ({ DATABASE_URL: 'mysql://localhost' }),
    /^JUL did not start\. DATABASE_URL: must start/,
  ],
  [
    'a login that owns the tables',
    async () => ({ DATABASE_URL: database.ownerUrl }),
    /^JUL did not start\. .*login/i,
  ],
  [
    'a port that is no port',
    async () => ({ ...envOf(database), PORT: '99999' }),
    /^JUL did not start\. PORT: /,
  ],
])('says in one line: %s', async (_what, env, line) => {
  const node = await startNode({ ...envOf(database), ...(await env()) }, { waits: false })
  expect(await node.ended).toBe(1)
  expect(node.complaints()).toMatch(line)
  expect(node.complaints().trim().split('\n')).toHaveLength(1)
})

/** As the eleven migrations recorded it that were here before the first one was made anew. */
const ofBefore = `update jul.__drizzle_migrations set hash = 'of before', created_at = 1795219770383`

it('says in one line that an earlier version made the database, and leaves it as it is', async () => {
  const old = await createTestDatabase()
  await query(old.ownerUrl, ofBefore)
  const node = await startNode({ ...envOf(old), DATABASE_OWNER_URL: old.ownerUrl }, { waits: false })
  expect(await node.ended).toBe(1)
  expect(node.complaints()).toBe(
    'JUL did not start. DATABASE_OWNER_URL: the database was made by an earlier version of JUL; name an empty one, then start again.\n',
  )
  await old.drop()
})

it('says in one line that an earlier version made the data folder, and stops its database again', async () => {
  const folder = temporaryFolder()
  const dataDir = join(folder.path, 'data')
  const old = await startEmbedded({ dataDir, log: { info: noLog, warn: noLog, error: noLog } })
  await prepareDatabase({ ownerUrl: old.ownerUrl })
  await query(old.ownerUrl, ofBefore)
  await old.stop()
  const node = await startNode({ DATA_DIR: dataDir }, { waits: false })
  expect(await node.ended).toBe(1)
  expect(node.complaints()).toBe(
    `JUL did not start. DATA_DIR: ${dataDir} was made by an earlier version of JUL; move it away or delete it, then start again.\n`,
  )
  expect(isRunning(postmasterPid(dataDir))).toBe(false)
  await folder.remove()
})

it('says in one line that the site is not built, and stops its database again', async () => {
  const folder = temporaryFolder()
  const dataDir = join(folder.path, 'data')
  symlinkSync(join(import.meta.dirname, '../../server'), join(folder.path, 'server'))
  const env = { DATA_DIR: dataDir, ROLES: 'web', JUL_ROOT: folder.path }
  const node = await startNode(env, { waits: false })
  expect(await node.ended).toBe(1)
  expect(node.complaints()).toMatch(/^JUL did not start\. .*build\/client.*\n$/)
  expect(isRunning(postmasterPid(dataDir))).toBe(false)
  await folder.remove()
})

it('says in one line that the port is taken, and how to choose another', async () => {
  const other = createServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  const address = other.address()
  const port = String(typeof address === 'object' && address ? address.port : 0)
  const node = await startNode({ ...envOf(database), PORT: port }, { waits: false })
  expect(await node.ended).toBe(1)
  expect(node.complaints()).toBe(
    `JUL did not start. Port ${port} is already in use. Choose another: PORT=3001 npm start\n`,
  )
  other.close()
})
