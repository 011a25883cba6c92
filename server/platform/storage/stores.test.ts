import { randomBytes, randomUUID } from 'node:crypto'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bucket, key, startS3 } from '#tests/fakes/s3/s3.ts'
import { LocalStore } from './localStore.ts'
import { Missing } from './missing.ts'
import { S3Store } from './s3Store.ts'
import type { Store } from './store.ts'

const MB = 1024 * 1024
let folder: string
let s3: Awaited<ReturnType<typeof startS3>>
const stores = new Map<string, Store>()
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'store-'))
  s3 = await startS3()
  stores.set('a folder', new LocalStore(join(folder, 'stored')))
  stores.set('a bucket', bucketWith(key.secret))
})
afterAll(async () => {
  await s3.close()
  await rm(folder, { recursive: true, force: true })
})

const bucketWith = (secretAccessKey: string) =>
  new S3Store({
    bucket,
    endpoint: s3.url,
    region: 'eu-central-1',
    accessKeyId: key.id,
    secretAccessKey,
    prefix: 'files/',
  })
const storeOf = (name: string) => stores.get(name) as Store // safe because both were opened above
async function sent(store: Store, bytes: Buffer): Promise<string> {
  const name = randomUUID()
  const from = join(folder, name)
  await writeFile(from, bytes)
  await store.put(name, from)
  return name
}
const all = async (stream: Promise<Readable>) => await buffer(await stream)

describe.each(['a folder', 'a bucket'])('files in %s', (where) => {
  it('are there whole, in parts, and not any more', async () => {
    const bytes = randomBytes(100_000)
    const name = await sent(storeOf(where), bytes)
    expect((await all(storeOf(where).read(name))).equals(bytes)).toBe(true)
    const part = await all(storeOf(where).read(name, { start: 10, end: 19 }))
    expect(part.equals(bytes.subarray(10, 20))).toBe(true)
    await storeOf(where).put(name, join(folder, name))
    await storeOf(where).remove(name)
    await storeOf(where).remove(name)
    await expect(storeOf(where).read(name)).rejects.toBeInstanceOf(Missing)
  })

  it.each(['../auth-secret', '/etc/passwd', 'a/b', '', '..%2f..%2fx', `${randomUUID()}/..`])(
    'have names of ours: %j is none',
    async (name) => {
      await expect(storeOf(where).read(name)).rejects.toBeInstanceOf(Missing)
      await expect(storeOf(where).remove(name)).rejects.toBeInstanceOf(Missing)
      await expect(storeOf(where).put(name, join(folder, 'x'))).rejects.toBeInstanceOf(Missing)
    },
  )
})

describe('a bucket', () => {
  it('takes a large file in parts of which one is in memory, and is asked again where it was busy', async () => {
    const bytes = randomBytes(35 * MB)
    s3.next({
      match: bucket,
      action: { kind: 'status', code: 503, headers: { 'content-type': 'application/xml' } },
    })
    s3.next({ match: bucket, action: { kind: 'reset-before' } })
    const name = await sent(storeOf('a bucket'), bytes)
    expect(s3.objects.get(`files/${name}`)?.equals(bytes)).toBe(true)
    expect(s3.log.filter(({ method }) => method === 'PUT').length).toBeGreaterThanOrEqual(3)
    expect(s3.trouble()).toEqual([])
  })

  it('keeps nothing of a file that could not be finished', async () => {
    const from = join(folder, 'large')
    await writeFile(from, randomBytes(17 * MB))
    const name = randomUUID()
    const headers = { 'content-type': 'application/xml' }
    const body = '<Error><Code>EntityTooLarge</Code></Error>'
    s3.next({ match: name, action: { kind: 'delay', ms: 0 } })
    s3.next({ match: name, action: { kind: 'status', code: 400, body, headers } })
    await expect(storeOf('a bucket').put(name, from)).rejects.toMatchObject({ name: 'EntityTooLarge' })
    expect({ open: s3.open.size, kept: s3.objects.has(`files/${name}`) }).toEqual({ open: 0, kept: false })
    expect(s3.trouble()).toEqual([])
  })

  it('refuses another key, and says so', async () => {
    await expect(sent(bucketWith('another secret'), randomBytes(10))).rejects.toThrow()
  })
})

it('leaves nothing half written in a folder', async () => {
  const store = storeOf('a folder')
  await sent(store, randomBytes(10))
  const names = await readdir(join(folder, 'stored'), { recursive: true })
  expect(names.filter((name) => name.endsWith('.part'))).toEqual([])
})
