import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify from 'fastify'
import { fileKeepers } from '#server/app/fileKeepers.ts'
import { answerFaults } from '#server/platform/http/faults.ts'
import { keepCookieSecret, signToken } from '#server/platform/signInCookie.ts'
import { mountFiles } from '#server/platform/storage/mountFiles.ts'
import { mountUploads } from '#server/platform/storage/mountUploads.ts'
import type { Storage } from '#server/platform/storage/openStorage.ts'
import { openStorage } from '#server/platform/storage/openStorage.ts'
import type { Person, TestApp } from './testApp.ts'
import { testApp } from './testApp.ts'

/** Real sound: two voices, a few seconds (tests/fakes/sound/make.mjs). */
export const soundFile = (name: string): Promise<Buffer> =>
  readFile(new URL(`../fakes/sound/${name}`, import.meta.url))

export type FilesApp = TestApp & {
  storage: Storage
  folder: string
  url: string
  cookie(person: Person): string
  /** One piece of an upload, as tus sends it. */
  send(
    person: Person,
    id: string,
    offset: number,
    bytes: Uint8Array,
    more?: Record<string, string>,
  ): Promise<Response>
  /** How far an upload came. */
  sentSoFar(person: Person, id: string): Promise<Response>
  /** Waits until what has arrived was looked at, and taken in or refused. */
  settled(): Promise<void>
  get(person: Person | null, address: string, headers?: Record<string, string>): Promise<Response>
}

/** An app with a store of its own and the part of HTTP that takes files in and gives them out. */
export async function filesApp(environment: Record<string, string> = {}): Promise<FilesApp> {
  const folder = await mkdtemp(join(tmpdir(), 'files-'))
  const at = await testApp({ DATA_DIR: folder, ...environment })
  keepCookieSecret('a secret of the tests that is long enough')
  const storage = await openStorage(at.app, at.jobsPool, fileKeepers)
  // A body that was refused half way keeps its connection busy, and nobody would end it.
  const server = Fastify({ forceCloseConnections: true })
  answerFaults(server)
  mountFiles(server, at.app, storage.store)
  await mountUploads(server, at.app, storage)
  const url = await server.listen({ port: 0, host: '127.0.0.1' })
  const cookie = (person: Person) => `sid=${signToken(person.token)}`
  const tus = { 'tus-resumable': '1.0.0' }
  return {
    ...at,
    storage,
    folder,
    url,
    cookie,
    send: (person, id, offset, bytes, more = {}) =>
      fetch(`${url}/api/uploads/${id}`, {
        method: 'PATCH',
        headers: {
          ...tus,
          cookie: cookie(person),
          'upload-offset': String(offset),
          'content-type': 'application/offset+octet-stream',
          ...more,
        },
        body: new Uint8Array(bytes),
      }),
    sentSoFar: (person, id) =>
      fetch(`${url}/api/uploads/${id}`, { method: 'HEAD', headers: { ...tus, cookie: cookie(person) } }),
    settled: async () => {
      await storage.settler.look()
      await storage.settler.end()
      await storage.settler.look()
    },
    get: (person, address, headers = {}) =>
      fetch(new URL(address, url), {
        headers: { ...(person ? { cookie: cookie(person) } : {}), ...headers },
      }),
    close: async () => {
      await storage.settler.end()
      await server.close()
      await at.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
