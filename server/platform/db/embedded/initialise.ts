import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import {
  chmodSync,
  closeSync,
  fsyncSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import type { Binaries } from './binaries.ts'
import { EmbeddedError } from './embeddedError.ts'
import type { SystemUser } from './systemUser.ts'
import { giveTo } from './systemUser.ts'

export const superuser = 'jul_owner'
/** Inside the cluster, so that a cluster and its key are made, moved and lost together. */
export const passwordFile = 'owner-password'
const unfinished = 'postgres.new-'

type Place = { dataDir: string; clusterDir: string; binaries: Binaries; user: SystemUser | null }

/** Makes the cluster next to its place and renames it: whatever interrupts this leaves nothing that looks like one. */
export async function initialise({ dataDir, clusterDir, binaries, user }: Place): Promise<void> {
  const workshop = mkdtempSync(join(dataDir, unfinished))
  try {
    const cluster = join(workshop, 'data')
    const password = join(workshop, 'password')
    mkdirSync(cluster, { mode: 0o700 })
    writeFileSync(password, randomBytes(24).toString('base64url'), { mode: 0o600 })
    for (const path of [workshop, cluster, password]) giveTo(user, path)
    await runInitdb(binaries.initdb, cluster, user)
    renameSync(password, join(cluster, passwordFile))
    for (const path of [join(cluster, passwordFile), cluster]) syncToDisk(path)
    renameSync(cluster, clusterDir)
    syncToDisk(dataDir)
  } finally {
    rmSync(workshop, { recursive: true, force: true })
  }
}

/** What an interrupted first start left behind. Its initdb may still be writing for a moment. */
export function removeUnfinished(dataDir: string): void {
  for (const name of readdirSync(dataDir)) {
    if (!name.startsWith(unfinished)) continue
    try {
      rmSync(join(dataDir, name), { recursive: true, force: true, maxRetries: 5, retryDelay: 50 })
    } catch {
      // The next start removes it.
    }
  }
}

function runInitdb(initdb: string, cluster: string, user: SystemUser | null): Promise<void> {
  chmodSync(cluster, 0o700)
  const args = [
    ...['-D', user && process.platform === 'linux' ? '/proc/self/cwd' : cluster, '-U', superuser],
    ...['--pwfile=../password', '--auth-local=scram-sha-256', '--auth-host=reject', '--data-checksums'],
    // The builtin provider sorts alike on every host, whatever locales it has installed.
    ...['--encoding=UTF8', '--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C'],
  ]
  return new Promise((resolve, reject) => {
    const child = spawn(initdb, args, {
      cwd: cluster,
      env: plainEnvironment(),
      stdio: ['ignore', 'ignore', 'pipe'],
      ...user,
    })
    let complaint = ''
    child.stderr.on('data', (text) => {
      complaint = (complaint + text).slice(-4000)
    })
    child.on('error', (error) => reject(cannotRun(error)))
    child.on('close', (code, name) => {
      if (code === 0) return resolve()
      const line = complaint.split('\n').find((text) => /error|fatal|could not/i.test(text))
      reject(
        new EmbeddedError(
          'failed',
          `The database could not be made: ${line?.trim() ?? `initdb ended with ${name ?? code}`}.`,
        ),
      )
    })
  })
}

export function cannotRun(error: Error): EmbeddedError {
  return new EmbeddedError('failed', `PostgreSQL cannot be run on this host: ${error.message}.`, {
    cause: error,
  })
}

/** The database gets no part of our environment: the secrets in it are none of its business. */
export function plainEnvironment(): NodeJS.ProcessEnv {
  return { PATH: process.env.PATH ?? '/usr/bin:/bin', LANG: 'C', LC_ALL: 'C', TZ: 'UTC' }
}

function syncToDisk(path: string): void {
  const fd = openSync(path, 'r')
  try {
    fsyncSync(fd)
  } finally {
    closeSync(fd)
  }
}
