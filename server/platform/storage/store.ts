import type { Readable } from 'node:stream'

/** Part of a file: the first and the last byte, counted from 0. */
export type Range = { readonly start: number; readonly end: number }

/** Where bytes stand, by random names; nobody outside the server reaches it. */
export type Store = {
  /** Takes a whole file of this machine's disk; done twice it is there once, and the file itself stays. */
  put(key: string, from: string): Promise<void>
  /** Fails with `Missing` where nothing has that name, and never begins to answer before it knows. */
  read(key: string, range?: Range): Promise<Readable>
  /** Nothing there is nothing to do. */
  remove(key: string): Promise<void>
}
