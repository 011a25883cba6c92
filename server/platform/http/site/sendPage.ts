import type { IncomingHttpHeaders } from 'node:http'
import { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Encoding } from './compressPages.ts'
import { bytesOf, isCompressed, lengthOf, plainOf } from './compressPages.ts'
import type { Page } from './page.ts'
import { readLarge } from './readLarge.ts'

/** What a browser may fetch ahead, written at build (tools/site-files.mjs). */
const AHEAD = '"/ahead.speculationrules"'

/** Answers with the bytes of a page, in the encoding that was asked for. */
export function sendPage(request: FastifyRequest, reply: FastifyReply, page: Page) {
  const encoding = encodingOf(request.headers['accept-encoding'], page)
  reply.headers(pageHeaders(page, encoding, request.headers['save-data'] === 'on'))
  if (reply.statusCode === 200 && hasPage(request.headers, page)) return reply.code(304).send()
  const bytes = bytesOf(page.bodies, encoding)
  if (bytes) return reply.send(bytes)
  // Nothing is read or unpacked for a head alone; for a stream Fastify keeps the length that is set.
  if (request.method === 'HEAD')
    return reply.header('content-length', page.file?.bytes ?? lengthOf(page.bodies)).send(Readable.from([]))
  if (!page.file) return reply.send(plainOf(page.bodies))
  readLarge(page.file.path).then(
    (read) => reply.send(read),
    (error: unknown) => {
      for (const name of ['content-type', 'etag', 'vary']) reply.removeHeader(name)
      reply.header('cache-control', 'no-store').send(error)
    },
  )
  return reply
}

/** Whether whoever asks has this page already. */
export const hasPage = (headers: IncomingHttpHeaders, page: Page): boolean =>
  headers['if-none-match'] === page.etag

/** What a page says of itself, in one encoding. Whoever saves data is told of nothing to fetch ahead. */
export const pageHeaders = (page: Page, encoding: Encoding, savesData = false): Record<string, string> => ({
  ...bodyHeaders(page, encoding),
  etag: page.etag,
  ...(page.ahead && !savesData ? { 'speculation-rules': AHEAD } : {}),
  'cache-control': keptHow(page),
})

/** What it says of its bytes, also where some of them are written for whoever asks. */
export const bodyHeaders = ({ type, policy }: Page, encoding: Encoding): Record<string, string> => ({
  'content-type': type,
  vary: 'accept-encoding',
  ...(policy ? { 'content-security-policy': policy } : {}),
  ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
})

function keptHow({ immutable, isPrivate }: Page): string {
  if (isPrivate) return 'private, no-store'
  return immutable ? 'public, max-age=31536000, immutable' : 'no-cache'
}

/** The smallest that whoever asks can read. */
export function encodingOf(accepted: string | undefined, page: Page): Encoding {
  const isSmaller = isCompressed(page.bodies)
  if (isSmaller && accepts(accepted, 'br')) return 'br'
  if ((isSmaller || page.bodies.gzip) && accepts(accepted, 'gzip')) return 'gzip'
  return 'identity'
}

function accepts(accepted: string | undefined, encoding: Encoding): boolean {
  if (!accepted?.includes(encoding)) return false
  // Few requests carry weights.
  if (!accepted.includes('q=0')) return true
  return accepted.split(',').some((each) => {
    const [name = '', weight = ''] = each.split(';')
    return name.trim() === encoding && !/^\s*q=0(?:\.0*)?\s*$/.test(weight)
  })
}
