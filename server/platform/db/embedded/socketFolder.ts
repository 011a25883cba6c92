import { lstatSync, mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { EmbeddedError } from './embeddedError.ts'
import type { SystemUser } from './systemUser.ts'
import { canReach, giveTo } from './systemUser.ts'

const prefix = 'jul-postgres-'
/** macOS allows 103 bytes and Linux 107 for the whole path, PostgreSQL's file name included. */
const longest = 103 - '/.s.PGSQL.5432'.length

/** A fresh private folder with a short random name: nobody can have put a link or a socket there before us. */
export function makeSocketFolder(user: SystemUser | null): string {
  for (const parent of [tmpdir(), '/tmp', '/var/tmp']) {
    try {
      const base = realpathSync(parent)
      if (Buffer.byteLength(join(base, `${prefix}XXXXXX`)) > longest) continue
      if (user && !canReach(user, base)) continue
      const folder = mkdtempSync(join(base, prefix))
      giveTo(user, folder)
      return folder
    } catch {
      // Try the next place.
    }
  }
  throw new EmbeddedError(
    'failed',
    `No folder for temporary files can hold the database's socket: tried ${tmpdir()}, /tmp and /var/tmp.`,
  )
}

/** Removes the socket folder of a server that is gone, and nothing that only looks like one. */
export function removeSocketFolder(folder: string | null): void {
  if (!folder || !basename(folder).startsWith(prefix)) return
  const stat = lstatSync(folder, { throwIfNoEntry: false })
  if (!stat?.isDirectory() || (process.getuid?.() !== 0 && stat.uid !== process.getuid?.())) return
  rmSync(folder, { recursive: true, force: true })
}
