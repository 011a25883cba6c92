import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { LocalStore } from '#server/platform/storage/localStore.ts'
import type { Person, TestApp } from '#tests/app/testApp.ts'
import { testApp } from '#tests/app/testApp.ts'
import { unzip } from '#tests/app/unzip.ts'
import { exportData } from './exportData.ts'

const folder = mkdtempSync(join(tmpdir(), 'jul-export-rows-'))
const store = new LocalStore(join(folder, 'files', 'stored'))
let at: TestApp
beforeAll(async () => {
  at = await testApp({ DATA_DIR: folder })
})
afterAll(async () => {
  await at.close()
  rmSync(folder, { recursive: true, force: true })
})

async function exported(person: Person): Promise<Map<string, string>> {
  const id = randomUUID()
  await at.query(
    `insert into data_requests (id, user_id, kind, status) values ($1, $2, 'export', 'queued')`,
    [id, person.id],
  )
  await exportData(at.app, at.jobsPool, store, { requestId: id }, { isLastTry: true })
  const [row] = await at.query<{ key: string }>(
    'select archive_key as key from data_requests where id = $1',
    [id],
  )
  return unzip(await buffer(await store.read(row?.key ?? '')))
}

const send = (email: string, body: string) =>
  at.query(
    `insert into inquiries (id, kind, subject, body, answer, context, text_digest)
     values ($1, 'contact', 'pricing', $2, 'Gladly.', $3, 'of nobody')`,
    [randomUUID(), body, { email, name: 'A Visitor' }],
  )

describe('what stands in tables that are closed to the calls, in an export (K37)', () => {
  it('holds the own address, whether it is confirmed, and where its person is signed in, as they see it (4.13.19)', async () => {
    const [member, other] = [await at.person(), await at.person()]
    await at.query(
      `update auth_sessions set ip_address = '203.0.113.9', user_agent = $2 where user_id = $1`,
      [member.id, 'Mozilla/5.0 (X11; Linux x86_64; rv:146.0) Gecko/20100101 Firefox/146.0'],
    )
    const files = await exported(member)
    expect(JSON.parse(files.get('account.json') ?? '')).toEqual([
      { email: member.email, is_confirmed: true, waiting_email: null },
    ])
    const seenAt = expect.stringMatching(/^\d{4}-\d\d-\d\dT/)
    expect(JSON.parse(files.get('sign_ins.json') ?? '')).toEqual([
      {
        id: expect.any(String),
        device: 'Firefox on Linux',
        network: '203.0.113.x',
        first_seen_at: seenAt,
        last_seen_at: seenAt,
      },
    ])
    const words = [...files.values()].join('\n')
    for (const hidden of [member.tokenHash, '203.0.113.9', other.email]) expect(words).not.toContain(hidden)
  })

  it('says of an address that waits, and of one that nobody has confirmed', async () => {
    const member = await at.person()
    await at.query('update auth_users set email_verified = false where id = $1', [member.id])
    await at.query(
      `insert into address_changes (id, user_id, old_email, new_email, token_hash, expires_at)
       values ($1, $2, $3, 'new@members.example', 'hash-of-the-link', now() + interval '1 day')`,
      [randomUUID(), member.id, member.email],
    )
    const files = await exported(member)
    expect(JSON.parse(files.get('account.json') ?? '')).toEqual([
      { email: member.email, is_confirmed: false, waiting_email: 'new@members.example' },
    ])
    expect([...files.values()].join()).not.toContain('hash-of-the-link')
  })
})

describe('what hangs on the address of an account, in an export (K37)', () => {
  it('holds what was sent by the forms of the site from it, and nothing of other addresses', async () => {
    const [member, other] = [await at.person(), await at.person()]
    await send(member.email.toUpperCase(), 'from mine')
    await send(other.email, 'from another')
    const files = await exported(member)
    expect(JSON.parse(files.get('messages.json') ?? '')).toEqual([
      {
        kind: 'contact',
        subject: 'pricing',
        body: 'from mine',
        answer: 'Gladly.',
        context: { email: member.email.toUpperCase(), name: 'A Visitor' },
        created_at: expect.any(String),
      },
    ])
    expect([...files.values()].join()).not.toContain('from another')
  })

  it('is not given before the address is confirmed: whoever signs up with it may be anybody', async () => {
    const member = await at.person()
    await send(member.email, 'of its owner')
    await at.query('update auth_users set email_verified = false where id = $1', [member.id])
    const files = await exported(member)
    expect(files.has('messages.json')).toBe(false)
  })
})
