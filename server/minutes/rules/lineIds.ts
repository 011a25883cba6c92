import { createHash } from 'node:crypto'

/** One id per line, made of the version's: a draft run twice gives its lines the same ids, in the form of uuid v4. */
export const lineIdsOf = (versionId: string, count: number): string[] =>
  Array.from({ length: count }, (_, at) => madeId(`${versionId} line ${at}`))

/**
 * The id of the version that a request for a draft leads to: the same for the same request, and another for any other session,
 * so that an id which somebody else has used before takes nobody's draft.
 */
export const draftIdOf = (sessionId: string, requestId: string): string =>
  madeId(`${sessionId} draft ${requestId}`)

function madeId(text: string): string {
  const hash = createHash('sha256').update(text).digest('hex')
  const variant = '89ab'[Number.parseInt(hash[16] ?? '0', 16) % 4]
  return `${hash.slice(0, 8)}-${hash.slice(8, 12)}-4${hash.slice(13, 16)}-${variant}${hash.slice(17, 20)}-${hash.slice(20, 32)}`
}
