import { randomBytes } from 'node:crypto'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { readConfig } from '#server/platform/config.ts'
import { compressNext } from './compressPages.ts'
import { readLarge } from './readLarge.ts'
import { sendPage } from './sendPage.ts'
import type { Site } from './site.ts'
import { loadSite } from './site.ts'

const large = randomBytes(50_000)
const small = randomBytes(5_000)
const html = `<html lang="en"><head><title>Front</title></head><body>${'words '.repeat(5_000)}</body></html>`

let folder: string
let site: Site
const server = Fastify()
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'jul-site-'))
  await mkdir(join(folder, 'assets'))
  await writeFile(join(folder, 'index.html'), html)
  await writeFile(join(folder, 'assets/large.webp'), large)
  await writeFile(join(folder, 'assets/small.webp'), small)
  await writeFile(join(folder, 'assets/gone.webp'), large)
  site = await loadSite(folder, { ...readConfig({}), demo: false })
  await rm(join(folder, 'assets/gone.webp'))
  server.get('/*', (request, reply) => sendPage(request, reply, site.pages.get(request.url) ?? site.missing))
})
afterAll(async () => {
  await server.close()
  await rm(folder, { recursive: true, force: true })
})

const held = (address: string) =>
  Object.values(site.pages.get(address)?.bodies ?? {}).reduce((sum, bytes) => sum + bytes.length, 0)

it('what rests in memory is what is sent, packed; large pictures are where they were built (0115)', async () => {
  await compressNext(site.pages.values())
  expect(held('/')).toBeLessThan(1_000)
  expect(held('/assets/small.webp')).toBe(small.length)
  expect(held('/assets/large.webp')).toBe(0)
})

it.each([
  ['/assets/large.webp', large],
  ['/assets/small.webp', small],
])('%s comes whole, is kept for good, and is not sent again when it is known', async (url, bytes) => {
  const answer = await server.inject({ url })
  expect(answer.rawPayload).toEqual(bytes)
  expect(answer.headers).toMatchObject({
    'content-type': 'image/webp',
    'content-length': String(bytes.length),
    'cache-control': 'public, max-age=31536000, immutable',
  })
  const known = { 'if-none-match': String(answer.headers.etag) }
  expect((await server.inject({ url, headers: known })).statusCode).toBe(304)
})

it.each([
  ['/assets/large.webp', '', String(large.length)],
  ['/', 'identity', String(html.length + ' data-no-demo=""'.length)],
])('the head of %s says its length, and nothing is read for it', async (url, encoding, length) => {
  const answer = await server.inject({ method: 'HEAD', url, headers: { 'accept-encoding': encoding } })
  expect([answer.statusCode, answer.headers['content-length'], answer.body]).toEqual([200, length, ''])
})

it('a large picture is one copy for all who read it', async () => {
  const path = join(folder, 'assets/large.webp')
  const [one, two] = await Promise.all([readLarge(path), readLarge(path)])
  expect(one).toBe(two)
  expect(await readLarge(path)).toBe(one)
  await expect(readLarge(join(folder, 'assets/gone.webp'))).rejects.toThrow('ENOENT')
})

it.each([
  ['br, gzip', 'br'],
  ['br;q=0, gzip;q=0.5', 'gzip'],
  ['gzip;q=0.0, br ; q=0.000', undefined],
  ['*', undefined],
])('whoever takes %s gets %s', async (accepted, encoding) => {
  const { headers } = await server.inject({ url: '/', headers: { 'accept-encoding': accepted } })
  expect(headers['content-encoding']).toBe(encoding)
})

it('a page is unpacked for who can read nothing packed', async () => {
  const { headers, body } = await server.inject({ url: '/' })
  expect([headers['content-encoding'], body]).toEqual([
    undefined,
    html.replace('<html ', '<html data-no-demo="" '),
  ])
})

it('a picture that a build took away under the server is an error, and kept by nobody', async () => {
  const { statusCode, headers } = await server.inject({ url: '/assets/gone.webp' })
  expect(statusCode).toBe(500)
  expect(headers['cache-control']).not.toContain('immutable')
})
