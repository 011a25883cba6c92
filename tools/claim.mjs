// One process at a time for a piece of work on this folder.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/** Claims the work or calls `taken` with the process that has it. The answer gives the claim back. */
export function claim(path, taken) {
  mkdirSync(dirname(path), { recursive: true })
  for (let tries = 0; tries < 2; tries++) {
    try {
      writeFileSync(path, noteOf(process.pid), { flag: 'wx' })
      return () => rmSync(path, { force: true })
    } catch (error) {
      if (error.code !== 'EEXIST') throw error
      const pid = processOf(readFileSync(path, 'utf8'))
      if (pid) {
        taken(pid)
        break
      }
      rmSync(path, { force: true })
    }
  }
  return () => undefined
}

/** What is noted of a process: its number and when it began, for containers and reboots hand the same numbers out again. */
export const noteOf = (pid) => `${pid} ${beginningOf(pid)}`

/** The process of a note while it runs, or null: its number may be a stranger's by now. A bare number is believed. */
export function processOf(note) {
  const [number, beginning] = note.split(' ')
  const pid = Number(number)
  return (!beginning || beginning === beginningOf(pid)) && isToolProcess(pid) ? pid : null
}

/** When a process began, and since which start of the machine; empty where there is no /proc to say so, as on macOS. */
function beginningOf(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The second field, the command, may hold spaces and brackets: count from its last bracket.
    const ticks = stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19]
    return `${ticks}-${readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').slice(0, 8)}`
  } catch {
    return ''
  }
}

/** Whether a tool of ours has the number. */
function isToolProcess(pid) {
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
