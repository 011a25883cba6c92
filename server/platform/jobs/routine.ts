import type { Logger } from 'pino'

/** Work that recurs on every node and is harmless to do twice. A failed round is logged and the next one comes. */
export function everyMs(
  name: string,
  intervalMs: number,
  log: Logger,
  work: () => Promise<void>,
): () => Promise<void> {
  let running: Promise<void> | null = null
  const round = () => {
    running ??= work()
      .catch((error: unknown) => log.warn({ err: error, routine: name }, 'routine failed'))
      .finally(() => {
        running = null
      })
  }
  const timer = setInterval(round, intervalMs)
  timer.unref()
  return async () => {
    clearInterval(timer)
    await running
  }
}
