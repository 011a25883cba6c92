import type { Logger } from 'pino'
import pino from 'pino'
import { ConfigError, readConfig } from '../platform/config.ts'
import { logOptions } from '../platform/http/edge/logOptions.ts'
import { systemClock } from '../platform/systemClock.ts'
import { startApp } from './startApp.ts'

const STOP_MS = 10_000

async function main(): Promise<void> {
  const config = readConfig(process.env)
  const log = pino(logOptions(config.logLevel), pino.destination({ fd: 1, sync: false }))
  const stop = onSignals(log)
  const app = await startApp(config, log, {
    clock: systemClock,
    root: process.env.JUL_ROOT ?? process.cwd(),
    say: (line) => void process.stdout.write(`${line}\n`),
  })
  process.on('unhandledRejection', (error) => log.error({ err: error }, 'unhandled rejection'))
  stop.is(() => app.stop())
}

/** Heard from the first moment on: a signal during the start stops the app as soon as it runs. */
function onSignals(log: Logger) {
  let ready: (stop: () => Promise<void>) => void = () => undefined
  const app = new Promise<() => Promise<void>>((resolve) => {
    ready = resolve
  })
  let stopping = false
  const stop = (signal: string) => {
    // A second signal, or ten seconds, ends it the hard way.
    if (stopping) process.exit(1)
    stopping = true
    log.info({ signal }, 'stopping')
    setTimeout(() => process.exit(1), STOP_MS).unref()
    app
      .then((close) => close())
      .then(
        () => process.exit(0),
        (error: unknown) => {
          log.error({ err: error }, 'did not stop cleanly')
          process.exit(1)
        },
      )
  }
  process.on('SIGINT', () => stop('SIGINT'))
  process.on('SIGTERM', () => stop('SIGTERM'))
  return { is: ready }
}

main().catch((error: unknown) => {
  const known = error instanceof ConfigError || (error instanceof Error && error.name === 'EmbeddedError')
  const text = error instanceof Error ? (known ? error.message : explain(error)) : String(error)
  process.stderr.write(`JUL did not start. ${text.split('\n', 1)[0]}\n`)
  if (!known && process.env.LOG_LEVEL === 'debug' && error instanceof Error)
    process.stderr.write(`${error.stack}\n`)
  process.exit(1)
})

function explain(error: Error & { code?: string; port?: number }): string {
  if (error.code === 'EADDRINUSE')
    return `Port ${error.port ?? ''} is already in use. Choose another: PORT=3001 npm start`
  if (error.code === 'EACCES')
    return `No permission to listen on port ${error.port ?? ''}. Choose another: PORT=3001 npm start`
  if (error.code === 'ECONNREFUSED' || error.code === 'ENOTFOUND')
    return `DATABASE_URL: the database does not answer (${error.message})`
  if (error.code === '28P01' || error.code === '28000') return 'DATABASE_URL: user or password is wrong'
  if (error.code === '3D000') return `DATABASE_URL: ${error.message}`
  return error.message
}
