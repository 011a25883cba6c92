import { readdirSync, readFileSync } from 'node:fs'

type Process = { pid: number; parent: number; command: string }

/** A process and everything below it that still runs. */
export function processTree(root: number): Process[] {
  const all = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => readProcess(Number(name)))
  const found = all.filter(({ pid }) => pid === root)
  for (let at = 0; at < found.length; at++) {
    found.push(...all.filter(({ parent }) => parent === found[at]?.pid))
  }
  return found
}

function readProcess(pid: number): Process[] {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The command may hold spaces and brackets: count from its last bracket.
    const parent = Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1])
    return [{ pid, parent, command: readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ') }]
  } catch {
    // It ended between the listing and the look.
    return []
  }
}

/** What the processes cost a machine, in MiB: their own pages, and of shared ones the part that falls to them. */
export function proportionalMiB(processes: readonly Process[]): number {
  let kiB = 0
  for (const { pid } of processes) {
    try {
      kiB += Number(/^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1] ?? 0)
    } catch {
      // It ended since.
    }
  }
  return kiB / 1024
}
