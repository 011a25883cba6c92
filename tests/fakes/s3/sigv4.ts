import { createHash, createHmac, timingSafeEqual } from 'node:crypto'

export type Signed = {
  readonly method: string
  /** As it was sent, percent-encoded. */
  readonly path: string
  readonly query: readonly (readonly [string, string])[]
  readonly headers: Readonly<Record<string, string | undefined>>
  readonly payloadHash: string
}
export type Key = { readonly id: string; readonly secret: string }

const hash = (text: string | Buffer) => createHash('sha256').update(text).digest('hex')
const encode = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (each) => `%${each.charCodeAt(0).toString(16).toUpperCase()}`)

/** The one form of a request that both sides sign (Signature Version 4). */
export function canonicalRequest(
  { method, path, query, headers, payloadHash }: Signed,
  names: readonly string[],
) {
  const pairs = query.map(([name, value]) => [encode(name), encode(value)] as const)
  const sorted = pairs.sort(([a, x], [b, y]) => (a < b ? -1 : a > b ? 1 : x < y ? -1 : 1))
  const lines = names.map((name) => `${name}:${(headers[name] ?? '').trim().replace(/ +/g, ' ')}\n`)
  const asked = sorted.map(([name, value]) => `${name}=${value}`).join('&')
  return [method, path, asked, lines.join(''), names.join(';'), payloadHash].join('\n')
}

/** The signature of a request at its time, for a region and service. */
export function signatureOf(
  request: Signed,
  names: readonly string[],
  scope: string,
  at: string,
  key: Key,
): string {
  const text = ['AWS4-HMAC-SHA256', at, scope, hash(canonicalRequest(request, names))].join('\n')
  const [day = '', region = '', service = '', last = ''] = scope.split('/')
  const signing = [day, region, service, last].reduce<Buffer | string>(
    (secret, part) => createHmac('sha256', secret).update(part).digest(),
    `AWS4${key.secret}`,
  )
  return createHmac('sha256', signing).update(text).digest('hex')
}

/** What is wrong with the signature of a request; nothing where it is right. */
export function checkSignature(request: Signed, body: Buffer, key: Key): readonly string[] {
  const said = request.headers.authorization?.match(
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/([^,]+), SignedHeaders=([^,]+), Signature=([0-9a-f]{64})$/,
  )
  if (!said) return ['no signature']
  const [, id, scope = '', names = '', signature = ''] = said
  if (id !== key.id) return ['another key']
  if (!names.split(';').includes('host')) return ['host is not signed']
  const { payloadHash } = request
  if (payloadHash !== 'UNSIGNED-PAYLOAD' && payloadHash !== hash(body))
    return ['another body than was signed']
  const wanted = signatureOf(request, names.split(';'), scope, request.headers['x-amz-date'] ?? '', key)
  return timingSafeEqual(Buffer.from(wanted), Buffer.from(signature)) ? [] : ['another signature']
}
