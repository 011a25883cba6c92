import { randomBytes } from 'node:crypto'
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { ConfigError } from './config.ts'

// What AUTH_SECRET asks for as well; anything shorter was cut off while it was written.
const LEAST_CHARACTERS = 32

/**
 * The secret of a machine of one's own, made on the first start. Written next to its place and renamed: no crash and no full
 * disk leaves half of one. A damaged one is made anew, and everybody signs in again.
 */
export async function keepSecret(dataDir: string, warn: (line: string) => void): Promise<string> {
  const file = join(dataDir, 'auth-secret')
  try {
    const kept = await readIfThere(file)
    if (kept !== null && kept.length >= LEAST_CHARACTERS) return kept
    if (kept !== null) warn(`${file} was damaged and is made anew; everybody signs in again.`)
    await mkdir(dataDir, { recursive: true })
    await write(file, randomBytes(32).toString('hex'))
    return (await readFile(file, 'utf8')).trim()
  } catch (error) {
    const isFull = error instanceof Error && 'code' in error && error.code === 'ENOSPC'
    throw new ConfigError(
      isFull
        ? `DATA_DIR: the disk that holds ${dataDir} is full; free some space, then start again`
        : `DATA_DIR: ${dataDir} cannot be read or written`,
    )
  }
}

async function readIfThere(file: string): Promise<string | null> {
  try {
    return (await readFile(file, 'utf8')).trim()
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
    throw error
  }
}

async function write(file: string, text: string): Promise<void> {
  const aside = `${file}.${process.pid}`
  try {
    const handle = await open(aside, 'w', 0o600)
    try {
      await handle.writeFile(text)
      await handle.sync()
    } finally {
      await handle.close()
    }
    await rename(aside, file)
  } finally {
    await rm(aside, { force: true })
  }
}
