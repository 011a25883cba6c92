import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '#server/platform/config.ts'
import { codeOf } from './missing.ts'

/** Where bytes stand that a piece of work needs on the disk for as long as it runs; it removes them itself. */
const workFolders = { exports: ['files', 'exporting'], beginnings: ['beginnings'], sound: ['transcribing'] }
type Work = keyof typeof workFolders
type Place = Pick<Config, 'dataDir'>

// Longer than one run of any of it; the next begins with bytes of its own.
const OLD_MS = 6 * 3_600_000

const folderOf = ({ dataDir }: Place, work: Work) => join(dataDir, ...workFolders[work])

/** The folder of this work, made where it is not there. */
export async function workFolder(place: Place, work: Work): Promise<string> {
  const folder = folderOf(place, work)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  return folder
}

/** Removes what a run that was killed left there: nobody else would, and a recording's sound must not outlive its consent. */
export async function sweepWork(place: Place, now: Date): Promise<void> {
  // safe because an object's keys are those of its type
  for (const work of Object.keys(workFolders) as Work[]) {
    const folder = folderOf(place, work)
    for (const name of await readdir(folder).catch(noFolder)) {
      const path = join(folder, name)
      const left = await stat(path).catch(() => null)
      if (left && left.mtimeMs < now.getTime() - OLD_MS) await rm(path, { force: true })
    }
  }
}

function noFolder(error: unknown): string[] {
  if (codeOf(error) === 'ENOENT') return []
  throw error
}
