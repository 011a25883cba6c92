import { promisify } from 'node:util'
import { brotliCompress, brotliCompressSync, brotliDecompressSync, constants, gzipSync } from 'node:zlib'

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

export const compressQuickly = (plain: Buffer): Bodies => ({ identity: plain, br: compressed(plain, 'br') })

const lengths = new WeakMap<Buffer, number>()

/** What rests in memory: what every browser of today asks for, of which the rest is made for whoever asks for that (0115). */
export function atRest({ identity, br }: Bodies): Bodies {
  if (!br) return identity ? { identity } : {}
  if (identity) lengths.set(br, identity.length)
  return { br }
}

/** The bytes in an encoding; gzip is made when somebody asks for it first, and stays. */
export function bytesOf(bodies: Bodies, encoding: Encoding): Buffer | undefined {
  if (encoding === 'gzip' && bodies.br) bodies.gzip ??= compressed(plainOf(bodies), 'gzip')
  return bodies[encoding]
}

const unpacked = new WeakMap<Buffer, WeakRef<Buffer>>()

/** The bytes themselves; unpacked once for all who hold them at a time, so that slow readers share them. */
export function plainOf({ identity, br }: Bodies): Buffer {
  if (identity) return identity
  if (!br) return Buffer.alloc(0)
  const held = unpacked.get(br)?.deref()
  if (held) return held
  const plain = brotliDecompressSync(br)
  unpacked.set(br, new WeakRef(plain))
  return plain
}

/** How many they are, without unpacking them. */
export const lengthOf = ({ identity, br }: Bodies): number =>
  identity?.length ?? (br ? lengths.get(br) : 0) ?? 0

/**
 * Compresses the next page that was compressed quickly as hard as the build would have, in a thread of its own; where none is left
 * nothing happens. A page that was given other words meanwhile has other bodies.
 */
export async function compressNext(pages: Iterable<{ readonly bodies: Bodies }>): Promise<void> {
  for (const { bodies } of pages) {
    const { br } = bodies
    if (!br || smallest.has(br)) continue
    const plain = plainOf(bodies)
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
    lengths.set(least, plain.length)
    // In place, for all pages that say the same.
    bodies.br = least
    return
  }
}
