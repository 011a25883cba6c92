import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { Config } from '#server/platform/config.ts'
import { readConfig } from '#server/platform/config.ts'
import { openDownload } from './openDownload.ts'

let asked: string[] = []
const refusals: Readonly<Record<string, string>> = {
  busy: 'userRateLimitExceeded',
  full: 'downloadQuotaExceeded',
  abusive: 'cannotDownloadAbusiveFile',
  locked: 'cannotDownloadFile',
}
const drive = createServer((request, response) => {
  const [, name = ''] = /([a-z]+)\?/.exec(request.url ?? '') ?? []
  asked.push(name)
  if (name === 'silent') return
  if (name === 'moved') return void response.writeHead(302, { location: '/taken?' }).end()
  if (name === 'broken') return void response.writeHead(503).end()
  if (name in refusals) {
    const error = { code: 403, message: 'no', errors: [{ domain: 'global', reason: refusals[name] }] }
    return void response.writeHead(403).end(JSON.stringify({ error }))
  }
  response.writeHead(200, { 'content-type': 'video/mp4' }).write('bytes')
  if (name === 'whole') response.end()
})
let config: Config

beforeAll(() => new Promise<void>((done) => void drive.listen(0, '127.0.0.1', done)))
afterAll(() => {
  drive.closeAllConnections()
  drive.close()
})
beforeEach(() => {
  asked = []
  config = readConfig({
    GOOGLE_CLIENT_ID: 'client',
    GOOGLE_CLIENT_SECRET: 'secret',
    // safe because a server that listens on a port has one
    GOOGLE_DRIVE_URL: `http://127.0.0.1:${(drive.address() as AddressInfo).port}`,
  })
})
const open = (name: string) => openDownload({ config }, 'token', name, 0, 100)
async function read(name: string): Promise<string> {
  const chunks: Uint8Array[] = []
  for await (const chunk of (await open(name)).body) chunks.push(chunk)
  return Buffer.concat(chunks).toString()
}

it('reads what comes, and hangs up on whoever falls silent, before the first byte or behind it', async () => {
  expect(await read('whole')).toBe('bytes')
  await expect(read('silent')).rejects.toMatchObject({ reason: 'unreachable' })
  await expect(read('stops')).rejects.toThrow()
})

it.each([
  ['busy', 'unreachable'],
  ['full', 'unreachable'],
  ['abusive', 'not_accessible'],
  ['locked', 'not_accessible'],
])('tells what passes from what does not where it is refused: %s', async (name, reason) => {
  await expect(open(name)).rejects.toMatchObject({ reason })
})

it('follows no address that leads elsewhere', async () => {
  await expect(open('moved')).rejects.toMatchObject({ reason: 'unreachable' })
  expect(asked).toEqual(['moved'])
})

it('asks no more for a while where nothing answers', async () => {
  for (let n = 0; n < 7; n++) await expect(open('broken')).rejects.toMatchObject({ reason: 'unreachable' })
  expect(asked).toHaveLength(5)
})
