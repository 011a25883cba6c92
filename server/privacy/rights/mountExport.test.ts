import { randomBytes, randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import Fastify from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { keepCookieSecret, signToken } from '#server/platform/signInCookie.ts'
import { LocalStore } from '#server/platform/storage/localStore.ts'
import type { Person, TestApp } from '#tests/app/testApp.ts'
import { testApp } from '#tests/app/testApp.ts'
import { mountExport } from './mountExport.ts'

// More than one piece, and no whole number of them.
const archive = randomBytes(9_000_000)
const folder = mkdtempSync(join(tmpdir(), 'jul-exports-'))
const store = new LocalStore(folder)
let at: TestApp
let server: FastifyInstance
beforeAll(async () => {
  at = await testApp()
  keepCookieSecret('a secret of the tests that is long enough')
  server = Fastify()
  mountExport(server, at.app, store)
})
afterAll(async () => {
  await server.close()
  await at.close()
  rmSync(folder, { recursive: true, force: true })
})

const get = (person: Person, id: string) =>
  server.inject({ url: `/api/exports/${id}`, headers: { cookie: `sid=${signToken(person.token)}` } })

async function exported(person: Person): Promise<string> {
  const [id, key] = [randomUUID(), randomUUID()]
  writeFileSync(join(folder, 'made.zip'), archive)
  await store.put(key, join(folder, 'made.zip'))
  await at.query(
    `insert into data_requests (id, user_id, kind, status, archive_key, byte_size) values ($1, $2, 'export', 'ready', $3, $4)`,
    [id, person.id, key, archive.length],
  )
  return id
}

describe('the file of an export (K37)', () => {
  it('comes whole, in pieces, to its person alone', async () => {
    const [member, other] = [await at.person(), await at.person()]
    const id = await exported(member)
    const answer = await get(member, id)
    expect([answer.statusCode, answer.headers['content-length']]).toEqual([200, String(archive.length)])
    expect(answer.rawPayload.equals(archive)).toBe(true)
    expect((await get(other, id)).statusCode).toBe(404)
    expect((await server.inject({ url: `/api/exports/${id}` })).statusCode).toBe(401)
    // Looked at first, it counts as nothing that was loaded.
    const headers = { cookie: `sid=${signToken(member.token)}` }
    const head = await server.inject({ method: 'HEAD', url: `/api/exports/${id}`, headers })
    expect([head.statusCode, head.rawPayload.length]).toEqual([200, 0])
  })

  it('is given three times in a quarter of an hour, however many ask at once', async () => {
    const member = await at.person()
    const id = await exported(member)
    const answers = await Promise.all(Array.from({ length: 20 }, () => get(member, id)))
    const codes = answers.map(({ statusCode }) => statusCode)
    expect([
      codes.filter((code) => code === 200).length,
      codes.filter((code) => code === 429).length,
    ]).toEqual([3, 17])
  })

  it('asks who is there where the last proof is too old, and is given again once there is a new one (T-014)', async () => {
    const member = await at.person()
    const id = await exported(member)
    at.moveTime(11 * 60_000)
    const refused = await get(member, id)
    expect([refused.statusCode, refused.json().data]).toEqual([403, { reason: 'proof_needed' }])
    await at.query('update auth_sessions set proven_at = $2 where user_id = $1', [
      member.id,
      at.app.clock.now(),
    ])
    expect((await get(member, id)).statusCode).toBe(200)
    at.moveTime(-11 * 60_000)
  })
})
