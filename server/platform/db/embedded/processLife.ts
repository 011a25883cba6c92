import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync, readlinkSync } from 'node:fs'

/**
 * An id that tells this process from a later one with the same number, or null when no such process runs.
 * A number alone is not enough: containers and reboots hand the same small numbers out again.
 */
export function birthOf(pid: number): string | null {
  return process.platform === 'linux' ? birthFromProc(pid) : birthFromPs(pid)
}

function birthFromProc(pid: number): string | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The second field, the command, may hold spaces and brackets: count from its last bracket.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    if (fields[0] === 'Z' || fields[0] === 'X') return null
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').slice(0, 8)
    return `${fields[19]}-${boot}`
  } catch {
    return null
  }
}

function birthFromPs(pid: number): string | null {
  const [state, ...started] = psField(pid, 'stat=,lstart=').split(/\s+/)
  if (!state || state.startsWith('Z')) return null
  return started.join('-').replaceAll(':', '.')
}

/** Whether the system holds the number, be it for a process that ended and whose parent has not asked how (containers). */
export function isTaken(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return (error as { code?: string }).code === 'EPERM' // safe because only the system throws here
  }
}

/** Whether the process is a PostgreSQL at work in exactly this folder. */
export function isPostmasterOf(pid: number, clusterDir: string): boolean {
  if (birthOf(pid) === null) return false
  if (process.platform !== 'linux') return psField(pid, 'command=').includes(clusterDir)
  try {
    const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8')
    return command.includes('postgres') && readlinkSync(`/proc/${pid}/cwd`) === clusterDir
  } catch {
    return false
  }
}

/**
 * The processes of PostgreSQL that work in exactly this folder, whatever its files say; on Linux alone, elsewhere null.
 * `top` is the one that the others are children of.
 */
export function postgresIn(clusterDir: string): { all: number[]; top: number | null } | null {
  if (process.platform !== 'linux') return null
  const all = readdirSync('/proc')
    .map(Number)
    .filter((pid) => pid > 0 && isPostmasterOf(pid, clusterDir))
  return { all, top: all.find((pid) => !all.includes(parentOf(pid))) ?? null }
}

function parentOf(pid: number): number {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1])
  } catch {
    return 0
  }
}

function psField(pid: number, field: string): string {
  try {
    return execFileSync('ps', ['-o', field, '-p', String(pid)], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim()
  } catch {
    return ''
  }
}

export function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name)
  } catch {
    // It ended in between, which is what a signal asks for.
  }
}
