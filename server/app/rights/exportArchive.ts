import { createWriteStream } from 'node:fs'
import { Readable } from 'node:stream'
import { finished, pipeline } from 'node:stream/promises'
import { ZipFile } from 'yazl'

export type Archive = {
  /** Packs one file and waits until all of it is on the disk's way; bytes that are packed already are taken as they are. */
  add(name: string, bytes: AsyncIterable<string | Buffer> | Readable, isPacked?: boolean): Promise<void>
  end(): Promise<void>
  abandon(): void
}

/** A zip file that goes to the disk while it is made: never is more of it in memory than a few pieces. */
export function openArchive(path: string): Archive {
  const zip = new ZipFile()
  const file = createWriteStream(path, { mode: 0o600 })
  const written = pipeline(zip.outputStream, file)
  // Whoever adds next hears of it; until then nobody listens.
  written.catch(() => undefined)
  const failed = written.then(() => new Promise<never>(() => undefined))
  failed.catch(() => undefined)
  return {
    add: async (name, bytes, isPacked = false) => {
      const stream = bytes instanceof Readable ? bytes : Readable.from(bytes, { objectMode: false })
      const read = finished(stream)
      zip.addReadStreamLazy(name, { compress: !isPacked }, (give) => give(null, stream))
      try {
        await Promise.race([read, failed])
      } catch (error) {
        // Nobody reads on: what feeds it holds a file or a query open.
        stream.destroy()
        throw error
      }
    },
    end: async () => {
      zip.end()
      await written
    },
    abandon: () => void file.destroy(),
  }
}
