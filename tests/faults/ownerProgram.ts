// Run as a process of its own: holds the embedded database of the folder it is given until told to end.

import { EmbeddedError } from '#server/platform/db/embedded/embeddedError.ts'
import { startEmbedded } from '#server/platform/db/embedded.ts'

const [dataDir = ''] = process.argv.slice(2)
const say = (message: object) => process.stdout.write(`${JSON.stringify(message)}\n`)
const log = { info: () => undefined, warn: () => undefined, error: () => undefined }

try {
  const database = await startEmbedded({ dataDir, log })
  const end = () => {
    database.stop().then(() => process.exit(0))
  }
  process.once('SIGINT', end)
  process.once('SIGTERM', end)
  // Serving needs something that keeps the process alive.
  setInterval(() => undefined, 60_000)
  say({ ownerUrl: database.ownerUrl })
} catch (error) {
  if (!(error instanceof EmbeddedError)) throw error
  say({ code: error.code, message: error.message })
  process.exitCode = 1
}
