import { open } from 'node:fs/promises'
import { fileTypeFromBuffer, fileTypeFromFile } from 'file-type'
import { typeOfBytes } from '#domain/uploads.ts'

// Text is looked at from its beginning: no more of it than a page holds.
const TEXT_BYTES = 65_536

/** The type of a file by its bytes, or why they are not what its name says. */
export type ReadType = { readonly type: string } | { readonly refusal: 'failed_validation' | 'not_utf8' }

/** Looks at a file on this machine. */
export async function readType(path: string, name: string): Promise<ReadType> {
  // Text has no sign of its own, and may begin with that of anything: 'BMI,age' is no picture.
  const textType = typeOfBytes(name, null)
  if (textType) {
    const refusal = refuseText(await beginning(path))
    return refusal ? { refusal } : { type: textType }
  }
  const found = await fileTypeFromFile(path).catch(() => undefined)
  const type = typeOfBytes(name, found?.ext ?? null)
  return type ? { type } : { refusal: 'failed_validation' }
}

/** The same of what is in memory and no text. */
export async function readTypeOf(bytes: Uint8Array, name: string): Promise<string | null> {
  const found = await fileTypeFromBuffer(bytes).catch(() => undefined)
  return found ? typeOfBytes(name, found.ext) : null
}

/** Whole UTF-8 without a NUL is text, as far as the beginning goes; its last character may be cut. */
function refuseText(bytes: Buffer): 'failed_validation' | 'not_utf8' | null {
  const isUtf16 = /^(?:fffe|feff)/.test(bytes.toString('hex', 0, 2))
  if (!isUtf16 && bytes.includes(0)) return 'failed_validation'
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true })
    return null
  } catch {
    return 'not_utf8'
  }
}

async function beginning(path: string): Promise<Buffer> {
  const file = await open(path, 'r')
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(TEXT_BYTES), 0, TEXT_BYTES, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await file.close()
  }
}
