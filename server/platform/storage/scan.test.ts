import { randomUUID } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { attachmentFailure } from '#domain/board/rules/attachments.ts'
import { fileKeepers } from '#server/app/fileKeepers.ts'
import { addAttachment } from '#server/board/attachments/commands.ts'
import { getAttachmentAddress, listAttachments } from '#server/board/attachments/queries.ts'
import { createCard } from '#server/board/cards/commands.ts'
import type { ScannerAddress } from '#server/platform/config.ts'
import { readConfig } from '#server/platform/config.ts'
import type { FilesApp } from '#tests/app/filesApp.ts'
import { filesApp } from '#tests/app/filesApp.ts'
import type { Person } from '#tests/app/testApp.ts'
import type { ClamdStandIn } from '#tests/fakes/clamd/clamd.ts'
import { eicar, startClamd } from '#tests/fakes/clamd/clamd.ts'
import { scanStored } from './scanStored.ts'

const clean = Buffer.from(`A plan.\n${'word '.repeat(60_000)}`)
const bad = Buffer.from(`A plan.\n${eicar}\n`)

let scanner: ClamdStandIn
let at: FilesApp
let member: Person
let cardId: string
beforeAll(async () => {
  scanner = await startClamd({ mostBytes: 1_000_000 })
  at = await filesApp({ CLAMD_URL: scanner.url })
  member = await at.person({ plans: ['mobile_premium'] })
  cardId = randomUUID()
  await at.call(member, createCard, { id: cardId, title: 'A card' })
})
afterAll(async () => {
  await at.close()
  await scanner.close()
})
afterEach(() => expect(scanner.broken).toEqual([]))

async function sent(bytes: Buffer, name = 'plan.txt'): Promise<string> {
  const id = randomUUID()
  await at.call(member, addAttachment, { id, cardId, name, byteSize: bytes.length })
  expect((await at.send(member, id, 0, bytes)).status).toBe(204)
  await at.storage.settler.settled(id)
  return id
}
const rowOf = async (id: string) =>
  (await at.call(member, listAttachments, { cardId })).attachments.find((each) => each.id === id)
const bytesOf = async (folder: string) =>
  (await readdir(join(at.folder, 'files', folder), { recursive: true, withFileTypes: true }).catch(() => []))
    .filter((each) => each.isFile())
    .map(({ name }) => name)

describe('a file that somebody attached, where a scanner for malware is configured (ASVS 5.4.3)', () => {
  it('is kept once the scanner has seen every byte of it', async () => {
    const id = await sent(clean)
    expect(await rowOf(id)).toMatchObject({ status: 'stored' })
    expect(scanner.scanned.at(-1)).toBe(clean.length)
  })

  it('is refused where malware is found: nobody gets it, its bytes go, and the trail names what was found', async () => {
    const before = await bytesOf('stored')
    const id = await sent(bad)
    expect(await rowOf(id)).toMatchObject({ status: 'refused', refusal: 'infected' })
    await expect(at.call(member, getAttachmentAddress, { id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    expect(await bytesOf('arriving')).toEqual([])
    expect(await bytesOf('stored')).toEqual(before)
    const told = await at.query<{ details: object }>(
      `select d.details from audit_events e join audit_details d on d.event_id = e.id
       where e.action = 'card.file_infected' and e.member_id = $1`,
      [member.id],
    )
    expect(told).toEqual([{ details: { fileId: id, signature: 'Win.Test.EICAR_HDB-1' } }])
    expect(attachmentFailure('infected')).toMatch(/^Malware was found/)
  })

  it('is refused where it is larger than what the scanner takes, however far it came', async () => {
    const id = await sent(Buffer.from('word '.repeat(400_000)))
    expect(await rowOf(id)).toMatchObject({ status: 'refused', refusal: 'not_scanned' })
    expect(await bytesOf('arriving')).toEqual([])
  })

  it.each(['hang-up', 'error'] as const)(
    'waits where the scanner answers by %s, is given to nobody meanwhile, and is kept once it was seen',
    async (action) => {
      scanner.next(action)
      const id = await sent(clean)
      expect(await rowOf(id)).toMatchObject({ status: 'checking' })
      await expect(at.call(member, getAttachmentAddress, { id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
      await at.settled()
      expect(await rowOf(id)).toMatchObject({ status: 'stored' })
    },
  )

  it('waits while the scanner is away, bad ones as well', async () => {
    const { port } = new URL(scanner.url)
    await scanner.close()
    const [good, infected] = [await sent(clean), await sent(bad)]
    await at.settled()
    expect([await rowOf(good), await rowOf(infected)]).toMatchObject([
      { status: 'checking' },
      { status: 'checking' },
    ])
    scanner = await startClamd({ port: Number(port) })
    await at.settled()
    expect([await rowOf(good), await rowOf(infected)]).toMatchObject([
      { status: 'stored' },
      { status: 'refused', refusal: 'infected' },
    ])
  })
})

describe('files that were stored before a scanner was configured (ASVS 5.4.3)', () => {
  it('are looked at once it is there, one each: what has malware in it goes, and its member and the trail are told', async () => {
    const without = await filesApp()
    const who = await without.person({ plans: ['mobile_premium'] })
    const card = randomUUID()
    await without.call(who, createCard, { id: card, title: 'A card' })
    const attach = async (bytes: Buffer) => {
      const id = randomUUID()
      await without.call(who, addAttachment, { id, cardId: card, name: 'plan.txt', byteSize: bytes.length })
      await without.send(who, id, 0, bytes)
      await without.settled()
      return id
    }
    const [first, infected, last] = [await attach(clean), await attach(bad), await attach(clean)]
    const states = async () => {
      const { attachments } = await without.call(who, listAttachments, { cardId: card })
      return [first, infected, last].map((id) => attachments.find((each) => each.id === id)?.status)
    }
    expect(await states()).toEqual(['stored', 'stored', 'stored'])

    const before = scanner.scanned.length
    const { scanner: known } = readConfig({ CLAMD_URL: scanner.url })
    const by = (where: ScannerAddress | null) =>
      scanStored({
        app: { ...without.app, config: { ...without.app.config, scanner: where } },
        ...{ jobsPool: without.jobsPool, store: without.storage.store, keepers: fileKeepers },
      })
    // Nobody answers: nothing is decided, and whoever comes next begins where this one stood.
    await by({ host: '127.0.0.1', port: 1 })()
    expect(await states()).toEqual(['stored', 'stored', 'stored'])
    // One that the scanner fails on holds up no other.
    scanner.next('error')
    await by(known)()
    expect(await states()).toEqual(['stored', 'refused', 'stored'])
    // Its bytes wait for the store, where that does not answer, and are then removed.
    const dropped = () => without.query('select from file_erasures')
    expect(await dropped()).toHaveLength(1)
    await without.settled()
    expect(await dropped()).toEqual([])
    await expect(without.call(who, getAttachmentAddress, { id: infected })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    })
    expect(scanner.scanned.slice(before).filter((size) => size === clean.length)).toHaveLength(1)
    const told = await without.query(
      `select 1 from audit_events where action = 'card.file_infected' and member_id = $1`,
      [who.id],
    )
    expect(told).toHaveLength(1)
    // After the next start it knows how far it came.
    const seen = scanner.scanned.length
    await by(known)()
    expect(scanner.scanned).toHaveLength(seen)
    await without.close()
  })
})
