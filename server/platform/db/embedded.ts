import { existsSync, mkdirSync, readdirSync, readFileSync, realpathSync, rmdirSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { prepareBinaries } from './embedded/binaries.ts'
import { asFolderError, EmbeddedError } from './embedded/embeddedError.ts'
import { lockFolder } from './embedded/folderLock.ts'
import { initialise, passwordFile, removeUnfinished, superuser } from './embedded/initialise.ts'
import { openLogFile } from './embedded/logFile.ts'
import { stopLeftover } from './embedded/postmaster.ts'
import { assertDurable } from './embedded/settings.ts'
import { makeSocketFolder, removeSocketFolder } from './embedded/socketFolder.ts'
import { guardStart, supervise } from './embedded/supervise.ts'
import { giveTreeTo, postgresUser } from './embedded/systemUser.ts'
import { openClient } from './pool.ts'

export type EmbeddedLog = { info(text: string): void; warn(text: string): void; error(text: string): void }
export type EmbeddedDatabase = {
  /** For migrations: the superuser `jul_owner` on the database `jul`, over the private socket. */
  ownerUrl: string
  stop(): Promise<void>
}

const majorVersion = '18'
const databaseName = 'jul'

/**
 * Runs PostgreSQL 18 in `<dataDir>/postgres` for as long as this process lives, and starts it again if it is
 * killed. Throws EmbeddedError with one line for the operator.
 */
export async function startEmbedded(options: {
  dataDir: string
  log: EmbeddedLog
}): Promise<EmbeddedDatabase> {
  const named = resolve(options.dataDir)
  const unguard = guardStart()
  try {
    mkdirSync(named, { recursive: true, mode: 0o755 })
    const dataDir = realpathSync(named)
    const lock = await lockFolder(dataDir)
    try {
      return await startLocked(dataDir, options.log, lock.release)
    } catch (error) {
      lock.release()
      throw error
    }
  } catch (error) {
    throw asFolderError(error, named)
  } finally {
    unguard()
  }
}

async function startLocked(dataDir: string, log: EmbeddedLog, unlock: () => void): Promise<EmbeddedDatabase> {
  const clusterDir = join(dataDir, 'postgres')
  removeUnfinished(dataDir)
  const hasCluster = inspectCluster(clusterDir)
  const user = postgresUser(hasCluster ? clusterDir : null)
  const binaries = prepareBinaries(dataDir, user)
  if (hasCluster) {
    if (user && statSync(clusterDir).uid !== user.uid) giveTreeTo(user, clusterDir)
    removeSocketFolder(await stopLeftover(clusterDir))
  } else {
    log.info('Creating the database. This happens only once.')
    await initialise({ dataDir, clusterDir, binaries, user })
  }

  const password = readFileSync(join(clusterDir, passwordFile), 'utf8').trim()
  const socketDir = makeSocketFolder(user)
  const logFile = openLogFile(join(dataDir, 'postgres.log'))
  const cleanUp = () => {
    logFile.close()
    removeSocketFolder(socketDir)
    unlock()
  }
  try {
    const server = await supervise({ clusterDir, socketDir, binaries, user, logFile, log })
    const urlOf = (database: string) =>
      `postgresql://${superuser}:${password}@localhost:5432/${database}?host=${encodeURIComponent(socketDir)}`
    try {
      await readyDatabase(urlOf('postgres'))
    } catch (error) {
      await server.stop()
      throw error
    }
    let stopped: Promise<void> | undefined
    const stop = () => {
      stopped ??= server.stop().finally(cleanUp)
      return stopped
    }
    return { ownerUrl: urlOf(databaseName), stop }
  } catch (error) {
    cleanUp()
    throw error
  }
}

/** Whether a cluster of ours is there; an empty folder (a fresh volume) is none. */
function inspectCluster(clusterDir: string): boolean {
  if (!existsSync(clusterDir)) return false
  const owner = statSync(clusterDir).uid
  const self = process.getuid?.()
  if (self !== 0 && owner !== self) {
    throw new EmbeddedError(
      'unreadable',
      `The database in ${clusterDir} belongs to another user (uid ${owner}). Start as that user or as root, or set DATA_DIR to a folder of your own.`,
    )
  }
  if (readdirSync(clusterDir).length === 0) {
    rmdirSync(clusterDir)
    return false
  }
  const versionFile = join(clusterDir, 'PG_VERSION')
  if (!existsSync(versionFile) || !existsSync(join(clusterDir, passwordFile))) {
    throw new EmbeddedError(
      'unreadable',
      `${clusterDir} contains files but not a database created by JUL. Move them away, or set DATA_DIR to another folder.`,
    )
  }
  const version = readFileSync(versionFile, 'utf8').trim()
  if (version !== majorVersion) {
    throw new EmbeddedError(
      'failed',
      `The database in ${clusterDir} was created by PostgreSQL ${version}, but JUL runs PostgreSQL ${majorVersion}.`,
    )
  }
  return true
}

async function readyDatabase(connectionString: string): Promise<void> {
  const client = openClient({ connectionString, connectionTimeoutMillis: 10_000 })
  try {
    await client.connect()
    await assertDurable(client)
    const { rowCount } = await client.query('select from pg_database where datname = $1', [databaseName])
    if (!rowCount) await client.query(`create database ${databaseName}`)
  } catch (error) {
    if (error instanceof EmbeddedError) throw error
    const reason = error instanceof Error ? error.message : String(error)
    throw new EmbeddedError('failed', `The embedded database does not answer: ${reason}.`, { cause: error })
  } finally {
    await client.end().catch(() => undefined)
  }
}
