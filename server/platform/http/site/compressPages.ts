import { promisify } from 'node:util'
import { brotliCompress, brotliCompressSync, brotliDecompressSync, constants, gzipSync } from 'node:zlib'

/** What a page is sent as: its own bytes, and the same compressed. */
export type Bodies = { identity?: Buffer; br?: Buffer; gzip?: Buffer }
export type Encoding = keyof Bodies

/** How hard: what stays is worth more than what is made for one reader while others wait (0.5 ms instead of 1.5); 11 takes thirty times as long as 5. */
const levels = { kept: { br: 5, gzip: 6 }, once: { br: 2, gzip: 1 } }

const slowly = promisify(brotliCompress)
/** Bytes that get no smaller. */
const smallest = new WeakSet<Buffer>()

/** Notes bytes that the build compressed as hard as it goes. */
export const noteCompressed = (bytes: Buffer): void => void smallest.add(bytes)

/** For bytes that are made while somebody waits. */
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

/** Pages not compressed yet. They are once somebody asks, or in the background; a start that compressed them took half as long again (0117). */
const waiting = new WeakSet<Bodies>()

/** A page to be sent compressed, which happens later. */
export function toCompress(plain: Buffer): Bodies {
  const bodies = { identity: plain }
  waiting.add(bodies)
  return bodies
}

/** Whether it is sent compressed. */
export const isCompressed = (bodies: Bodies): boolean => bodies.br !== undefined || waiting.has(bodies)

const lengths = new WeakMap<Buffer, number>()

/** What rests in memory: what every browser of today asks for, of which the rest is made for whoever asks for that (0115). */
export function atRest({ identity, br }: Bodies): Bodies {
  if (!br) return identity ? { identity } : {}
  if (identity) lengths.set(br, identity.length)
  return { br }
}

/** Replaces a page's own bytes by the compressed ones, in place: pages that say the same share them. */
function settle(bodies: Bodies, plain: Buffer, br: Buffer): void {
  waiting.delete(bodies)
  lengths.set(br, plain.length)
  bodies.br = br
  delete bodies.identity
}

/** The bytes in an encoding; what nobody asked for before is compressed now, and stays. */
export function bytesOf(bodies: Bodies, encoding: Encoding): Buffer | undefined {
  if (encoding !== 'identity' && waiting.has(bodies)) {
    const plain = plainOf(bodies)
    settle(bodies, plain, compressed(plain, 'br'))
  }
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
 * Compresses, in a thread of its own, first every page that waits, and then one that was compressed quickly as hard as the build would
 * have; where none is left nothing happens. A page that was given other words meanwhile has other bodies.
 */
export async function compressNext(pages: Iterable<{ readonly bodies: Bodies }>): Promise<void> {
  let next: Bodies | undefined
  for (const { bodies } of pages) {
    if (waiting.has(bodies)) {
      const plain = plainOf(bodies)
      const br = await inThread(plain, levels.kept.br)
      // Somebody may have asked for it meanwhile.
      if (waiting.has(bodies)) settle(bodies, plain, br)
    }
    if (bodies.br && !smallest.has(bodies.br)) next ??= bodies
  }
  if (!next?.br) return
  const { br } = next
  const plain = plainOf(next)
  const small = await inThread(plain, constants.BROTLI_MAX_QUALITY)
  const least = small.length < br.length ? small : br
  smallest.add(least)
  settle(next, plain, least)
}

const inThread = async (plain: Buffer, quality: number): Promise<Buffer> =>
  ofItsOwn(
    await slowly(plain, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: quality,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
        // No page is longer than that window.
        [constants.BROTLI_PARAM_LGWIN]: 18,
      },
    }),
  )
