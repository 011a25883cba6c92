import { promisify } from 'node:util'
import { brotliCompress, brotliCompressSync, constants, gunzipSync, gzipSync } from 'node:zlib'

/** What a page is sent as: its own bytes, and the same packed. */
export type Bodies = { identity?: Buffer; br?: Buffer; gzip?: Buffer }
export type Encoding = keyof Bodies

const slowly = promisify(brotliCompress)
/** Bytes that get no smaller. */
const pressed = new WeakSet<Buffer>()

/** Notes bytes that were pressed as hard as it goes, by the build. */
export const notePressed = (bytes: Buffer): void => void pressed.add(bytes)

/** For bytes that are made while a start, or somebody, waits: brotli's 11 takes thirty times as long for ten per cent less. */
export function packed(plain: Buffer, encoding: Encoding): Buffer {
  if (encoding === 'identity') return plain
  if (encoding === 'gzip') return ofItsOwn(gzipSync(plain, { level: 6 }))
  return ofItsOwn(brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }))
}

/** zlib answers with a part of a shared piece, and what is kept of it would keep the whole: 64 kB for a page of 15. */
function ofItsOwn(part: Buffer): Buffer {
  const own = Buffer.allocUnsafeSlow(part.length)
  part.copy(own)
  return own
}

export const pressQuickly = (plain: Buffer): Bodies => ({
  identity: plain,
  br: packed(plain, 'br'),
  gzip: packed(plain, 'gzip'),
})

/** What is packed both ways is asked for by itself seldom enough to be unpacked then. */
export function withoutPlain({ identity, ...rest }: Bodies): Bodies {
  return rest.br && rest.gzip ? rest : { ...rest, ...(identity ? { identity } : {}) }
}

/** The bytes themselves. */
export function plainOf({ identity, gzip }: Bodies): Buffer {
  if (identity) return identity
  return gzip ? gunzipSync(gzip) : Buffer.alloc(0)
}

/**
 * Presses the next page that was packed quickly as hard as the build would have, in a thread of its own; where none
 * is left nothing happens. Words that changed while it took place stay as they are.
 */
export async function pressNext(pages: Iterable<{ bodies: Bodies }>): Promise<void> {
  for (const page of pages) {
    const { br } = page.bodies
    if (!br || pressed.has(br)) continue
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
    pressed.add(least)
    if (page.bodies.br === br) page.bodies = { ...page.bodies, br: least }
    return
  }
}
