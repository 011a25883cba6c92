import { randomUUID } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import Fastify from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { cookieName, signToken } from '#server/platform/signInCookie.ts'
import { canReadSound } from '#server/platform/storage/readSound.ts'
import type { DriveStage } from '#tests/app/driveStage.ts'
import { driveStage, talkBytes } from '#tests/app/driveStage.ts'
import { sessionStage } from '#tests/app/sessionStage.ts'
import type { Person, TestApp } from '#tests/app/testApp.ts'
import { listenToMatch } from './listenToMatch.ts'
import { mountBeginnings } from './mountBeginnings.ts'
import { listMatches } from './queries.ts'

const hasProgram = await canReadSound()
const server = Fastify()
let drive: DriveStage
let at: TestApp
let keeper: Person
let member: Person

beforeAll(async () => {
  drive = await driveStage()
  at = drive.at
  mountBeginnings(server, at.app, at.jobsPool)
  keeper = await at.person({ roles: ['staff'], permissions: ['sessions.manage'] })
  member = await at.person({ plans: ['desktop_pro'] })
})
afterAll(async () => {
  await server.close()
  await drive.close()
})

const open = (person: Person, url: string) =>
  server.inject({ url, headers: { cookie: `${cookieName(at.app.config)}=${signToken(person.token)}` } })

it.skipIf(!hasProgram)(
  'plays half a minute before a link to those who match, and only where everybody it may concern has agreed (4.12.11)',
  async () => {
    const stage = sessionStage(at)
    const sessionId = await stage.schedule(keeper, member)
    const recordingId = randomUUID()
    await at.query(
      `insert into recordings (id, source, status, drive_file_id, name, mime_type, byte_size) values ($1, 'drive', 'found', 'video', 'Meet recording', 'video/mp4', $2)`,
      [recordingId, talkBytes.length],
    )
    const candidate = {
      sessionId,
      score: 70,
      parts: { near: 40, during: 30, code: 0, words: 0 },
      signals: [],
    }
    await at.query(
      `insert into recording_decisions (id, recording_id, decision, reason, candidates) values (gen_random_uuid(), $1, 'left', 'no_identity', $2)`,
      [recordingId, JSON.stringify([candidate])],
    )
    const answerOf = async () =>
      (await at.call(keeper, listMatches, undefined)).waiting.find(({ id }) => id === recordingId)?.canListen
    expect(await answerOf()).toMatchObject({ ok: false, reason: 'consent_missing' })
    await expect(at.call(keeper, listenToMatch, { recordingId })).rejects.toMatchObject({
      reason: 'consent_missing',
    })
    expect(drive.google.log).toEqual([])

    await stage.agree(sessionId, keeper, member)
    expect(await answerOf()).toMatchObject({ ok: true })
    const { address } = await at.call(keeper, listenToMatch, { recordingId })
    const answer = await open(keeper, address)
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['content-type']).toBe('audio/mpeg')
    // 30 s of 64 kbit a second, and no picture.
    expect(answer.rawPayload.length).toBeGreaterThan(5_000)
    expect(answer.rawPayload.length).toBeLessThan(300_000)
    expect(readdirSync(join(drive.folder, 'beginnings'))).toEqual([])
    expect(await at.query(`select 1 from audit_events where action = 'match.heard'`)).toHaveLength(1)
    const another = await at.person({ roles: ['staff'], permissions: ['sessions.manage'] })
    expect((await open(another, address)).statusCode).toBe(404)
    expect((await open(member, address)).statusCode).toBe(404)
    const lock = (when: string) =>
      at.query(`update auth_sessions set locked_at = ${when} where user_id = $1`, [keeper.id])
    await lock('now()')
    expect((await open(keeper, address)).statusCode).toBe(404)
    await lock('null')
    expect((await open(keeper, address)).statusCode).toBe(200)
    // An address outlives no withdrawal.
    await at.query(`update consents set withdrawn_at = now() where session_id = $1 and party = 'member'`, [
      sessionId,
    ])
    expect((await open(keeper, address)).statusCode).toBe(404)
  },
)
