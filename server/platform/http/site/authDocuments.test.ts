import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { authDocumentPaths, authDocuments, isAuthPath } from '#domain/accounts/rules/signInForm.ts'
import type { TestApp } from '#tests/app/testApp.ts'
import { testApp } from '#tests/app/testApp.ts'
import { noneServed } from '../edge/health.ts'
import { mountSite } from './mountSite.ts'
import { PagesFromMemory } from './pagesFromMemory.ts'
import { loadSite } from './site.ts'

let at: TestApp
let folder: string
const server = Fastify()
const html = (name: string) =>
  `<html lang="en"><head><title>${name}</title><script>let of = '${name}'</script></head><body></body></html>`

beforeAll(async () => {
  at = await testApp()
  folder = await mkdtemp(join(tmpdir(), 'jul-documents-'))
  const documents = Object.keys(authDocuments).filter(isAuthPath).flatMap(authDocumentPaths)
  for (const address of ['/not-found', '/auth/setup', ...documents]) {
    await mkdir(join(folder, address), { recursive: true })
    await writeFile(join(folder, address, 'index.html'), html(address))
  }
  await writeFile(join(folder, 'index.html'), html('/'))
  const site = await loadSite(folder, { ...at.app.config, demo: true })
  const memory = new PagesFromMemory(at.app, site, noneServed())
  mountSite(server, at.app, site, memory)
})
afterAll(async () => {
  await server.close()
  await rm(folder, { recursive: true, force: true })
  await at.close()
})

const get = (url: string, headers: Record<string, string> = {}) =>
  server.inject({ url, headers: { host: at.app.config.publicUrl.host, ...headers } })

describe('the documents of the sign-in pages (0078)', () => {
  it.each([
    ['/auth', '/auth/sign-in'],
    ['/auth?mode=nothing-known', '/auth/sign-in'],
    ['/auth?mode=sign-up&next=%2Fvip', '/auth/sign-up'],
    ['/auth?next=%2Fvip&mode=forgot', '/auth/forgot'],
    ['/auth?mode=joined', '/auth/joined'],
    ['/auth/verify?token=a', '/auth/verify/confirm'],
    ['/auth/verify', '/auth/verify/request'],
    ['/auth/reset?token=a', '/auth/reset/choose'],
    ['/auth/reset?token=a&of=sign-up', '/auth/reset/elsewhere'],
    ['/auth/reset?of=sign-up', '/auth/reset/request'],
    ['/auth/factor?next=%2Fvip&ways=app', '/auth/factor/give'],
    ['/auth/factor?next=%2Fvip', '/auth/factor/set-up'],
    ['/auth/verify?done=undone', '/auth/verify/undone'],
    ['/magic-auth?token=a&next=%2Fvip', '/magic-auth/link'],
    ['/magic-auth?show=elsewhere', '/magic-auth/elsewhere'],
    ['/magic-auth', '/magic-auth/request'],
    ['/auth/setup', '/auth/setup'],
  ])('%s answers with what was written as %s, under its own policy', async (url, name) => {
    const answer = await get(url)
    expect([answer.statusCode, answer.body]).toEqual([200, html(name)])
    expect(answer.headers['content-security-policy']).toMatch(/script-src 'self' 'sha256-/)
    expect((await get(url, { 'if-none-match': String(answer.headers.etag) })).statusCode).toBe(304)
  })

  it.each([
    ['/auth/', '/auth'],
    ['/auth/?next=%2Fvip&mode=forgot', '/auth?next=%2Fvip&mode=forgot'],
    ['/auth/setup/?token=a', '/auth/setup?token=a'],
  ])('%s leads to the one address of its page', async (url, to) => {
    const answer = await get(url)
    expect([answer.statusCode, answer.headers.location]).toEqual([308, to])
  })

  it.each(['//evil.example/', '/nothing/', '/auth//'])('%s leads nowhere', async (url) => {
    expect((await get(url)).statusCode).toBe(404)
  })

  it('have policies and versions of their own, and no address where they were written', async () => {
    const [one, two] = [await get('/auth'), await get('/auth?mode=forgot')]
    expect(one.headers.etag).not.toBe(two.headers.etag)
    expect(one.headers['content-security-policy']).not.toBe(two.headers['content-security-policy'])
    for (const url of ['/auth/sign-up', '/auth/sign-in/index.html', '/auth%20sign-up', '/auth/verify/undo'])
      expect((await get(url)).statusCode).toBe(404)
  })
})
