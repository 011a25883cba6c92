import { closeSync, copyFileSync, fstatSync, ftruncateSync, openSync, readFileSync } from 'node:fs'

const limitBytes = 4 * 1024 * 1024

/** PostgreSQL's own log, appended to by PostgreSQL itself so that it needs no reader to go on. */
export type LogFile = { fd: number; size(): number; lastComplaint(since: number): string; close(): void }

/** Keeps the file below 4 MiB and one older part next to it. */
export function openLogFile(path: string): LogFile {
  // O_APPEND: after a truncation the writers go on at the new end.
  const fd = openSync(path, 'a+', 0o600)
  const size = () => fstatSync(fd).size
  const bound = () => {
    if (size() <= limitBytes) return
    copyFileSync(path, `${path}.1`)
    ftruncateSync(fd, 0)
  }
  bound()
  const timer = setInterval(bound, 30_000)
  timer.unref()
  return {
    fd,
    size,
    lastComplaint: (since) => {
      const lines = readFileSync(path).subarray(since).toString('utf8').trim().split('\n')
      const complaint = lines.findLast((line) => /FATAL|PANIC|could not|error while loading/.test(line))
      return (complaint ?? lines.at(-1) ?? '').replace(/^[\d-]+ [\d:.]+ UTC \[\d+\] (FATAL|PANIC): +/, '')
    },
    close: () => {
      clearInterval(timer)
      closeSync(fd)
    },
  }
}
