import { randomUUID } from 'node:crypto'
import { readdir, stat, utimes } from 'node:fs/promises'
import { request } from 'node:http'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { boardLimits } from '#domain/board/limits.ts'
import { notUtf8Text } from '#domain/uploads.ts'
import { addAttachment, deleteAttachment, restoreAttachment } from '#server/board/attachments/commands.ts'
import { getAttachmentAddress, listAttachments } from '#server/board/attachments/queries.ts'
import { createCard } from '#server/board/cards/commands.ts'
import type { FilesApp } from '#tests/app/filesApp.ts'
import { filesApp } from '#tests/app/filesApp.ts'
import type { Person } from '#tests/app/testApp.ts'

const PDF = Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(200_000, 'a')])
let at: FilesApp
let member: Person
let advisor: Person
let cardId: string

beforeAll(async () => {
  at = await filesApp({ REQUIRE_STAFF_MFA: '1' })
  member = await at.person({ plans: ['mobile_premium'] })
  advisor = await at.person({ roles: ['staff'] })
  await at.assign(advisor, member)
  cardId = randomUUID()
  await at.call(member, createCard, { id: cardId, title: 'A card' })
})
afterAll(() => at.close())

async function announced(name: string, byteSize: number, who = member): Promise<string> {
  const id = randomUUID()
  await at.call(who, addAttachment, { id, cardId, name, byteSize })
  return id
}
async function stored(name = 'plan.pdf', bytes: Buffer = PDF): Promise<string> {
  const id = await announced(name, bytes.length)
  expect((await at.send(member, id, 0, bytes)).status).toBe(204)
  await at.settled()
  return id
}
const addressOf = async (who: Person, id: string) =>
  (await at.call(who, getAttachmentAddress, { id })).address
const list = (who: Person) => at.call(who, listAttachments, { cardId })
const rowOf = async (id: string) => (await list(member)).attachments.find((each) => each.id === id)
const arriving = (id: string) => stat(join(at.folder, 'files', 'arriving', id)).then(({ size }) => size)

describe('the files of a card (K93)', () => {
  it('are read by whoever sees the card, and added by its member with the plan', async () => {
    const id = await stored('Plan für „Süd“ (v.2).pdf')
    expect((await list(advisor)).attachments).toMatchObject([
      { id, status: 'stored', type: 'application/pdf' },
    ])
    const answer = await at.get(advisor, await addressOf(advisor, id))
    expect(Buffer.from(await answer.arrayBuffer()).equals(PDF)).toBe(true)
    expect(answer.headers.get('content-disposition')).toBe(
      `attachment; filename="Plan f_r _S_d_ (v.2).pdf"; filename*=UTF-8''Plan%20f%C3%BCr%20%E2%80%9ES%C3%BCd%E2%80%9C%20%28v.2%29.pdf`,
    )
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
    await expect(announced('a.pdf', 10, advisor)).rejects.toMatchObject({ reason: 'advisor_views_only' })
  })

  it('come back within 30 days, and go for good with their bytes', async () => {
    const id = await stored()
    const address = await addressOf(member, id)
    await at.call(member, deleteAttachment, { id })
    await expect(addressOf(member, id)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    // Nor by an address that was made before.
    expect((await at.get(member, address)).status).toBe(404)
    expect((await list(member)).deleted.map((each) => each.id)).toContain(id)
    await at.call(member, restoreAttachment, { id })
    expect((await at.get(member, address)).status).toBe(200)
    const [before] = await at.query<{ key: string }>('select key from files where id = $1', [id])
    await at.query('delete from card_attachments where id = $1', [id])
    await at.settled()
    const names = await readdir(join(at.folder, 'files', 'stored'), { recursive: true })
    expect(names.filter((name) => name.endsWith(before?.key ?? '?'))).toEqual([])
  })
})

describe('what the files of a member take together', () => {
  it('has an end, deleted ones and those on their way included', async () => {
    const owner = await at.person({ plans: ['mobile_premium'] })
    const card = randomUUID()
    await at.call(owner, createCard, { id: card, title: 'A card' })
    const add = async (byteSize: number, id = randomUUID()) => {
      await at.call(owner, addAttachment, { id, cardId: card, name: 'talk.mp3', byteSize })
      return id
    }
    const full = boardLimits.attachedBytes - 1_000_000
    const [kept, deleted] = [await add(1_000), await add(1_000)]
    await at.call(owner, deleteAttachment, { id: deleted })
    await at.query('update files set byte_size = $2 where id = $1', [deleted, full])
    const tries = await Promise.allSettled(Array.from({ length: 3 }, () => add(600_000)))
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    await expect(add(600_000)).rejects.toMatchObject({ reason: 'files_too_large' })
    // Sent again it is the same file, and of what was refused nothing is kept.
    await add(1_000, kept)
    await at.query(`update files set status = 'refused' where id = $1`, [deleted])
    await add(600_000)
  })
})

describe('a screen that has locked itself (T-015)', () => {
  it('sends no byte and is told of none, begins no upload, and goes on where it stopped once it is open', async () => {
    const id = await announced('plan.pdf', PDF.length)
    const half = PDF.subarray(0, 100_000)
    expect((await at.send(member, id, 0, half)).status).toBe(204)
    const lock = (when: string) =>
      at.query(`update auth_sessions set locked_at = ${when} where user_id = $1`, [member.id])
    await lock('now()')
    const refused = await at.send(member, id, half.length, PDF.subarray(half.length))
    expect([refused.status, await refused.json()]).toMatchObject([403, { data: { reason: 'locked' } }])
    expect((await at.sentSoFar(member, id)).status).toBe(403)
    expect(await arriving(id)).toBe(half.length)
    await expect(announced('other.pdf', PDF.length)).rejects.toMatchObject({ reason: 'locked' })
    await lock('null')
    expect((await at.send(member, id, half.length, PDF.subarray(half.length))).status).toBe(204)
    await at.settled()
    expect(await rowOf(id)).toMatchObject({ status: 'stored' })
  })
})

describe('an address of a file (T-088)', () => {
  it('holds for one person, one use and ten minutes', async () => {
    const address = await addressOf(member, await stored())
    expect((await at.get(null, address)).status).toBe(401)
    expect((await at.get(advisor, address)).status).toBe(403)
    expect((await at.get(member, address.replace(/until=\d+/, `until=${Date.now() + 9e9}`))).status).toBe(403)
    expect((await at.get(member, address.split('?')[0] ?? '')).status).toBe(404)
    at.moveTime(10 * 60_000 + 1)
    const late = await at.get(member, address)
    expect([late.status, await late.json()]).toMatchObject([403, { data: { reason: 'address_expired' } }])
    at.moveTime(-10 * 60_000 - 1)
  })

  it('opens nothing of a member to staff who have not given the second factor that is asked of them (T-200)', async () => {
    const address = await addressOf(advisor, await stored())
    expect((await at.get(advisor, address)).status).toBe(200)
    const give = (when: string) =>
      at.query(`update auth_sessions set factor_at = ${when} where user_id = $1`, [advisor.id])
    await give('null')
    expect((await at.get(advisor, address)).status).toBe(404)
    await give('now()')
  })

  it('answers ranges: a part, the end, and none beyond it', async () => {
    const address = await addressOf(member, await stored())
    const part = async (range: string) => {
      const answer = await at.get(member, address, { range })
      return [answer.status, answer.headers.get('content-range'), (await answer.arrayBuffer()).byteLength]
    }
    expect(await part('bytes=0-3')).toEqual([206, `bytes 0-3/${PDF.length}`, 4])
    expect(await part('bytes=-5')).toEqual([
      206,
      `bytes ${PDF.length - 5}-${PDF.length - 1}/${PDF.length}`,
      5,
    ])
    expect(await part(`bytes=${PDF.length}-`)).toEqual([416, `bytes */${PDF.length}`, 0])
    expect((await part('bytes=9-3'))[0]).toBe(416)
    expect((await part('bytes=0-1,3-4'))[0]).toBe(200)
  })
})

describe('an upload', () => {
  it('goes on where it stopped, and only for whoever announced it', async () => {
    const id = await announced('plan.pdf', PDF.length)
    await at.send(member, id, 0, PDF.subarray(0, 70_000))
    expect((await at.sentSoFar(member, id)).headers.get('upload-offset')).toBe('70000')
    expect((await at.sentSoFar(advisor, id)).status).toBe(404)
    expect((await at.send(advisor, id, 70_000, PDF.subarray(70_000))).status).toBe(404)
    expect((await at.send(member, id, 10, PDF.subarray(10))).status).toBe(409)
    expect((await at.send(member, id, 70_000, PDF.subarray(70_000))).status).toBe(204)
    await at.settled()
    expect(await rowOf(id)).toMatchObject({ status: 'stored' })
    expect((await at.send(member, id, 0, PDF)).status).toBe(404)
    // Whoever did not hear that the last piece came hears how far it is.
    expect((await at.sentSoFar(member, id)).headers.get('upload-offset')).toBe(String(PDF.length))
  })

  it('is taken in where all of it came and nobody was left to say so', async () => {
    const id = await announced('plan.pdf', PDF.length)
    await at.storage.arrivals.write(id, 0, Readable.from([PDF]))
    // As long as somebody may still be about to say it, nothing is done.
    await at.settled()
    expect(await rowOf(id)).toMatchObject({ status: 'arriving' })
    const before = Date.now() / 1000 - 120
    await utimes(at.storage.arrivals.path(id), before, before)
    await at.settled()
    await at.settled()
    expect(await rowOf(id)).toMatchObject({ status: 'stored' })
  })

  it('whose row comes once it is here is not swept away meanwhile', async () => {
    const id = randomUUID()
    const write = (to: string) => at.storage.arrivals.write(to, 0, Readable.from([PDF]))
    await at.storage.settler.awaiting(id, async () => {
      await write(id)
      await at.storage.settler.sweep()
      expect(await arriving(id)).toBe(PDF.length)
    })
    await at.storage.settler.sweep()
    await expect(arriving(id)).rejects.toMatchObject({ code: 'ENOENT' })
    const failing = at.storage.settler.awaiting(id, async () => {
      await write(id)
      throw new Error('cut off')
    })
    await expect(failing).rejects.toThrow('cut off')
    await expect(arriving(id)).rejects.toMatchObject({ code: 'ENOENT' })
  })

  it('takes no byte beyond the announced size, whatever its sender says or does not say', async () => {
    const id = await announced('plan.pdf', 100_000)
    const answer = await at.send(member, id, 0, PDF)
    expect(answer.status).toBe(413)
    expect(await arriving(id).catch(() => 0)).toBeLessThanOrEqual(100_000)
    const endless = await announced('plan.pdf', 100_000)
    const status = await new Promise<number>((done) => {
      const headers = {
        cookie: at.cookie(member),
        'tus-resumable': '1.0.0',
        'upload-offset': '0',
        'content-type': 'application/offset+octet-stream',
      }
      const sending = request(`${at.url}/api/uploads/${endless}`, { method: 'PATCH', headers }, (answer) => {
        answer.resume()
        done(answer.statusCode ?? 0)
      })
      // No length, and no end: the connection is cut from the other side.
      sending.on('error', () => done(0))
      const more = () => {
        if (!sending.destroyed) sending.write(Buffer.alloc(65_536, '%PDF-'), () => setImmediate(more))
      }
      more()
    })
    expect([0, 413]).toContain(status)
    expect(await arriving(endless).catch(() => 0)).toBeLessThanOrEqual(100_000)
  })

  it.each([
    ['a program', 'plan.pdf', Buffer.concat([Buffer.from('MZ'), Buffer.alloc(500, 1)])],
    ['a web page', 'photo.png', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['a drawing with a script', 'photo.jpg', Buffer.from('<svg onload="alert(1)"/>')],
    ['a drawing with a script', 'photo.png', Buffer.from('<?xml version="1.0"?><svg onload="alert(1)"/>')],
    ['a packed drawing', 'photo.webp', gzipSync('<svg onload="alert(1)"/>')],
    ['an archive', 'report.docx', Buffer.concat([Buffer.from([0x50, 0x4b, 5, 6]), Buffer.alloc(18)])],
    ['bytes', 'notes.txt', Buffer.from([0x48, 0, 0x49, 0xff])],
    ['a playlist', 'talk.mp3', Buffer.from('#EXTM3U\n#EXTINF:1,\nfile:///etc/passwd\n')],
  ])('of %s as %s is refused by its bytes', async (_what, name, bytes) => {
    const id = await announced(name, bytes.length)
    const answer = await at.send(member, id, 0, bytes)
    expect([answer.status, await answer.json()]).toMatchObject([
      415,
      { data: { reason: 'failed_validation' } },
    ])
    expect(await rowOf(id)).toMatchObject({ status: 'refused', refusal: 'failed_validation' })
    await expect(arriving(id)).rejects.toMatchObject({ code: 'ENOENT' })
    await expect(addressOf(member, id)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })

  it.each([
    ['figures.csv', 'BMI,age\n21,34\n'],
    ['offer.txt', 'MZ 2026, an offer'],
    ['notes.md', 'solid plan für Q3'],
  ])('of %s is taken as text, whatever it begins with', async (name, words) => {
    expect(await rowOf(await stored(name, Buffer.from(words.repeat(40))))).toMatchObject({ status: 'stored' })
  })

  it.each([
    ['UTF-16', Buffer.from('\ufeffName;Betrag', 'utf16le')],
    ['Windows-1252', Buffer.from('Name;Größe', 'latin1')],
  ])('of text in %s says in what to save it', async (_what, bytes) => {
    const id = await announced('figures.csv', bytes.length)
    const answer = await at.send(member, id, 0, bytes)
    expect([answer.status, await answer.json()]).toMatchObject([415, { message: notUtf8Text }])
    expect(await rowOf(id)).toMatchObject({ status: 'refused', refusal: 'not_utf8' })
  })

  it.each(['logo.svg', 'logo.svgz', 'logo.SVG'])('called %s is not let in at all', async (name) => {
    await expect(announced(name, 100)).rejects.toMatchObject({ code: 'BAD_REQUEST' })
  })

  it('that nobody finished is given up after three days', async () => {
    const id = await announced('plan.pdf', PDF.length)
    await at.send(member, id, 0, PDF.subarray(0, 1_000))
    await at.query(`update files set created_at = now() - interval '4 days' where id = $1`, [id])
    await at.settled()
    expect(await rowOf(id)).toMatchObject({ status: 'refused', refusal: 'abandoned' })
  })

  it('whose bytes are gone holds up no other, and is given up after a week', async () => {
    const gone = await Promise.all(Array.from({ length: 4 }, () => announced('plan.pdf', PDF.length)))
    await at.query(
      `update files set status = 'checking', created_at = now() - interval '6 days' where id = any($1)`,
      [gone],
    )
    const id = await announced('plan.pdf', PDF.length)
    const put = at.storage.store.put.bind(at.storage.store)
    at.storage.store.put = () => Promise.reject(new Error('the bucket does not answer'))
    await at.send(member, id, 0, PDF)
    await at.storage.settler.end()
    at.storage.store.put = put
    await at.settled()
    expect(await rowOf(id)).toMatchObject({ status: 'stored' })
    expect(await rowOf(gone[0] ?? '')).toMatchObject({ status: 'checking' })
    await at.query(`update files set created_at = now() - interval '8 days' where id = any($1)`, [gone])
    await at.settled()
    for (const each of gone)
      expect(await rowOf(each)).toMatchObject({ status: 'refused', refusal: 'abandoned' })
  })

  it('whose bytes are there waits until it can be stored, and is stored once', async () => {
    const id = await announced('plan.pdf', PDF.length)
    const put = at.storage.store.put.bind(at.storage.store)
    at.storage.store.put = () => Promise.reject(new Error('the bucket does not answer'))
    await at.send(member, id, 0, PDF)
    await at.settled()
    expect(await rowOf(id)).toMatchObject({ status: 'checking' })
    at.storage.store.put = put
    await Promise.all([at.settled(), at.settled()])
    expect(await rowOf(id)).toMatchObject({ status: 'stored' })
    expect(
      await at.query(
        `select e.id from audit_events e join audit_details d on d.event_id = e.id
        where e.action = 'card.file_stored' and d.details->>'fileId' = $1`,
        [id],
      ),
    ).toHaveLength(1)
  })

  it.each(['..%2f..%2fauth-secret', 'not-an-id', '%00', `${randomUUID()}`])(
    'to %j finds nothing',
    async (id) => {
      expect((await at.send(member, id, 0, PDF)).status).toBeGreaterThanOrEqual(400)
      expect((await readdir(at.folder)).sort()).toEqual(['files'])
    },
  )
})
