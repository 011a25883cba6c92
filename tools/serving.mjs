// Notes which processes serve the build of this folder, so that nobody replaces it underneath them.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { noteOf, processOf } from './claim.mjs'
import { root } from './setup.mjs'

const running = join(root, 'build', '.running')

/** Notes a process that serves; the answer takes the note back. */
export function noteServing(pid) {
  mkdirSync(running, { recursive: true })
  const note = join(running, String(pid))
  writeFileSync(note, noteOf(pid))
  return () => rmSync(note, { force: true })
}

/** A process that serves, or null. */
export function servingProcess() {
  if (!existsSync(running)) return null
  for (const name of readdirSync(running)) {
    const note = join(running, name)
    const pid = processOf(readFileSync(note, 'utf8') || name)
    if (pid) return pid
    rmSync(note, { force: true })
  }
  return null
}
