import { readFile } from 'node:fs/promises'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Encoding } from './pressPages.ts'
import { plainOf } from './pressPages.ts'
import type { Page } from './site.ts'

/** What a browser may fetch ahead, written at build (tools/site-files.mjs). */
const AHEAD = '"/ahead.speculationrules"'

/** Answers with the bytes of a page, in the encoding that was asked for. */
export function sendPage(request: FastifyRequest, reply: FastifyReply, page: Page) {
  const encoding = encodingOf(request.headers['accept-encoding'], page)
  reply.headers(pageHeaders(page, encoding, request.headers['save-data'] === 'on'))
  if (reply.statusCode === 200 && request.headers['if-none-match'] === page.etag)
    return reply.code(304).send()
  if (!page.file) return reply.send(page.bodies[encoding] ?? plainOf(page.bodies))
  readFile(page.file).then(
    (bytes) => reply.send(bytes),
    (error: unknown) => {
      for (const name of ['content-type', 'etag', 'vary']) reply.removeHeader(name)
      reply.header('cache-control', 'no-store').send(error)
    },
  )
  return reply
}

/** What a page says of itself, in one encoding. Whoever saves data is told of nothing to fetch ahead. */
export const pageHeaders = (page: Page, encoding: Encoding, savesData = false): Record<string, string> => ({
  'content-type': page.type,
  vary: 'accept-encoding',
  etag: page.etag,
  ...(page.ahead && !savesData ? { 'speculation-rules': AHEAD } : {}),
  'cache-control': keptHow(page),
  ...(page.policy ? { 'content-security-policy': page.policy } : {}),
  ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
})

function keptHow({ immutable, isPrivate }: Page): string {
  if (isPrivate) return 'private, no-store'
  return immutable ? 'public, max-age=31536000, immutable' : 'no-cache'
}

/** The smallest that whoever asks can read. */
export function encodingOf(accepted: string | undefined, page: Page): Encoding {
  if (page.bodies.br && accepted?.includes('br')) return 'br'
  if (page.bodies.gzip && accepted?.includes('gzip')) return 'gzip'
  return 'identity'
}
