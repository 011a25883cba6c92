import { randomBytes, randomUUID } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { runRetention } from '#server/app/retention/runRetention.ts'
import type { Person, TestApp } from '#tests/app/testApp.ts'
import { testApp } from '#tests/app/testApp.ts'
import { whereIs } from '#tests/app/whereIs.ts'
import { hear } from '#tests/faults/liveStream.ts'
import type { ProductNode } from '#tests/faults/productNode.ts'
import { ask, newCookie, startNode } from '#tests/faults/productNode.ts'

// What is kept of an erased person, and why: docs/decisions/0036. By their random id alone.
const KEPT = ['audit_events', 'erased_people']
const canary = `canary${randomBytes(8).toString('hex')}`
const folder = mkdtempSync(join(tmpdir(), 'jul-traces-'))
let at: TestApp
let node: ProductNode
let member: Person
let cookie: string
beforeAll(async () => {
  at = await testApp({ DATA_DIR: folder })
  node = await startNode({ ...at.env, DATA_DIR: folder, LOG_LEVEL: 'info' })
  member = await at.person({ plans: ['desktop_pro', 'mobile_pro'] })
  cookie = await newCookie(at.owner, member.id)
})
afterAll(async () => {
  await node?.kill('SIGTERM')
  await at?.close()
  rmSync(folder, { recursive: true, force: true })
})

const filesIn = (path: string): string[] =>
  readdirSync(path, { withFileTypes: true }).flatMap((each) =>
    each.isDirectory() ? filesIn(join(path, each.name)) : [join(path, each.name)],
  )
/** Files whose name or bytes say one of these words. */
const filesWith = (words: readonly string[]): string[] =>
  filesIn(folder).filter(
    (path) =>
      words.some((word) => path.includes(word)) || words.some((word) => readFileSync(path).includes(word)),
  )
async function until(what: string, isSo: () => Promise<boolean>): Promise<void> {
  for (const end = Date.now() + 60_000; Date.now() < end; await pause(200)) if (await isSo()) return
  throw new Error(`${what} did not happen`)
}
const count = async (text: string, values: unknown[] = []) => (await at.query(text, values)).length

/** A picture whose bytes say the canary. */
const picture = Buffer.concat([
  Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
  Buffer.from(canary),
])

async function act(): Promise<void> {
  const call = async (method: string, path: string, body: object) => {
    const answer = await ask(node, cookie, method, path, body)
    expect([path, answer.status]).toEqual([path, 200])
  }
  const [cardId, fileId] = [randomUUID(), randomUUID()]
  await call('PATCH', '/accounts/profile', { company: canary })
  await call('POST', '/board/cards', { id: cardId, title: canary })
  await call('POST', `/board/cards/${cardId}/attachments`, {
    id: fileId,
    name: `${canary}.png`,
    byteSize: picture.length,
  })
  const sent = await fetch(`${node.url}/api/uploads/${fileId}`, {
    method: 'PATCH',
    headers: {
      cookie,
      origin: node.url,
      'tus-resumable': '1.0.0',
      'upload-offset': '0',
      'content-type': 'application/offset+octet-stream',
    },
    body: picture,
  })
  expect(sent.status).toBe(204)
  await until('the file is stored', async () =>
    Boolean(await count(`select from files where id = $1 and status = 'stored'`, [fileId])),
  )
  await call('POST', '/privacy/exports', { id: randomUUID() })
  await until('the export is ready', async () =>
    Boolean(await count(`select from data_requests where user_id = $1 and status = 'ready'`, [member.id])),
  )
  // What is refused is logged and counted, too.
  await ask(node, cookie, 'POST', '/board/cards', { id: cardId, title: canary, company: canary })
  await ask(node, cookie, 'GET', `/board/cards?search=${canary}&email=${member.email}`)
  await fetch(`${node.url}/api/auth/sign-in/email`, {
    method: 'POST',
    headers: { origin: node.url, 'content-type': 'application/json' },
    body: JSON.stringify({ email: member.email, password: canary }),
  })
}

it('an erased member is in no file, log, email, search or live event, and in no row but the kept ones (K37)', {
  timeout: 300_000,
}, async () => {
  await act()
  const words = [canary, member.email]
  expect(filesWith(words)).not.toEqual([])
  expect((await whereIs(at, words)).length).toBeGreaterThan(4)

  const asked = await ask(node, cookie, 'POST', '/privacy/deletions', { id: randomUUID(), confirm: 'DELETE' })
  expect(asked.status).toBe(200)
  expect((await ask(node, cookie, 'GET', '/board/cards')).status).toBe(401)
  at.moveTime(31 * 86_400_000)
  await runRetention(at.jobsApp)
  at.moveTime(-31 * 86_400_000)
  expect(await at.query('select name, failure from retention_runs where failure is not null')).toEqual([])
  await until('the store forgets', async () => (await count('select from file_erasures')) === 0)
  await until('the queue is empty', async () => (await count('select from job_requests')) === 0)

  expect(filesWith(words)).toEqual([])
  // The list that a restored backup is erased by holds the id alone.
  expect(filesWith([member.id]).map((path) => path.slice(folder.length + 1))).toEqual(['erased-people.txt'])
  expect(filesIn(join(folder, 'files')).filter((path) => statSync(path).size > 0)).toEqual([])
  expect(await whereIs(at, words)).toEqual([])
  expect((await whereIs(at, [member.id])).filter((table) => !KEPT.includes(table))).toEqual([])

  const admin = await at.person({ roles: ['admin'] })
  const other = await newCookie(at.owner, admin.id)
  const [mailbox, search] = await Promise.all(
    ['/dev/mail', `/search?q=${canary}`].map(async (path) =>
      (await fetch(node.url + path, { headers: { cookie: other } })).text(),
    ),
  )
  expect(mailbox).not.toContain(member.email)
  expect(search?.replaceAll(`value="${canary}"`, '')).not.toContain(canary)
  const people = await ask(node, other, 'GET', `/accounts/people?search=${canary}&withRole=false&limit=10`)
  expect(await people.text()).not.toContain(member.id)
  const replayed = await hear(node, other, { after: '0.0', forMs: 1_500 })
  expect(JSON.stringify(replayed)).not.toContain(member.id)

  const log = node.logged()
  expect(log).toContain('"msg":"request"')
  for (const word of [...words, member.email.split('@')[0] ?? ''])
    expect(log.includes(word), word).toBe(false)
  process.stdout.write(
    `traces: ${filesIn(folder).length} files and ${log.length} characters of log, 0 hits\n`,
  )
})
