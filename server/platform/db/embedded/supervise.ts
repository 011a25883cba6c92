import { constants } from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'
import type { Launch, Postmaster } from './postmaster.ts'
import { launch, stopLeftover, stopPostmaster } from './postmaster.ts'
import { signal } from './processLife.ts'

type Options = Omit<Launch, 'onSpawn'> & { log: { warn(text: string): void; error(text: string): void } }

const longestPauseMs = 1000

/** Keeps one PostgreSQL running until stopped; resolves when it takes connections for the first time. */
export async function supervise(options: Options): Promise<{ stop(): Promise<void> }> {
  const { log, clusterDir } = options
  let pid = 0
  let isStopping = false
  const onSpawn = (spawned: number) => {
    pid = spawned
    if (isStopping) signal(pid, 'SIGINT')
  }
  // The last thing an ending process can do: ask the database to end too. A killed one cannot; the next start
  // stops what it left.
  const onExit = () => {
    if (pid) signal(pid, 'SIGINT')
  }
  process.once('exit', onExit)
  let current: Postmaster
  try {
    current = await launch({ ...options, onSpawn })
  } catch (error) {
    process.off('exit', onExit)
    throw error
  }

  const watch = async () => {
    for (let waitMs = 0; ; ) {
      const startedAt = performance.now()
      const reason = await current.ended
      pid = 0
      if (isStopping) return
      log.error(`PostgreSQL ended unexpectedly (${reason}); starting it again.`)
      waitMs = performance.now() - startedAt > 10_000 ? 0 : waitMs
      for (;;) {
        await pause(waitMs)
        if (isStopping) return
        waitMs = Math.min(longestPauseMs, waitMs * 2 + 50)
        try {
          await stopLeftover(clusterDir)
          current = await launch({ ...options, onSpawn })
          log.warn('PostgreSQL is back.')
          break
        } catch (error) {
          pid = 0
          log.error(error instanceof Error ? error.message : String(error))
        }
      }
    }
  }
  const watched = watch()

  return {
    stop: async () => {
      isStopping = true
      if (pid) await stopPostmaster(pid)
      await watched
      process.off('exit', onExit)
    },
  }
}

/** Before the program has set up its own end, a signal would end it at once and leave the database running. */
export function guardStart(): () => void {
  const names = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const
  const onSignal = (name: NodeJS.Signals) => {
    unguard()
    // An ordinary exit, so that the database is told too. Whoever listens already ends the program themselves.
    if (process.listenerCount(name) === 0) process.exit(128 + constants.signals[name])
  }
  const unguard = () => {
    for (const name of names) process.off(name, onSignal)
  }
  for (const name of names) process.on(name, onSignal)
  return unguard
}
