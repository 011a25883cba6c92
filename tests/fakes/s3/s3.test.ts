import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { contractsDir } from '../contracts.ts'
import { canonicalRequest, signatureOf } from './sigv4.ts'

type Vector = {
  name: string
  context: {
    credentials: { access_key_id: string; secret_access_key: string; token?: string }
    normalize: boolean
    sign_body: boolean
  }
  request: string
  header: { canonical_request: string; signature: string; signed_request: string }
}
const vectors: Vector[] = contractsDir
  ? JSON.parse(readFileSync(join(contractsDir, 's3/sigv4-vectors.json'), 'utf8')).vectors
  : []

describe.skipIf(!contractsDir)('the signature that the stand-in of S3 checks', () => {
  it.each(vectors.map((each) => [each.name, each] as const))('is that of the vendor: %s', (_name, vector) => {
    const { canonical_request, signature, signed_request } = vector.header
    const [method = '', path = '', asked = '', ...rest] = canonical_request.split('\n')
    const end = rest.indexOf('')
    const headers = Object.fromEntries(rest.slice(0, end).map((line) => line.split(/:(.*)/s).slice(0, 2)))
    const names = (rest[end + 1] ?? '').split(';')
    const query =
      asked === ''
        ? []
        : asked.split('&').map((pair) => pair.split('=').map(decodeURIComponent) as [string, string]) // safe because each pair has both
    const request = { method, path, query, headers, payloadHash: rest[end + 2] ?? '' }
    expect(canonicalRequest(request, names)).toBe(canonical_request)
    const scope = signed_request.match(/Credential=[^/]+\/([^,]+)/)?.[1] ?? ''
    const key = {
      id: vector.context.credentials.access_key_id,
      secret: vector.context.credentials.secret_access_key,
    }
    expect(signatureOf(request, names, scope, headers['x-amz-date'] ?? '', key)).toBe(signature)
  })
})
