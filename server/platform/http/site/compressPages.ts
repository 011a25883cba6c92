import { promisify } from 'node:util'
import { brotliCompress, brotliCompressSync, constants, gunzipSync, gzipSync } from 'node:zlib'

/** What a page is sent as: its own bytes, and the same compressed. */
export type Bodies = { identity?: Buffer; br?: Buffer; gzip?: Buffer }
export type Encoding = keyof Bodies

/** How hard: what stays is worth more than what is made for one reader while others wait (0.5 ms instead of 1.5). */
const levels = { kept: { br: 5, gzip: 6 }, once: { br: 2, gzip: 1 } }

const slowly = promisify(brotliCompress)
/** Bytes that get no smaller. */
const smallest = new WeakSet<Buffer>()

/** Notes bytes that the build compressed as hard as it goes. */
export const noteCompressed = (bytes: Buffer): void => void smallest.add(bytes)

/** For bytes that are made while a start, or somebody, waits: brotli's 11 takes thirty times as long for ten per cent less. */
export function compressed(plain: Buffer, encoding: Encoding, level: keyof typeof levels = 'kept'): Buffer {
  if (encoding === 'identity') return plain
  if (encoding === 'gzip') return ofItsOwn(gzipSync(plain, { level: levels[level].gzip }))
  return ofItsOwn(
    brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: levels[level].br } }),
  )
}

/** zlib answers with a part of a shared piece, and what is kept of it would keep the whole: 64 kB for a page of 15. */
function ofItsOwn(part: Buffer): Buffer {
  const own = Buffer.allocUnsafeSlow(part.length)
  part.copy(own)
  return own
}

export const compressQuickly = (plain: Buffer): Bodies => ({
  identity: plain,
  br: compressed(plain, 'br'),
  gzip: compressed(plain, 'gzip'),
})

/** What is compressed both ways is asked for by itself seldom enough to be unpacked then. */
export function withoutPlain({ identity, ...rest }: Bodies): Bodies {
  return rest.br && rest.gzip ? rest : { ...rest, ...(identity ? { identity } : {}) }
}

const unpacked = new WeakMap<Buffer, WeakRef<Buffer>>()

/** The bytes themselves; unpacked once for all who hold them at a time, so that slow readers share them. */
export function plainOf({ identity, gzip }: Bodies): Buffer {
  if (identity) return identity
  if (!gzip) return Buffer.alloc(0)
  const held = unpacked.get(gzip)?.deref()
  if (held) return held
  const plain = gunzipSync(gzip)
  unpacked.set(gzip, new WeakRef(plain))
  return plain
}

/** How many they are, without unpacking them: gzip ends with it. */
export function lengthOf({ identity, gzip }: Bodies): number {
  return identity?.length ?? gzip?.readUInt32LE(gzip.length - 4) ?? 0
}

/**
 * Compresses the next page that was compressed quickly as hard as the build would have, in a thread of its own; where none is left
 * nothing happens. Words that changed while it took place stay as they are.
 */
export async function compressNext(pages: Iterable<{ bodies: Bodies }>): Promise<void> {
  for (const page of pages) {
    const { br } = page.bodies
    if (!br || smallest.has(br)) continue
    const plain = plainOf(page.bodies)
    const small = await slowly(plain, {
      params: {
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
        // No page is longer than that window.
        [constants.BROTLI_PARAM_LGWIN]: 18,
      },
    })
    const least = small.length < br.length ? ofItsOwn(small) : br
    smallest.add(least)
    if (page.bodies.br === br) page.bodies = { ...page.bodies, br: least }
    return
  }
}
