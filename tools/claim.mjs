// One process at a time for a piece of work on this folder.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/** Claims the work or calls `taken` with the process that has it. The answer gives the claim back. */
export function claim(path, taken) {
  mkdirSync(dirname(path), { recursive: true })
  for (let tries = 0; tries < 2; tries++) {
    try {
      writeFileSync(path, String(process.pid), { flag: 'wx' })
      return () => rmSync(path, { force: true })
    } catch (error) {
      if (error.code !== 'EEXIST') throw error
      const pid = Number(readFileSync(path, 'utf8'))
      if (isToolProcess(pid)) {
        taken(pid)
        break
      }
      rmSync(path, { force: true })
    }
  }
  return () => undefined
}

/** Whether the number still belongs to a tool of ours, and not to a stranger who got it later. */
export function isToolProcess(pid) {
  if (!pid || pid === process.pid) return false
  try {
    process.kill(pid, 0)
  } catch (error) {
    return error.code === 'EPERM'
  }
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('node')
  } catch {
    // No /proc on macOS: believe the number.
    return process.platform !== 'linux'
  }
}
