import { randomUUID } from 'node:crypto'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { paths } from '#contract/paths.ts'
import { LocalStore } from '#server/platform/storage/localStore.ts'
import { requestDeletion, requestExport } from '#server/privacy/rights/commands.ts'
import { failLostExports } from '#server/privacy/rights/failLostExports.ts'
import { listDataRequests } from '#server/privacy/rights/queries.ts'
import { emailsTo } from '#tests/app/emails.ts'
import type { TestApp } from '#tests/app/testApp.ts'
import { testApp } from '#tests/app/testApp.ts'
import { unzip } from '#tests/app/unzip.ts'
import { runRetention } from '../retention/runRetention.ts'
import { erasePeople } from './erasePeople.ts'
import { exportData } from './exportData.ts'
import { leftOut } from './leftOut.ts'

const folder = mkdtempSync(join(tmpdir(), 'jul-rights-'))
const store = new LocalStore(join(folder, 'files', 'stored'))
let at: TestApp
beforeAll(async () => {
  at = await testApp({ DATA_DIR: folder })
})
afterAll(async () => {
  await at.close()
  rmSync(folder, { recursive: true, force: true })
})

/** What stands in an export, by name, as a parser reads it that is not the one of the writer. */
async function archiveOf(requestId: string): Promise<Map<string, string>> {
  const [row] = await at.query<{ key: string }>(
    'select archive_key as key from data_requests where id = $1',
    [requestId],
  )
  return unzip(await buffer(await store.read(row?.key ?? '')))
}

const addCheckin = (userId: string, body: string) =>
  at.query('insert into board_checkins (id, user_id, created_by, body) values ($1, $2, $2, $3)', [
    randomUUID(),
    userId,
    body,
  ])

describe('an export (K37)', () => {
  it('holds what its person can see, and nothing of anybody else', async () => {
    const [member, other] = [await at.person(), await at.person()]
    await addCheckin(member.id, 'mine alone')
    await addCheckin(other.id, 'of another')
    const id = randomUUID()
    await at.call(member, requestExport, { id })
    // Pressed twice is one.
    const again = await at.call(member, requestExport, { id: randomUUID() })
    expect(again.request.id).toBe(id)
    await exportData(at.app, at.jobsPool, store, { requestId: id }, { isLastTry: false })
    const { requests } = await at.call(member, listDataRequests, {})
    expect(requests).toMatchObject([{ id, status: 'ready', progress: 100, dueAt: expect.any(String) }])
    const files = await archiveOf(id)
    for (const name of ['board_checkins.json', 'profiles.json', 'README.txt'])
      expect([...files.keys()]).toContain(name)
    expect([...files.keys()].join()).not.toContain('auth_')
    expect(files.get('board_checkins.json')).toContain('mine alone')
    expect([...files.values()].join()).not.toContain('of another')
    expect(await at.query('select template, to_address from mail_messages')).toEqual([
      { template: 'privacy.exportReady', to_address: member.email },
    ])
    // Its reader's own console opens the settings (4.13.3).
    const [mail] = await emailsTo(at, member.email)
    expect(mail?.text).toContain(new URL(paths.go('settings', 'privacy'), at.app.config.publicUrl).href)
    expect((await at.call(other, listDataRequests, {})).requests).toEqual([])
  })

  it('leaves out what the calls hide: notes of staff, addresses of guests and meetings, deleted sessions', async () => {
    const [member, advisor] = [await at.person(), await at.person({ roles: ['staff'] })]
    const session = async (title: string, isDeleted = false, days = 0) => {
      const id = randomUUID()
      await at.query(
        `insert into sessions (id, user_id, created_by, advisor_id, title, session_type, start_time, end_time, time_zone, notes,
           meeting_url, deleted_at)
         values ($1, $2, $3, $3, $4, 'strategy', now() + $6 * interval '1 day', now() + $6 * interval '1 day' + interval '1 hour', 'UTC', 'staff-only-word',
           'https://meet.example/secret-room', case when $5 then now() end)`,
        [id, member.id, advisor.id, title, isDeleted, days],
      )
      await at.query(
        `insert into consents (id, session_id, user_id, party, guest_name, guest_email, token_hash)
         values ($1, $2, $3, 'guest', $4, 'guest@elsewhere.example', $5)`,
        [randomUUID(), id, member.id, `Guest of ${title}`, `hash-${id}`],
      )
      await at.query(
        `insert into recordings (id, session_id, user_id, source, status, name, drive_file_id)
         values ($1, $2, $3, 'drive', 'ready', 'talk.mp4', $4)`,
        [randomUUID(), id, member.id, `drive-${id}`],
      )
      return id
    }
    const [kept, deleted] = [await session('First talk'), await session('Withdrawn talk', true)]
    // Members read that somebody said no, and not who.
    const refused = await session('Refused talk', false, 1)
    await at.query('update consents set refused_at = now() where session_id = $1', [refused])
    await at.query(
      `insert into files (id, user_id, created_by, kind, name, byte_size, key) values ($1, $2, $2, 'photo', 'mine.png', 9, 'key-in-store')`,
      [randomUUID(), member.id],
    )
    const id = randomUUID()
    await at.call(member, requestExport, { id })
    await exportData(at.app, at.jobsPool, store, { requestId: id }, { isLastTry: false })
    const words = [...(await archiveOf(id)).values()].join('\n')
    for (const shown of ['First talk', 'Guest of First talk', 'talk.mp4', 'mine.png', kept])
      expect(words).toContain(shown)
    for (const hidden of [
      'staff-only-word',
      'secret-room',
      'guest@elsewhere.example',
      'hash-',
      'drive-',
      'key-in-store',
      'Withdrawn talk',
      deleted,
      'Guest of Refused talk',
    ])
      expect(words).not.toContain(hidden)
  })

  it('leaves out columns that there are', async () => {
    const there = await at.query<{ name: string }>(
      `select table_name || '.' || column_name as name from information_schema.columns where table_schema = 'public'`,
    )
    const named = Object.entries(leftOut).flatMap(([table, { columns = [] }]) =>
      columns.map((column) => `${table}.${column}`),
    )
    expect(there.map(({ name }) => name)).toEqual(expect.arrayContaining(named))
  })

  it('is tried again, fails with the last try alone, and is bounded by what is packed', async () => {
    const member = await at.person()
    await addCheckin(member.id, 'a'.repeat(40_000))
    const id = randomUUID()
    await at.call(member, requestExport, { id })
    const run = (isLastTry: boolean, mostBytes?: number) =>
      exportData(
        at.app,
        at.jobsPool,
        store,
        { requestId: id },
        { isLastTry, ...(mostBytes ? { mostBytes } : {}) },
      )
    const status = async () => (await at.call(member, listDataRequests, {})).requests[0]?.status
    // Packed it would be far below the bound.
    await expect(run(false, 30_000)).rejects.toThrow('outgrew')
    expect(await status()).toBe('running')
    await run(false)
    expect(await status()).toBe('ready')
    await at.query(`update data_requests set status = 'queued' where id = $1`, [id])
    await expect(run(true, 30_000)).rejects.toThrow('outgrew')
    expect(await status()).toBe('failed')
  })
})

describe('an export whose worker died in its last try (K37)', () => {
  it('has failed once no try can be left, and can be asked for again', async () => {
    const member = await at.person()
    const [lost, other] = [randomUUID(), randomUUID()]
    await at.call(member, requestExport, { id: lost })
    await at.query(`update data_requests set status = 'running', progress = 40 where id = $1`, [lost])
    await failLostExports(at.jobsPool, at.app.clock.now())
    expect((await at.call(member, requestExport, { id: other })).request.id).toBe(lost)
    at.moveTime(2 * 3_600_000 + 60_000)
    expect(await failLostExports(at.jobsPool, at.app.clock.now())).toBeGreaterThan(0)
    at.moveTime(-2 * 3_600_000 - 60_000)
    expect((await at.call(member, listDataRequests, {})).requests).toMatchObject([
      { id: lost, status: 'failed' },
    ])
    expect((await at.call(member, requestExport, { id: other })).request.id).toBe(other)
  })
})

describe('a whole account (K37, T-014)', () => {
  it('is neither copied nor deleted by whoever finds a browser left open: both ask again who this is', async () => {
    const member = await at.person()
    at.moveTime(11 * 60_000)
    for (const asked of [
      at.call(member, requestExport, { id: randomUUID() }),
      at.call(member, requestDeletion, { id: randomUUID(), confirm: 'DELETE' }),
    ])
      await expect(asked).rejects.toMatchObject({ data: { reason: 'proof_needed' } })
    at.moveTime(-11 * 60_000)
    expect((await at.call(member, listDataRequests, {})).requests).toEqual([])
  })
})

describe('the deletion of an account (K37)', () => {
  it('ends every sign-in, waits 30 days and is cancelled by signing in', async () => {
    const member = await at.person()
    await at.call(member, requestDeletion, { id: randomUUID(), confirm: 'DELETE' })
    await expect(at.call(member, listDataRequests, {})).rejects.toMatchObject({ code: 'UNAUTHORIZED' })
    at.moveTime(29 * 86_400_000)
    await runRetention(at.jobsApp, ['deletions'])
    expect(await at.query('select from profiles where id = $1', [member.id])).toHaveLength(1)
    const signIn = (awaitsFactor: boolean) =>
      at.query(
        `insert into auth_sessions (id, token, user_id, expires_at, awaits_factor) values ($1, $2, $3, now() + interval '1 hour', $4)`,
        [randomUUID(), randomUUID(), member.id, awaitsFactor],
      )
    // Whoever has the password alone keeps no account from being deleted (T-200).
    await signIn(true)
    expect(await at.query('select status from data_requests where user_id = $1', [member.id])).toEqual([
      { status: 'waiting' },
    ])
    await signIn(false)
    at.moveTime(2 * 86_400_000)
    await runRetention(at.jobsApp, ['deletions'])
    expect(await at.query('select from profiles where id = $1', [member.id])).toHaveLength(1)
    expect(await at.query('select status from data_requests where user_id = $1', [member.id])).toEqual([
      { status: 'cancelled' },
    ])
    at.moveTime(-31 * 86_400_000)
  })

  it('is not for people who work here', async () => {
    const staff = await at.person({ roles: ['staff'] })
    await expect(
      at.call(staff, requestDeletion, { id: randomUUID(), confirm: 'DELETE' }),
    ).rejects.toMatchObject({ reason: 'staff_account' })
  })

  it('erases after the grace, and once more what a restored backup brings back', async () => {
    const member = await at.person()
    await addCheckin(member.id, 'gone')
    await at.call(member, requestDeletion, { id: randomUUID(), confirm: 'DELETE' })
    const [kept] = await at.query(`select * from auth_users where id = $1`, [member.id])
    const [profile] = await at.query(`select * from profiles where id = $1`, [member.id])
    at.moveTime(31 * 86_400_000)
    await runRetention(at.jobsApp, ['deletions'])
    expect(await at.query('select failure from retention_runs where failure is not null')).toEqual([])
    for (const table of ['auth_users', 'profiles'])
      expect(await at.query(`select from ${table} where id = $1`, [member.id])).toEqual([])
    expect(await at.query('select from mail_messages where to_address = $1', [member.email])).toEqual([])

    // A backup of before: the list of the data folder brings it to the same state.
    await at.query('delete from erased_people')
    await at.query('insert into auth_users select (jsonb_populate_record(null::auth_users, $1::jsonb)).*', [
      JSON.stringify(kept),
    ])
    await at.query('insert into profiles select (jsonb_populate_record(null::profiles, $1::jsonb)).*', [
      JSON.stringify(profile),
    ])
    await runRetention(at.jobsApp, ['deletions'])
    expect(await at.query('select from auth_users where id = $1', [member.id])).toEqual([])
    expect(await at.query('select id from erased_people')).toEqual([{ id: member.id }])
    at.moveTime(-31 * 86_400_000)
  })

  it('lists a name before its account goes, and erases nobody whose erasure only began', async () => {
    const list = join(folder, 'erased-people.txt')
    rmSync(list, { force: true })
    const [member, other] = [await at.person(), await at.person()]
    const erase = () => erasePeople(at.jobsApp, at.app.clock.now())
    const isThere = async ({ id }: { id: string }) =>
      (await at.query('select from profiles where id = $1', [id])).length > 0
    for (const each of [member, other])
      await at.call(each, requestDeletion, { id: randomUUID(), confirm: 'DELETE' })
    await at.query(`update data_requests set due_at = $2 where user_id = $1`, [member.id, at.app.clock.now()])
    // Where the list cannot be written nobody is erased.
    mkdirSync(list)
    await expect(erase()).rejects.toThrow('EISDIR')
    expect(await isThere(member)).toBe(true)
    rmSync(list, { recursive: true })

    // Killed with both on the list: one of them then signed in, and of one the commit was not heard.
    const gone = randomUUID()
    writeFileSync(list, `?${other.id}\n?${gone}\n`)
    await at.query(`update data_requests set status = 'cancelled' where user_id = $1`, [other.id])
    expect(await erase()).toBe(1)
    expect([await isThere(member), await isThere(other)]).toEqual([false, true])
    expect(await erase()).toBe(0)
    expect(await isThere(other)).toBe(true)
    const lines = readFileSync(list, 'utf8').trim().split('\n')
    expect(lines).toEqual([`?${other.id}`, `?${gone}`, gone, `?${member.id}`, member.id])
  })
})
