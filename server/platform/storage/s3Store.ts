import { open } from 'node:fs/promises'
import { Readable } from 'node:stream'
import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
  UploadPartCommand,
} from '@aws-sdk/client-s3'
import type { Config } from '#server/platform/config.ts'
import { checkKey, Missing } from './missing.ts'
import type { Range, Store } from './store.ts'

// One part is held in memory at a time; 10,000 of them, the most a bucket takes, are 160 GB.
const PART_BYTES = 16 * 1024 * 1024
const CONNECT_MS = 5_000
const SILENT_MS = 15_000
const TRIES = 4

/** A bucket that speaks S3. Every request is short, ends by itself, and is tried again where that changes nothing. */
export class S3Store implements Store {
  readonly #client: S3Client
  readonly #bucket: string
  readonly #prefix: string

  constructor(s3: NonNullable<Config['s3']>) {
    this.#bucket = s3.bucket
    this.#prefix = s3.prefix
    this.#client = new S3Client({
      region: s3.region,
      credentials: { accessKeyId: s3.accessKeyId, secretAccessKey: s3.secretAccessKey },
      ...(s3.endpoint ? { endpoint: s3.endpoint, forcePathStyle: true } : {}),
      // Buckets of other makers know no checksums that nobody asked for.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
      maxAttempts: TRIES,
      requestHandler: {
        connectionTimeout: CONNECT_MS,
        socketTimeout: SILENT_MS,
        throwOnRequestTimeout: true,
      },
    })
  }

  async put(key: string, from: string): Promise<void> {
    const at = this.#at(key)
    const file = await open(from, 'r')
    try {
      const { size } = await file.stat()
      const read = async (start: number) => {
        const part = Buffer.allocUnsafe(Math.min(PART_BYTES, size - start))
        const { bytesRead } = await file.read(part, 0, part.length, start)
        if (bytesRead !== part.length) throw new Error('the file changed while it was read')
        return part
      }
      if (size <= PART_BYTES) await this.#client.send(new PutObjectCommand({ ...at, Body: await read(0) }))
      else await this.#putParts(at, size, read)
    } finally {
      await file.close()
    }
  }

  async read(key: string, range?: Range): Promise<Readable> {
    try {
      const { Body } = await this.#client.send(
        new GetObjectCommand({
          ...this.#at(key),
          ...(range ? { Range: `bytes=${range.start}-${range.end}` } : {}),
        }),
      )
      if (!(Body instanceof Readable)) throw new Error('the bucket answered without a body')
      return Body
    } catch (error) {
      throw error instanceof S3ServiceException && error.$metadata.httpStatusCode === 404
        ? new Missing(key)
        : error
    }
  }

  async remove(key: string): Promise<void> {
    await this.#client.send(new DeleteObjectCommand(this.#at(key)))
  }

  /** All parts or none: what was begun and fails is taken back, so that nobody pays for half a file. */
  async #putParts(
    at: { Bucket: string; Key: string },
    size: number,
    read: (start: number) => Promise<Buffer>,
  ): Promise<void> {
    const { UploadId } = await this.#client.send(new CreateMultipartUploadCommand(at))
    if (!UploadId) throw new Error('the bucket began no upload')
    try {
      const Parts: { PartNumber: number; ETag: string | undefined }[] = []
      for (let start = 0; start < size; start += PART_BYTES) {
        const PartNumber = Parts.length + 1
        const { ETag } = await this.#client.send(
          new UploadPartCommand({ ...at, UploadId, PartNumber, Body: await read(start) }),
        )
        Parts.push({ PartNumber, ETag })
      }
      await this.#client.send(
        new CompleteMultipartUploadCommand({ ...at, UploadId, MultipartUpload: { Parts } }),
      )
    } catch (error) {
      await this.#client.send(new AbortMultipartUploadCommand({ ...at, UploadId })).catch(() => undefined)
      throw error
    }
  }

  #at(key: string): { Bucket: string; Key: string } {
    return { Bucket: this.#bucket, Key: `${this.#prefix}${checkKey(key)}` }
  }
}
