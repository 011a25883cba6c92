import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { EmbeddedError, systemCode } from './embeddedError.ts'
import { birthOf } from './processLife.ts'

type Claim = { file: string; pid: number; held: boolean }

/**
 * Takes the data folder for this process, or names the process that has it.
 * Each process writes a claim of its own and only then looks at the others', so there is no stale lock to
 * steal and nothing to race for: of two that see each other, the one that sorts first goes on.
 */
export async function lockFolder(dataDir: string): Promise<{ release(): void }> {
  const folder = join(dataDir, 'postgres.lock')
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const mine = `${process.pid}.${birthOf(process.pid) ?? '0'}`
  const path = join(folder, mine)
  try {
    writeFileSync(path, '', { flag: 'wx', mode: 0o600 })
  } catch (error) {
    if (systemCode(error) === 'EEXIST') throw inUse(dataDir, process.pid)
    throw error
  }
  const release = () => rmSync(path, { force: true })
  try {
    await waitForTurn(folder, mine, dataDir)
    writeFileSync(path, 'held')
    return { release }
  } catch (error) {
    release()
    throw error
  }
}

async function waitForTurn(folder: string, mine: string, dataDir: string): Promise<void> {
  const deadline = Date.now() + 3000
  for (;;) {
    const others = liveClaims(folder).filter((claim) => claim.file !== mine)
    const first = others.find((claim) => claim.held || claim.file < mine)
    if (first) throw inUse(dataDir, first.pid)
    const [undecided] = others
    if (!undecided) return
    if (Date.now() > deadline) throw inUse(dataDir, undecided.pid)
    await pause(20)
  }
}

function liveClaims(folder: string): Claim[] {
  const claims: Claim[] = []
  for (const file of readdirSync(folder)) {
    const pid = Number.parseInt(file, 10)
    if (`${pid}.${birthOf(pid)}` !== file) {
      rmSync(join(folder, file), { force: true })
      continue
    }
    try {
      claims.push({ file, pid, held: readFileSync(join(folder, file), 'utf8') === 'held' })
    } catch {
      // Released between the two looks.
    }
  }
  return claims
}

function inUse(dataDir: string, pid: number): EmbeddedError {
  return new EmbeddedError(
    'in_use',
    `The data folder ${dataDir} is in use by process ${pid}. Stop that one first, or set DATA_DIR to another folder.`,
  )
}
