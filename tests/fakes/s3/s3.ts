import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { contractsDir } from '../contracts.ts'
import type { Heard, Said, StandIn } from '../standIn.ts'
import { startStandIn } from '../standIn.ts'
import type { Key } from './sigv4.ts'
import { checkSignature } from './sigv4.ts'

export const key: Key = { id: 'AKIDEXAMPLE', secret: 'a secret of the stand-in' }
export const bucket = 'kept'

type Members = Record<string, { location?: string; locationName?: string }>
type Model = {
  operations: Record<string, { http: { method: string; requestUri: string }; input: { shape: string } }>
  shapes: Record<string, { members?: Members }>
}
const file = contractsDir && join(contractsDir, 's3/s3-2006-03-01.service-2.trimmed.json')
const model = file && existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Model) : null // safe because it is the vendor's own document

/** A bucket in memory that speaks S3: every request must be signed, and hold nothing that the contract does not know. */
export async function startS3(): Promise<
  StandIn & { objects: Map<string, Buffer>; open: Map<string, Buffer[]> }
> {
  const objects = new Map<string, Buffer>()
  const open = new Map<string, Buffer[]>()
  const standIn = await startStandIn({
    check: (heard) => [...checkSignature(signedOf(heard), heard.body, key), ...checkContract(heard)],
    answer: (heard) => answer(heard, objects, open),
    checkAnswer: () => [],
  })
  return { ...standIn, objects, open }
}

const signedOf = ({ method, path, query, headers }: Heard) => ({
  method,
  path,
  // The client says which of its calls it is; S3 signs that like any other part of the query.
  query: Object.entries(query),
  headers: headers as Record<string, string | undefined>, // safe because none of these comes twice
  payloadHash: String(headers['x-amz-content-sha256'] ?? ''),
})

function operationOf({ method, query }: Heard): string {
  if (method === 'POST') return 'uploads' in query ? 'CreateMultipartUpload' : 'CompleteMultipartUpload'
  if (method === 'PUT') return 'partNumber' in query ? 'UploadPart' : 'PutObject'
  if (method === 'DELETE') return 'uploadId' in query ? 'AbortMultipartUpload' : 'DeleteObject'
  return 'GetObject'
}

/** Only what the operation's shape names may be asked for, beyond what every signed request carries. */
function checkContract(heard: Heard): readonly string[] {
  if (!heard.path.startsWith(`/${bucket}/`)) return ['another bucket']
  const name = operationOf(heard)
  const operation = model?.operations[name]
  if (!model || !operation) return []
  const members = Object.values(model.shapes[operation.input.shape]?.members ?? {})
  const known = (location: string) =>
    new Set(members.flatMap((each) => (each.location === location ? [each.locationName?.toLowerCase()] : [])))
  const [queries, headers] = [known('querystring'), known('header')]
  const extra = Object.keys(heard.query).filter(
    (each) => each !== 'x-id' && each !== 'uploads' && !queries.has(each.toLowerCase()),
  )
  const carried = /^x-amz-(date|content-sha256|user-agent|security-token|sdk-checksum-algorithm)$/
  const odd = Object.keys(heard.headers).filter(
    (each) => each.startsWith('x-amz-') && !carried.test(each) && !headers.has(each),
  )
  return [...extra, ...odd].map((each) => `${name} knows no ${each}`)
}

const errorXml = (code: string) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>${code}</Code><Message>${code}</Message></Error>`
const xml = (name: string, inside: string) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<${name} xmlns="http://s3.amazonaws.com/doc/2006-03-01/">${inside}</${name}>`
const etagOf = (bytes: Buffer) => `"${createHash('md5').update(bytes).digest('hex')}"`

function answer(heard: Heard, objects: Map<string, Buffer>, open: Map<string, Buffer[]>): Said {
  const name = heard.path.slice(bucket.length + 2)
  const type = { 'content-type': 'application/xml' }
  const operation = operationOf(heard)
  if (operation === 'PutObject') {
    objects.set(name, heard.body)
    return { status: 200, body: '', headers: { etag: etagOf(heard.body) } }
  }
  if (operation === 'DeleteObject') {
    objects.delete(name)
    return { status: 204, body: '' }
  }
  if (operation === 'GetObject') {
    const bytes = objects.get(name)
    if (!bytes) return { status: 404, body: errorXml('NoSuchKey'), headers: type }
    const [, from, to] = heard.headers.range?.match(/^bytes=(\d+)-(\d+)$/) ?? []
    if (from === undefined || to === undefined) return { status: 200, body: bytes }
    const part = bytes.subarray(Number(from), Number(to) + 1)
    const range = `bytes ${from}-${Number(from) + part.length - 1}/${bytes.length}`
    return { status: 206, body: part, headers: { 'content-range': range } }
  }
  const id = heard.query.uploadId ?? `upload-${open.size + 1}`
  if (operation === 'CreateMultipartUpload') {
    open.set(id, [])
    const said = `<Bucket>${bucket}</Bucket><Key>${name}</Key><UploadId>${id}</UploadId>`
    return { status: 200, body: xml('InitiateMultipartUploadResult', said), headers: type }
  }
  const parts = open.get(id)
  if (!parts) return { status: 404, body: errorXml('NoSuchUpload'), headers: type }
  if (operation === 'UploadPart') {
    parts[Number(heard.query.partNumber) - 1] = heard.body
    return { status: 200, body: '', headers: { etag: etagOf(heard.body) } }
  }
  open.delete(id)
  if (operation === 'AbortMultipartUpload') return { status: 204, body: '' }
  objects.set(name, Buffer.concat(parts))
  return { status: 200, body: xml('CompleteMultipartUploadResult', `<Key>${name}</Key>`), headers: type }
}
