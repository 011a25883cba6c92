import { createWriteStream } from 'node:fs'
import { mkdir, open, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Config } from '#server/platform/config.ts'
import { isId } from '#server/platform/isId.ts'
import { codeOf } from './missing.ts'

const STEP_BYTES = 1_048_576

/** Where bytes wait on this machine until they are all there and were looked at: one file each, by the id of its row. */
export class Arrivals {
  readonly #folder: string

  constructor({ dataDir }: Pick<Config, 'dataDir'>) {
    this.#folder = join(dataDir, 'files', 'arriving')
  }

  /** The folder is ours, and so are the names in it: ids that the database gave back. */
  path(id: string): string {
    return join(this.#folder, id)
  }

  /** How many bytes are there; none where none came yet. */
  async sizeOf(id: string): Promise<number> {
    try {
      return (await stat(this.path(id))).size
    } catch (error) {
      if (codeOf(error) === 'ENOENT') return 0
      throw error
    }
  }

  /** How long ago the last byte came, by the clock of the disk; 0 where none is there. */
  async quietMs(id: string): Promise<number> {
    const left = await stat(this.path(id)).catch(() => null)
    return left ? Date.now() - left.mtimeMs : 0
  }

  /** Writes on from `offset`. What came before a connection broke stays, so that the next one goes on behind it. */
  async write(id: string, offset: number, bytes: Readable): Promise<number> {
    await mkdir(this.#folder, { recursive: true, mode: 0o700 })
    await (await open(this.path(id), 'a', 0o600)).close()
    const to = createWriteStream(this.path(id), { flags: 'r+', start: offset, highWaterMark: STEP_BYTES })
    await pipeline(bytes, to)
    return offset + to.bytesWritten
  }

  async remove(id: string): Promise<void> {
    await rm(this.path(id), { force: true })
  }

  /** Whatever else lies in the folder, as a file that a network drive keeps open, is not ours. */
  async list(): Promise<string[]> {
    return (await readdir(this.#folder).catch(() => [])).filter(isId)
  }
}
