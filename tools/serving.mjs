// Notes which processes serve the build of this folder, so that nobody replaces it underneath them.
import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isToolProcess } from './claim.mjs'
import { root } from './setup.mjs'

const running = join(root, 'build', '.running')

/** Notes this process; the answer takes the note back. */
export function noteServing() {
  mkdirSync(running, { recursive: true })
  const note = join(running, String(process.pid))
  writeFileSync(note, '')
  return () => rmSync(note, { force: true })
}

/** A process that serves, or null. */
export function servingProcess() {
  if (!existsSync(running)) return null
  for (const name of readdirSync(running)) {
    if (isToolProcess(Number(name))) return Number(name)
    rmSync(join(running, name), { force: true })
  }
  return null
}
