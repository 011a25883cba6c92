import { createHash } from 'node:crypto'

/** One id per line, made of the version's: a draft run twice gives its lines the same ids, in the form of uuid v4. */
export function lineIdsOf(versionId: string, count: number): string[] {
  return Array.from({ length: count }, (_, at) => {
    const hash = createHash('sha256').update(`${versionId} line ${at}`).digest('hex')
    const variant = '89ab'[Number.parseInt(hash[16] ?? '0', 16) % 4]
    return `${hash.slice(0, 8)}-${hash.slice(8, 12)}-4${hash.slice(13, 16)}-${variant}${hash.slice(17, 20)}-${hash.slice(20, 32)}`
  })
}
