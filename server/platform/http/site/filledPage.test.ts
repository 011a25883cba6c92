import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import Fastify from 'fastify'
import { expect, it } from 'vitest'
import { escapeHtml } from '#server/platform/template.ts'
import { toCompress } from './compressPages.ts'
import { attribute, fillHtml, sendFilled } from './filledPage.ts'
import type { Page } from './page.ts'

const page = (html: string): Page => ({
  type: 'text/html',
  etag: '""',
  bodies: { identity: Buffer.from(html) },
  policy: null,
  immutable: false,
})

it('fills attributes and words, leaves nothing of a place, and reads no place in what people typed', () => {
  const built = page(
    '<input name="a" data-fill="a"/><textarea data-fill="b"></textarea><p data-fill="b-error"></p><i data-fill="c"><b></b></i>',
  )
  const typed = '"><script> data-fill="a" $& $1 </textarea>'
  expect(
    fillHtml(built, { a: attribute('value', typed), b: escapeHtml(typed), 'b-state': ' class="bad"' }),
  ).toBe(
    `<input name="a" value="${escapeHtml(typed)}"/><textarea class="bad">${escapeHtml(typed)}</textarea><p></p><i><b></b></i>`,
  )
  expect(escapeHtml(typed)).not.toMatch(/[<>"]/)
})

it.each([
  ['br, gzip', 'br', brotliDecompressSync],
  ['gzip', 'gzip', gunzipSync],
  ['identity', undefined, (bytes: Buffer) => bytes],
] as const)('is packed as whoever asks can read it: %s', async (accepted, encoding, read) => {
  const built = page(`<p data-fill="said"></p>${'<p>A page is long.</p>'.repeat(200)}`)
  const server = Fastify()
  server.get('/', (_request, reply) =>
    sendFilled(
      reply,
      { ...built, bodies: toCompress(built.bodies.identity ?? Buffer.alloc(0)) },
      { said: 'Found.' },
    ),
  )
  const answer = await server.inject({ url: '/', headers: { 'accept-encoding': accepted } })
  expect([answer.headers['content-encoding'], answer.headers.vary]).toEqual([encoding, 'accept-encoding'])
  expect(answer.headers['cache-control']).toBe('no-store')
  expect(read(answer.rawPayload).toString('utf8')).toBe(fillHtml(built, { said: 'Found.' }))
  if (encoding) expect(answer.rawPayload.length).toBeLessThan(500)
  await server.close()
})
