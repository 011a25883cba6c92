import type { ChildProcess } from 'node:child_process'
import { spawn } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'

export type Running = { pid: number; startMs: number; stop(): Promise<void> }

/** Starts a Node program of its own process and waits until it answers. */
export async function start(
  script: string,
  args: readonly string[],
  env: Record<string, string>,
  answers: string,
): Promise<Running> {
  const startedAt = performance.now()
  const child = spawn(process.execPath, [...args, script], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  await untilAnswers(answers, child)
  return {
    pid: child.pid ?? 0,
    startMs: performance.now() - startedAt,
    stop: () =>
      new Promise((resolve) => {
        child.once('exit', () => resolve())
        child.kill('SIGTERM')
      }),
  }
}

async function untilAnswers(url: string, child: ChildProcess): Promise<void> {
  for (let tries = 0; tries < 2_000; tries++) {
    if (child.exitCode !== null) throw new Error(`the server ended with ${child.exitCode}`)
    const answered = await fetch(url).then(
      (response) => response.ok,
      () => false,
    )
    if (answered) return
    await new Promise((settle) => setTimeout(settle, 10))
  }
  throw new Error(`${url} does not answer`)
}

const TICKS_PER_SECOND = 100

/** Processor time a process has used, in microseconds. */
export function cpuMicroseconds(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return ((Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND) * 1e6
}

/** The process that started another. */
export function parentOf(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
  return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1])
}

/** The same, for a database and all that it forked, dead children included. */
export function familyCpuMicroseconds(pid: number): number {
  let sum = 0
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue
    try {
      const stat = readFileSync(`/proc/${name}/stat`, 'utf8')
      const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
      if (Number(name) === pid)
        sum += Number(fields[11]) + Number(fields[12]) + Number(fields[13]) + Number(fields[14])
      else if (Number(fields[1]) === pid) sum += Number(fields[11]) + Number(fields[12])
    } catch {
      // It ended between the listing and the look.
    }
  }
  return (sum / TICKS_PER_SECOND) * 1e6
}

/** Memory that belongs to the process, in MiB. */
export function residentMiB(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024
}

/** Whether two runs can be compared: medians of rounds taken in turn. */
export const median = (values: readonly number[]): number => {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? 0
}
