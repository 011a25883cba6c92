import { statfs } from 'node:fs/promises'
import type { Config } from './config.ts'

export const diskFullText =
  'The server has no disk space left, so nothing was saved. Your changes are still here: try again later.'

// A node whose last refused write is this long ago may have been given room.
const HELD_MS = 10_000
// Below this PostgreSQL has no room for another piece of its log, which is 16 MB.
const LEAST_BYTES = 33_554_432
// Room that is left for everything else on the disk where a file arrives.
const KEPT_FREE_BYTES = 268_435_456
let fullAt = Number.NEGATIVE_INFINITY

/** A write was refused for want of room. */
export const noteDiskFull = (): void => {
  fullAt = performance.now()
}

/** Whether writes fail for want of room: the database said so a moment ago, or the disk of the embedded one has none. */
export async function isOutOfSpace({
  database,
  dataDir,
}: Pick<Config, 'database' | 'dataDir'>): Promise<boolean> {
  if (performance.now() - fullAt < HELD_MS) return true
  if (database) return false
  const disk = await statfs(dataDir).catch(() => null)
  return disk !== null && disk.bavail * disk.bsize < LEAST_BYTES
}

/** Whether so much of a file can still be written on this machine. */
export async function hasRoomFor({ dataDir }: Pick<Config, 'dataDir'>, bytes: number): Promise<boolean> {
  const disk = await statfs(dataDir).catch(() => null)
  return disk === null || disk.bavail * disk.bsize >= bytes + KEPT_FREE_BYTES
}
