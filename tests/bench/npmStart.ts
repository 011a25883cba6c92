import { spawn } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { residentMiB } from './processes.ts'
import { processTree, proportionalMiB } from './processTree.ts'

const PORT = '4306'
const REST_MS = 10_000
const root = process.env.JUL_ROOT ?? process.cwd()

export type Started = {
  /** Until the first answer, in milliseconds. */
  tookMs: number
  /** The server by itself, at rest. */
  serverMiB: number
  /** npm, the starter, the server and its database, at rest. */
  allMiB: number
}

/** `npm start` as a person gives it, until it rests and is stopped again; `builds` makes it build first. */
export async function npmStart(dataDir: string, { builds = false } = {}): Promise<Started> {
  if (builds)
    for (const part of ['web', 'server']) rmSync(join(root, `build/.stamp-${part}`), { force: true })
  const startedAt = performance.now()
  const child = spawn('npm', ['start'], {
    cwd: root,
    env: { ...process.env, PORT, DATA_DIR: dataDir, LOG_LEVEL: 'warn' },
    stdio: 'ignore',
    detached: true,
  })
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  try {
    while (!(await answers())) {
      if (child.exitCode !== null) throw new Error('npm start ended')
      await pause(20)
    }
    const tookMs = performance.now() - startedAt
    await pause(REST_MS)
    const processes = processTree(child.pid ?? 0)
    const server = processes.find(({ command }) => command.includes('build/server/main.mjs'))
    if (!server) throw new Error('npm start runs no server')
    return { tookMs, serverMiB: residentMiB(server.pid), allMiB: proportionalMiB(processes) }
  } finally {
    // The whole group, as a terminal's Ctrl-C would.
    process.kill(-(child.pid ?? 0), 'SIGINT')
    await ended
  }
}

const answers = (): Promise<boolean> =>
  fetch(`http://127.0.0.1:${PORT}/readyz`).then(
    (response) => response.ok,
    () => false,
  )
