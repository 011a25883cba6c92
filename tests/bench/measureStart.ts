import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { median, residentMiB, start } from './processes.ts'
import type { Report } from './report.ts'
import { atMost } from './report.ts'

const ROUNDS = 5
const IDLE_MS = 5_000
const root = process.env.JUL_ROOT ?? process.cwd()

/** `npm start` on a folder that has been started before: the embedded database, migrations checked, the first answer. */
export async function measureStart(): Promise<Report> {
  const dataDir = mkdtempSync(join(tmpdir(), 'jul-bench-start-'))
  const open = () =>
    start(
      join(root, 'build/server/main.mjs'),
      ['--max-semi-space-size=4'],
      {
        PORT: '4305',
        DATA_DIR: dataDir,
        LOG_LEVEL: 'warn',
        JUL_ROOT: root,
        NODE_COMPILE_CACHE: join(root, 'build/.compile-cache'),
      },
      'http://127.0.0.1:4305/readyz',
    )
  try {
    const first = await open()
    await first.stop()
    const times: number[] = []
    let idle = 0
    for (let n = 0; n < ROUNDS; n++) {
      const running = await open()
      times.push(running.startMs)
      if (n === ROUNDS - 1) {
        await new Promise((settle) => setTimeout(settle, IDLE_MS))
        idle = residentMiB(running.pid)
      }
      await running.stop()
    }
    const command = await npmStart(dataDir)
    return {
      title: 'Start and rest',
      figures: [
        { name: 'first start, with a new database', value: `${(first.startMs / 1000).toFixed(2)} s` },
        {
          name: 'warm start of the server, database included',
          value: `${(median(times) / 1000).toFixed(2)} s`,
        },
        {
          name: 'warm npm start to the first answer',
          value: `${(command / 1000).toFixed(2)} s`,
          ...atMost(command / 1000, 5, ' s'),
        },
        { name: 'memory at rest', value: `${idle.toFixed(0)} MiB`, ...atMost(idle, 140, ' MiB') },
      ],
    }
  } finally {
    rmSync(dataDir, { recursive: true, force: true })
  }
}

async function npmStart(dataDir: string): Promise<number> {
  const startedAt = performance.now()
  const child = spawn('npm', ['start'], {
    cwd: root,
    env: { ...process.env, PORT: '4306', DATA_DIR: dataDir, LOG_LEVEL: 'warn' },
    stdio: 'ignore',
    detached: true,
  })
  for (;;) {
    const answered = await fetch('http://127.0.0.1:4306/readyz').then(
      (response) => response.ok,
      () => false,
    )
    if (answered) break
    if (child.exitCode !== null) throw new Error('npm start ended')
    await new Promise((settle) => setTimeout(settle, 20))
  }
  const took = performance.now() - startedAt
  await new Promise<void>((resolve) => {
    child.once('exit', () => resolve())
    // The whole group, as a terminal's Ctrl-C would.
    process.kill(-(child.pid ?? 0), 'SIGINT')
  })
  return took
}
