import { once } from 'node:events'
import { createReadStream } from 'node:fs'
import { copyFile, link, mkdir, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Readable } from 'node:stream'
import { checkKey, codeOf, Missing } from './missing.ts'
import type { Range, Store } from './store.ts'

// Larger steps halve what reading a recording costs; a reader holds one or two of them.
const STEP_BYTES = 262_144

/** A folder of this machine, outside of what is served; one level of folders below it keeps each of them small. */
export class LocalStore implements Store {
  readonly #folder: string

  constructor(folder: string) {
    this.#folder = folder
  }

  async put(key: string, from: string): Promise<void> {
    const to = this.#path(key)
    await mkdir(dirname(to), { recursive: true, mode: 0o700 })
    try {
      // Atomic: the name stands for all of it, or is not there. One that is there already is this file.
      await link(from, to)
    } catch (error) {
      const code = codeOf(error) ?? ''
      if (code === 'EEXIST') return
      if (!['EXDEV', 'EPERM', 'ENOTSUP'].includes(code)) throw error
      // Another disk, or one without links.
      await copyFile(from, `${to}.part`)
      await rename(`${to}.part`, to)
    }
  }

  async read(key: string, range?: Range): Promise<Readable> {
    // By its path, and not by a handle: each step of a handle is a promise more.
    const file = createReadStream(this.#path(key), { ...range, highWaterMark: STEP_BYTES })
    await once(file, 'open').catch((error: unknown) => {
      throw codeOf(error) === 'ENOENT' ? new Missing(key) : error
    })
    return file
  }

  async remove(key: string): Promise<void> {
    await rm(this.#path(key), { force: true })
  }

  #path(key: string): string {
    return join(this.#folder, checkKey(key).slice(0, 2), key)
  }
}
