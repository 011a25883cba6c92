import { once } from 'node:events'
import { createServer } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { TestDatabase } from '#tests/database/createTestDatabase.ts'
import { createTestDatabase } from '#tests/database/createTestDatabase.ts'
import { freePort, startNode } from './productNode.ts'

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
    async () => ({ DATABASE_URL: database.loginUrl, PORT: '99999' }),
    /^JUL did not start\. PORT: /,
  ],
])('says in one line: %s', async (_what, env, line) => {
  const node = await startNode(await env(), { waits: false })
  expect(await node.ended).toBe(1)
  expect(node.complaints()).toMatch(line)
  expect(node.complaints().trim().split('\n')).toHaveLength(1)
})

it('says in one line that the port is taken, and how to choose another', async () => {
  const other = createServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  const address = other.address()
  const port = String(typeof address === 'object' && address ? address.port : 0)
  const node = await startNode({ DATABASE_URL: database.loginUrl, PORT: port }, { waits: false })
  expect(await node.ended).toBe(1)
  expect(node.complaints()).toBe(
    `JUL did not start. Port ${port} is taken. Choose another: PORT=3001 npm start\n`,
  )
  other.close()
})
