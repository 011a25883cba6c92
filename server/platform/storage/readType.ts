import { open } from 'node:fs/promises'
import { fileTypeFromBuffer, fileTypeFromFile } from 'file-type'
import { typeOfBytes } from '#domain/uploads.ts'

// Text is looked at from its beginning: no more of it than a page holds.
const TEXT_BYTES = 65_536

/** The type of a file on this machine by its bytes, or null where they are not what its name says. */
export async function readType(path: string, name: string): Promise<string | null> {
  const found = await fileTypeFromFile(path).catch(() => undefined)
  const type = typeOfBytes(name, found?.ext ?? null)
  return type?.startsWith('text/') && !(await isText(path)) ? null : type
}

/** The same of what is in memory and no text. */
export async function readTypeOf(bytes: Uint8Array, name: string): Promise<string | null> {
  const found = await fileTypeFromBuffer(bytes).catch(() => undefined)
  return found ? typeOfBytes(name, found.ext) : null
}

/** Whole UTF-8 without a NUL, as far as the beginning goes; its last character may be cut. */
async function isText(path: string): Promise<boolean> {
  const file = await open(path, 'r')
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(TEXT_BYTES), 0, TEXT_BYTES, 0)
    const bytes = buffer.subarray(0, bytesRead)
    if (bytes.includes(0)) return false
    new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true })
    return true
  } catch {
    return false
  } finally {
    await file.close()
  }
}
