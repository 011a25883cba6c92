import { chmodSync, chownSync, lchownSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { EmbeddedError } from './embeddedError.ts'

/** Who PostgreSQL runs as, when that is not the user of this process. */
export type SystemUser = { uid: number; gid: number }

/**
 * PostgreSQL refuses to run as root, so root lends it an unprivileged user: the owner of the cluster if there
 * is one already, else `nobody`. Null for everybody who is not root.
 */
export function postgresUser(clusterDir: string | null): SystemUser | null {
  if (process.getuid?.() !== 0) return null
  if (clusterDir) {
    const { uid, gid } = statSync(clusterDir)
    if (uid !== 0) return { uid, gid }
  }
  // initdb insists on a user with a name.
  const accounts = readFileSync('/etc/passwd', 'utf8').split('\n')
  for (const name of ['nobody', 'postgres', 'daemon']) {
    const [, , uid, gid] = accounts.find((line) => line.startsWith(`${name}:`))?.split(':') ?? []
    if (uid && gid && Number(uid) !== 0) return { uid: Number(uid) >>> 0, gid: Number(gid) >>> 0 }
  }
  throw new EmbeddedError(
    'failed',
    'PostgreSQL does not run as root, and this host has no user `nobody` to lend it. Start as an ordinary user.',
  )
}

export function giveTo(user: SystemUser | null, path: string): void {
  if (user) chownSync(path, user.uid, user.gid)
}

/** A cluster that root restored or copied belongs to root: hand every file over. */
export function giveTreeTo(user: SystemUser, folder: string): void {
  chownSync(folder, user.uid, user.gid)
  chmodSync(folder, 0o700)
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true })) {
    lchownSync(join(entry.parentPath, entry.name), user.uid, user.gid)
  }
}

/** Whether the user may read the file (or enter the folder) and enter every folder above it. */
export function canReach(user: SystemUser, path: string): boolean {
  const stat = statSync(path, { throwIfNoEntry: false })
  if (!stat || !grants(stat, user, stat.isDirectory() ? 0o5 : 0o4)) return false
  for (let folder = dirname(path); ; folder = dirname(folder)) {
    if (!grants(statSync(folder), user, 0o1)) return false
    if (folder === dirname(folder)) return true
  }
}

function grants(stat: { mode: number; uid: number; gid: number }, user: SystemUser, wanted: number): boolean {
  const shift = stat.uid === user.uid ? 6 : stat.gid === user.gid ? 3 : 0
  return ((stat.mode >> shift) & wanted) === wanted
}
