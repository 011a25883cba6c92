import { spawn } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Binaries } from './binaries.ts'
import { EmbeddedError } from './embeddedError.ts'
import { cannotRun, plainEnvironment } from './initialise.ts'
import type { LogFile } from './logFile.ts'
import { birthOf, isPostmasterOf, isTaken, postgresIn, signal } from './processLife.ts'
import { serverSettings } from './settings.ts'
import type { SystemUser } from './systemUser.ts'

export type Postmaster = { pid: number; ended: Promise<string> }
export type Launch = {
  clusterDir: string
  socketDir: string
  binaries: Binaries
  user: SystemUser | null
  logFile: LogFile
  /** Told at once, so that a signal that comes before readiness finds something to stop. */
  onSpawn(pid: number): void
}

const readyWithinMs = 120_000
const orphansWithinMs = 15_000

/** Starts PostgreSQL and waits until it takes connections, recovery after a crash included. */
export async function launch(options: Launch): Promise<Postmaster> {
  const deadline = Date.now() + orphansWithinMs
  for (;;) {
    const since = options.logFile.size()
    const postmaster = await spawnPostmaster(options)
    if (await isReady(postmaster, options.clusterDir)) return postmaster
    const complaint = options.logFile.lastComplaint(since)
    // The children of a killed postmaster take a moment to notice; until then they keep its memory.
    if (!/shared memory block|lock file/.test(complaint) || Date.now() > deadline) {
      throw new EmbeddedError('failed', `PostgreSQL did not start: ${complaint || (await postmaster.ended)}`)
    }
    await pause(100)
  }
}

function spawnPostmaster(options: Launch): Promise<Postmaster> {
  const { clusterDir, user, logFile, binaries, socketDir } = options
  // Lent to another user, the cluster may lie below a folder that user cannot enter. It is born inside and
  // names the place it stands in.
  const place = user && process.platform === 'linux' ? '/proc/self/cwd' : clusterDir
  const settings = Object.entries(serverSettings(socketDir)).flatMap(([name, value]) => [
    '-c',
    `${name}=${value}`,
  ])
  const child = spawn(binaries.postgres, ['-D', place, ...settings], {
    cwd: clusterDir,
    env: plainEnvironment(),
    stdio: ['ignore', logFile.fd, logFile.fd],
    // A session of its own: Ctrl-C reaches our process alone, which ends its work before the database goes.
    detached: true,
    ...user,
  })
  return new Promise((resolve, reject) => {
    child.once('error', (error) => reject(cannotRun(error)))
    child.once('spawn', () => {
      // safe because a spawned child has a number
      const pid = child.pid as number
      options.onSpawn(pid)
      const ended = new Promise<string>((end) => {
        child.once('exit', (code, name) => end(name ? `signal ${name}` : `code ${code}`))
      })
      resolve({ pid, ended })
    })
  })
}

async function isReady(postmaster: Postmaster, clusterDir: string): Promise<boolean> {
  let hasEnded = false
  void postmaster.ended.then(() => {
    hasEnded = true
  })
  const deadline = Date.now() + readyWithinMs
  while (!hasEnded) {
    const lines = pidFileLines(clusterDir)
    if (lines[0] === String(postmaster.pid) && lines[7]?.trim() === 'ready') return true
    if (Date.now() > deadline) {
      await stopPostmaster(postmaster.pid)
      throw new EmbeddedError('failed', `PostgreSQL was not ready after ${readyWithinMs / 1000} seconds.`)
    }
    await pause(10)
  }
  return false
}

type Patience = readonly (readonly [NodeJS.Signals, waitMs: number])[]
const patient: Patience = [
  ['SIGINT', 20_000],
  ['SIGQUIT', 5000],
  ['SIGKILL', 5000],
]
// A start waits for these: what a killed server left is in its log, and a start after any kill takes 5 s at most.
const hasty: Patience = [
  ['SIGINT', 1500],
  ['SIGQUIT', 500],
  ['SIGKILL', 1000],
]

/** Fast shutdown: running transactions are rolled back, what is acknowledged is on disk. */
export async function stopPostmaster(pid: number, patience = patient): Promise<void> {
  const birth = birthOf(pid)
  for (const [name, waitMs] of patience) {
    if (birth === null || birthOf(pid) !== birth) return
    signal(pid, name)
    for (const deadline = Date.now() + waitMs; Date.now() < deadline; await pause(10)) {
      if (birthOf(pid) !== birth) return
    }
  }
}

/**
 * A killed parent leaves its PostgreSQL running. Called under the folder's lock, so whatever runs here has no
 * parent: stop it. Returns the socket folder it used.
 */
export async function stopLeftover(clusterDir: string): Promise<string | null> {
  const path = join(clusterDir, 'postmaster.pid')
  const [first, , , , socketDir] = pidFileLines(clusterDir)
  const pid = Number(first)
  const running = postgresIn(clusterDir)
  if (running?.top) await stopPostmaster(running.top, hasty)
  // Children of a killed one notice after a while; what they held is in the log of the cluster.
  for (const orphan of running?.all ?? []) if (isPostmasterOf(orphan, clusterDir)) signal(orphan, 'SIGKILL')
  if (!Number.isInteger(pid) || pid <= 0) {
    // Torn in a crash or on a full disk: PostgreSQL would refuse it for ever.
    if (!existsSync(path)) return null
    if (!running)
      throw new EmbeddedError(
        'failed',
        `${path} is damaged. Make sure that no PostgreSQL runs in that folder, delete the file, then start again.`,
      )
    rmSync(path, { force: true })
    return null
  }
  if (isPostmasterOf(pid, clusterDir)) await stopPostmaster(pid, hasty)
  // A number handed out again to a stranger, or still held by a dead process that nobody has taken note of, would make
  // PostgreSQL believe that it already runs. Its shared memory check still keeps out a second server.
  else if (isTaken(pid)) rmSync(path, { force: true })
  return socketDir ?? null
}

function pidFileLines(clusterDir: string): string[] {
  const path = join(clusterDir, 'postmaster.pid')
  try {
    return existsSync(path) ? readFileSync(path, 'utf8').split('\n') : []
  } catch {
    return []
  }
}
