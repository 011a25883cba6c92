import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { passwordFile, superuser } from '#server/platform/db/embedded/initialise.ts'
import { birthOf } from '#server/platform/db/embedded/processLife.ts'
import { removeSocketFolder } from '#server/platform/db/embedded/socketFolder.ts'

export type Answer = { ownerUrl?: string; code?: string; message?: string }
export type Owner = { child: ChildProcess; pid: number; answer: Promise<Answer>; ended: Promise<unknown> }

const program = fileURLToPath(new URL('./ownerProgram.ts', import.meta.url))

/** A process that holds the embedded database of the folder, as the server does. */
export function startOwner(
  dataDir: string,
  options: { node?: string; program?: string; uid?: number; gid?: number; cwd?: string } = {},
): Owner {
  const { node = process.execPath, program: path = program, ...spawnOptions } = options
  const child = spawn(node, [path, dataDir], {
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
    env: { PATH: process.env.PATH },
    ...spawnOptions,
  })
  const answer = new Promise<Answer>((resolve) => {
    const lines = createInterface({ input: child.stdout })
    lines.once('line', (line) => resolve(JSON.parse(line)))
    lines.once('close', () => resolve({}))
  })
  return { child, pid: child.pid ?? 0, answer, ended: once(child, 'exit') }
}

export async function endOwner(owner: Owner, signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
  if (owner.child.exitCode !== null || owner.child.signalCode !== null) return
  owner.child.kill(signal)
  await owner.ended
}

export function postmasterPid(dataDir: string): number {
  return Number(pidFileLines(dataDir)[0] ?? 0)
}

/** The address of the database's superuser, as the server's own process knows it. */
export function ownerUrl(dataDir: string): string {
  const password = readFileSync(join(dataDir, 'postgres', passwordFile), 'utf8').trim()
  const host = encodeURIComponent(socketFolder(dataDir) ?? '')
  return `postgresql://${superuser}:${password}@localhost:5432/jul?host=${host}`
}

function socketFolder(dataDir: string): string | null {
  return pidFileLines(dataDir)[4] ?? null
}

function pidFileLines(dataDir: string): string[] {
  try {
    return readFileSync(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').split('\n')
  } catch {
    return []
  }
}

export function isRunning(pid: number): boolean {
  return pid > 0 && birthOf(pid) !== null
}

export function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // It followed its parent by itself.
  }
}

/** On Linux; elsewhere the children are left to notice by themselves. */
export function childrenOf(pid: number): number[] {
  try {
    return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')
      .trim()
      .split(' ')
      .map(Number)
      .filter(Boolean)
  } catch {
    return []
  }
}

/** A folder for one test and everything that may still run in it. */
export function temporaryFolder(): { path: string; remove(): Promise<void> } {
  const path = mkdtempSync(join(tmpdir(), 'jul-fault-'))
  const remove = async () => {
    const pid = postmasterPid(join(path, 'data'))
    if (isRunning(pid)) process.kill(pid, 'SIGQUIT')
    const socketDir = socketFolder(join(path, 'data'))
    for (let tries = 0; isRunning(pid) && tries < 200; tries++) await pause(20)
    removeSocketFolder(socketDir)
    rmSync(path, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 })
  }
  return { path, remove }
}

/** Kill rounds: a few on every run, many in the deep run. */
export const rounds = process.env.DEEP === '1' ? 20 : 3
