import { randomUUID } from 'node:crypto'
import Fastify from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addAttachment } from '#server/board/attachments/commands.ts'
import { getAttachmentAddress } from '#server/board/attachments/queries.ts'
import { createCard } from '#server/board/cards/commands.ts'
import { ConfigError, readConfig } from '#server/platform/config.ts'
import type { FilesApp } from '#tests/app/filesApp.ts'
import { filesApp } from '#tests/app/filesApp.ts'
import type { Person } from '#tests/app/testApp.ts'
import { keepHostOfFiles } from '../http/edge/hostOfFiles.ts'
import { contentPolicy } from '../http/edge/secureHeaders.ts'

const FILES_URL = 'http://files.localhost:3000'
const PDF = Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(2_000, 'a')])

let at: FilesApp
let member: Person
let cardId: string
beforeAll(async () => {
  at = await filesApp({ FILES_URL })
  member = await at.person({ plans: ['mobile_premium'] })
  cardId = randomUUID()
  await at.call(member, createCard, { id: cardId, title: 'A card' })
})
afterAll(() => at.close())

async function addressOf(who = member): Promise<URL> {
  const id = randomUUID()
  const card = randomUUID()
  await at.call(who, createCard, { id: card, title: 'A card' })
  await at.call(who, addAttachment, { id, cardId: card, name: 'plan.pdf', byteSize: PDF.length })
  expect((await at.send(who, id, 0, PDF)).status).toBe(204)
  await at.settled()
  return new URL((await at.call(who, getAttachmentAddress, { id })).address)
}
const read = (who: Person | null, { pathname, search }: URL) => at.get(who, pathname + search)
const withBy = (address: URL, by: string) => {
  const other = new URL(address)
  other.searchParams.set('by', by)
  return other
}

describe('files at a host of their own (ASVS 3.5.4)', () => {
  it('are read there without a cookie, in a sandbox, and may be played by the pages', async () => {
    const address = await addressOf()
    expect(address.origin).toBe(FILES_URL)
    expect(address.href).not.toContain(member.tokenHash)
    const answer = await read(null, address)
    expect([answer.status, Buffer.from(await answer.arrayBuffer()).equals(PDF)]).toEqual([200, true])
    expect(answer.headers.get('content-security-policy')).toMatch(/^default-src 'none'; .*; sandbox$/)
    expect(answer.headers.get('cross-origin-resource-policy')).toBe('cross-origin')
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment; /)
  })

  it('ask for the sign-in that the address was made by: no cookie, no other file’s and no other person’s stands in for it', async () => {
    const [mine, second] = [await addressOf(), await addressOf()]
    const other = await at.person({ plans: ['mobile_premium'] })
    const theirs = await addressOf(other)
    const by = (address: URL) => address.searchParams.get('by') ?? ''
    for (const wrong of ['', 'x', by(second), by(theirs)])
      expect((await read(member, withBy(mine, wrong))).status, wrong).toBe(401)
    expect((await read(null, mine)).status).toBe(200)
  })

  it('are given to nobody once the screen has locked, the sign-in has ended, or ten minutes have passed', async () => {
    const address = await addressOf()
    const lock = (when: string) =>
      at.query(`update auth_sessions set locked_at = ${when} where user_id = $1`, [member.id])
    await lock('now()')
    expect((await read(null, address)).status).toBe(401)
    await lock('null')
    at.moveTime(10 * 60_000 + 1)
    expect((await read(null, address)).status).toBe(403)
    at.moveTime(-10 * 60_000 - 1)
    const leaving = await at.person({ plans: ['mobile_premium'] })
    const last = await addressOf(leaving)
    expect((await read(null, last)).status).toBe(200)
    await at.query('delete from auth_sessions where user_id = $1', [leaving.id])
    expect((await read(null, last)).status).toBe(401)
  })

  it('are there alone, and nothing else is', async () => {
    const server = Fastify()
    keepHostOfFiles(server, at.app.config)
    server.get('/api/files/:id', async () => 'a file')
    server.get('/*', async () => 'here')
    const ask = (host: string, url: string) => server.inject({ url, headers: { host } })
    const status = async (host: string, url: string) => (await ask(host, url)).statusCode
    const [site, files] = [at.app.config.publicUrl.host, new URL(FILES_URL).host]
    const path = `/api/files/${randomUUID()}?use=save`
    // However the address is spelled, and for no cache to keep.
    for (const spelled of [path, path.replace('files', '%66iles'), path.replace('/api', '/%61pi')]) {
      expect([await status(files, spelled), await status(site, spelled)]).toEqual([200, 404])
      expect((await ask(site, spelled)).headers['cache-control']).toBe('no-store')
    }
    for (const url of [
      '/',
      '/dashboard',
      '/api/v1/accounts/me',
      '/api/auth/sign-in/email',
      '/api/filesystem',
    ])
      expect([url, await status(files, url), await status(site, url)]).toEqual([url, 404, 200])
    await server.close()
  })

  it('are named by the content policy of pages for sound alone', () => {
    const [without, policy] = [contentPolicy([], true), contentPolicy([], true, new URL(FILES_URL))]
    expect(policy).toBe(without.replace("media-src 'self'", `media-src 'self' ${FILES_URL}`))
  })

  it.each([
    ['https://jul.example', 'https://jul.example'],
    ['https://jul.example', 'https://jul.example:8443'],
    ['https://jul.example', 'http://files.jul.example'],
    ['https://jul.example', 'https://files.jul.example/files'],
  ])('have, next to %s, no host of their own in %s', (PUBLIC_URL, url) => {
    expect(() => readConfig({ PUBLIC_URL, FILES_URL: url })).toThrow(ConfigError)
  })
})

it('without a host of their own, files stand in the same sandbox at ours', async () => {
  const own = await filesApp()
  const who = await own.person({ plans: ['mobile_premium'] })
  const [id, card] = [randomUUID(), randomUUID()]
  await own.call(who, createCard, { id: card, title: 'A card' })
  await own.call(who, addAttachment, { id, cardId: card, name: 'plan.pdf', byteSize: PDF.length })
  await own.send(who, id, 0, PDF)
  await own.settled()
  const { address } = await own.call(who, getAttachmentAddress, { id })
  expect(address).toMatch(/^\/api\/files\//)
  const answer = await own.get(who, address)
  expect(answer.headers.get('content-security-policy')).toMatch(/; sandbox$/)
  expect(answer.headers.get('content-disposition')).toMatch(/^attachment; /)
  await own.close()
})
