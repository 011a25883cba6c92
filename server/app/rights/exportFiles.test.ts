import { randomBytes, randomUUID } from 'node:crypto'
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fromBufferPromise } from 'yauzl'
import { consentTextVersion } from '#domain/consent/texts.ts'
import { LocalStore } from '#server/platform/storage/localStore.ts'
import { requestExport } from '#server/privacy/rights/commands.ts'
import { listDataRequests } from '#server/privacy/rights/queries.ts'
import type { Person, TestApp } from '#tests/app/testApp.ts'
import { testApp } from '#tests/app/testApp.ts'
import { exportData } from './exportData.ts'

const folder = mkdtempSync(join(tmpdir(), 'jul-export-files-'))
const store = new LocalStore(join(folder, 'files', 'stored'))
let at: TestApp
beforeAll(async () => {
  at = await testApp({ DATA_DIR: folder })
})
afterAll(async () => {
  await at.close()
  rmSync(folder, { recursive: true, force: true })
})

/** A stored file, bytes and row. */
async function put(person: Person, kind: string, name: string, bytes: Buffer): Promise<string> {
  const [id, key] = [randomUUID(), randomUUID()]
  writeFileSync(join(folder, 'one'), bytes)
  await store.put(key, join(folder, 'one'))
  rmSync(join(folder, 'one'))
  await at.query(
    `insert into files (id, user_id, created_by, kind, name, byte_size, key, status, stored_at)
     values ($1, $2, $2, $3, $4, $5, $6, 'stored', now())`,
    [id, person.id, kind, name, bytes.length, key],
  )
  return id
}

async function attach(person: Person, name: string, bytes: Buffer, isDeleted = false): Promise<void> {
  const cardId = randomUUID()
  await at.query(
    `insert into julboard_tasks (id, user_id, created_by, title, rank) values ($1, $2, $2, 'A card', $3)`,
    [cardId, person.id, `a${cardId}`],
  )
  await at.query(
    'insert into card_attachments (id, card_id, user_id, created_by, deleted_at) values ($1, $2, $3, $3, case when $4 then now() end)',
    [await put(person, 'photo', name, bytes), cardId, person.id, isDeleted],
  )
}

async function record(
  member: Person,
  name: string,
  { isAllowed = true, hasConsent = true }: { isAllowed?: boolean; hasConsent?: boolean },
): Promise<void> {
  const sessionId = randomUUID()
  await at.query(
    `insert into sessions (id, user_id, created_by, advisor_id, title, session_type, start_time, end_time, time_zone)
     values ($1, $2, $2, $3, 'A talk', 'strategy', now(), now() + interval '1 hour', 'UTC')`,
    [sessionId, member.id, (await at.person({ roles: ['staff'] })).id],
  )
  for (const party of ['member', 'advisor'])
    await at.query(
      `insert into consents (id, session_id, user_id, party, text_version, given_at) values ($1, $2, $3, $4, $5, $6)`,
      [randomUUID(), sessionId, member.id, party, consentTextVersion, hasConsent ? new Date() : null],
    )
  await at.query(
    `insert into recordings (id, session_id, user_id, source, status, name, file_id, is_download_allowed)
     values ($1, $2, $3, 'upload', 'ready', $4, $5, $6)`,
    [
      randomUUID(),
      sessionId,
      member.id,
      name,
      await put(member, 'recording', name, randomBytes(50)),
      isAllowed,
    ],
  )
}

async function exported(member: Person, bounds: { mostFileBytes?: number } = {}) {
  const id = randomUUID()
  await at.call(member, requestExport, { id })
  await exportData(at.app, at.jobsPool, store, { requestId: id }, { isLastTry: true, ...bounds })
  const [row] = await at.query<{ key: string; left: number }>(
    'select archive_key as key, left_out as left from data_requests where id = $1',
    [id],
  )
  const files = new Map<string, Buffer>()
  const zip = await fromBufferPromise(await buffer(await store.read(row?.key ?? '')), {
    lazyEntries: true,
    autoClose: false,
  })
  for await (const entry of zip.eachEntry())
    files.set(entry.fileName, await buffer(await zip.openReadStreamPromise(entry)))
  return { id, files, left: row?.left ?? 0, key: row?.key ?? '' }
}

const namesIn = (files: ReadonlyMap<string, Buffer>) =>
  [...files.keys()]
    .filter((name) => name.startsWith('files/'))
    .map((name) => name.slice(15))
    .sort()

describe('the files of an export (K37)', () => {
  it('go with it once somebody takes back a consent, and with the next one (4.12.11)', async () => {
    const member = await at.person()
    await record(member, 'talk.mp3', {})
    const first = await exported(member)
    at.moveTime(60_000)
    const second = await exported(member)
    const [left] = await at.query<{ ids: string[] }>(
      `select array_agg(id::text) as ids from data_requests where user_id = $1 and kind = 'export'`,
      [member.id],
    )
    expect(left?.ids).toEqual([second.id])
    await at.query(`update consents set withdrawn_at = now() where user_id = $1 and party = 'advisor'`, [
      member.id,
    ])
    expect(await at.query('select from data_requests where user_id = $1', [member.id])).toEqual([])
    expect(
      await at.query('select from file_erasures where key = any($1)', [[first.key, second.key]]),
    ).toHaveLength(2)
  })

  it('go with it once a transcript or a recording is erased or taken from its member, and nobody else’s do', async () => {
    const other = await at.person()
    await record(other, 'theirs.mp3', {})
    await exported(other)
    for (const erase of [
      'delete from transcripts where user_id = $1',
      'delete from recordings where user_id = $1',
      `update recordings set status = 'erased' where user_id = $1`,
      'update recordings set session_id = null, user_id = null where user_id = $1',
    ]) {
      const member = await at.person()
      await record(member, 'talk.mp3', {})
      await at.query(
        `insert into transcripts (id, session_id, user_id, created_by, file_name, format, byte_size, sha256, segment_count, segments)
         select $1, id, user_id, advisor_id, 'talk.vtt', 'vtt', 9, 'digest', 0, '[]' from sessions where user_id = $2`,
        [randomUUID(), member.id],
      )
      const { key } = await exported(member)
      await at.query(erase, [member.id])
      expect(await at.query('select from data_requests where user_id = $1', [member.id]), erase).toEqual([])
      expect(await at.query('select from file_erasures where key = $1', [key])).toHaveLength(1)
    }
    expect(await at.query('select from data_requests where user_id = $1', [other.id])).toHaveLength(1)
  })

  it('are what is attached to one’s cards and what one may save of recordings, byte for byte', async () => {
    const [member, other] = [await at.person(), await at.person()]
    const photo = randomBytes(70_000)
    await attach(member, 'Plan: ../draft.png', photo)
    await attach(member, 'gone.png', randomBytes(10), true)
    await attach(other, 'theirs.png', randomBytes(10))
    await record(member, 'talk.mp3', {})
    await record(member, 'not-saved.mp3', { isAllowed: false })
    await record(member, 'not-agreed.mp3', { hasConsent: false })
    const { files } = await exported(member)
    expect(namesIn(files)).toEqual(['Plan_ .._draft.png', 'talk.mp3'])
    const [name = ''] = [...files.keys()].filter((each) => each.includes('draft'))
    expect(files.get(name)?.equals(photo)).toBe(true)
    expect(readdirSync(join(folder, 'files', 'exporting'))).toEqual([])
  })

  it('that are too large together are named, and the newest are in it', async () => {
    const member = await at.person()
    await attach(member, 'older.png', randomBytes(600))
    await at.query(`update files set stored_at = now() - interval '1 day' where user_id = $1`, [member.id])
    await attach(member, 'newer.png', randomBytes(600))
    const { files, left } = await exported(member, { mostFileBytes: 1_000 })
    expect([namesIn(files), left]).toEqual([['newer.png'], 1])
    expect(files.get('README.txt')?.toString()).toMatch(/-older\.png\n/)
    expect((await at.call(member, listDataRequests, {})).requests[0]).toMatchObject({ leftOut: 1 })
  })

  it('pass through memory in pieces: of 160 MB never half is held', async () => {
    const member = await at.person()
    const piece = randomBytes(1_048_576)
    await attach(member, 'large.mp4', Buffer.concat(Array.from({ length: 160 }, () => piece)))
    const held = () => process.memoryUsage().arrayBuffers
    setFlagsFromString('--expose-gc')
    const collect = runInNewContext('gc') as () => void // safe because of the flag just set
    collect()
    const before = held()
    const bound = 80_000_000
    let most = 0
    const watch = setInterval(() => {
      // What nobody holds any more may wait for long to be collected where much else runs. Collecting takes
      // long there too, so it is done only where the measure would fail without.
      if (held() - before >= bound) collect()
      most = Math.max(most, held() - before)
    }, 50)
    const id = randomUUID()
    await at.call(member, requestExport, { id })
    await exportData(at.app, at.jobsPool, store, { requestId: id }, { isLastTry: true })
    clearInterval(watch)
    expect(most).toBeLessThan(bound)
  }, 120_000)

  it('come with what one gets by mail, and only one’s own', async () => {
    const [member, other] = [await at.person(), await at.person()]
    for (const { email } of [member, other]) {
      const id = randomUUID()
      await at.query('insert into subscribers (id, email) values ($1, $2)', [id, email.toUpperCase()])
      await at.query(
        `insert into subscriptions (subscriber_id, list, consent_version, asked_at, confirmed_at) values ($1, 'founders', 'one', now(), now())`,
        [id],
      )
    }
    const { files } = await exported(member)
    expect(JSON.parse(files.get('newsletter.json')?.toString() ?? '')).toMatchObject([
      { list: 'founders', email: member.email.toUpperCase() },
    ])
  })

  it('go with the request: its bytes leave the store', async () => {
    const member = await at.person()
    const { id, key } = await exported(member)
    const path = join(folder, 'files', 'stored', key.slice(0, 2), key)
    expect(existsSync(path)).toBe(true)
    await at.query('delete from data_requests where id = $1', [id])
    expect(await at.query('select key from file_erasures where key = $1', [key])).toHaveLength(1)
  })
})
