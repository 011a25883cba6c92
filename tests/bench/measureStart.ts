import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { serverEnv, serverFlags } from '../../tools/serverFlags.mjs'
import { npmStart } from './npmStart.ts'
import { median, start } from './processes.ts'
import type { Report } from './report.ts'
import { atMost } from './report.ts'

const ROUNDS = 5
const root = process.env.JUL_ROOT ?? process.cwd()

/** `npm start` on a folder that has been started before: the embedded database, migrations checked, the first answer. */
export async function measureStart(): Promise<Report> {
  const dataDir = mkdtempSync(join(tmpdir(), 'jul-bench-start-'))
  const open = () =>
    start(
      join(root, 'build/server/main.mjs'),
      serverFlags,
      {
        PORT: '4305',
        DATA_DIR: dataDir,
        LOG_LEVEL: 'warn',
        JUL_ROOT: root,
        ...serverEnv,
        NODE_COMPILE_CACHE: join(root, 'build/.compile-cache'),
      },
      'http://127.0.0.1:4305/readyz',
    )
  try {
    const first = await open()
    await first.stop()
    const times: number[] = []
    for (let n = 0; n < ROUNDS; n++) {
      const running = await open()
      times.push(running.startMs)
      await running.stop()
    }
    const built = await npmStart(dataDir, { builds: true })
    const warm = await npmStart(dataDir)
    return {
      title: 'Start and rest',
      figures: [
        { name: 'first start, with a new database', value: seconds(first.startMs) },
        { name: 'warm start of the server, database included', value: seconds(median(times)) },
        {
          name: 'warm npm start to the first answer',
          value: seconds(warm.tookMs),
          ...atMost(warm.tookMs / 1000, 5, ' s'),
        },
        { name: 'npm start that builds first', value: seconds(built.tookMs) },
        memory('server at rest, resident', warm.serverMiB, 140),
        memory('all of npm start at rest, proportional', warm.allMiB, 320),
        memory('the same right after a build', built.allMiB, 320),
      ],
    }
  } finally {
    rmSync(dataDir, { recursive: true, force: true })
  }
}

const seconds = (ms: number): string => `${(ms / 1000).toFixed(2)} s`
const memory = (name: string, value: number, bound: number) => ({
  name,
  value: `${value.toFixed(0)} MiB`,
  ...atMost(value, bound, ' MiB'),
})
