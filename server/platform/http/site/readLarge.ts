import { readFile } from 'node:fs/promises'

const reading = new Map<string, Promise<Buffer>>()
const held = new Map<string, WeakRef<Buffer>>()

/** The bytes of a file, read once for all who hold them at a time: a thousand slow readers of one file hold one copy. */
export async function readLarge(file: string): Promise<Buffer> {
  const known = held.get(file)?.deref()
  if (known) return known
  const read = reading.get(file) ?? readFile(file)
  reading.set(file, read)
  try {
    const bytes = await read
    held.set(file, new WeakRef(bytes))
    return bytes
  } finally {
    reading.delete(file)
  }
}
