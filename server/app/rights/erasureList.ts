import { appendFile, readFile } from 'node:fs/promises'
import { join } from 'node:path'

const LINE = /^([?-]?)([0-9a-f-]{36})$/

export type ErasureList = {
  /** Whose account was erased: where it is there again, it goes again. */
  readonly erased: readonly string[]
  /** Whose erasure began and, as far as the list knows, did not end. */
  readonly intended: readonly string[]
  intend(userId: string): Promise<void>
  confirm(userId: string): Promise<void>
  withdraw(userId: string): Promise<void>
}

/**
 * The list of erased people in the data folder, to which lines are only ever added: `?id` before an account is erased, `id` once
 * it is, `-id` where it was not after all. A line with a sign erases nobody.
 */
export async function openErasureList(dataDir: string): Promise<ErasureList> {
  const path = join(dataDir, 'erased-people.txt')
  const erased = new Set<string>()
  const intended = new Set<string>()
  for (const line of (await readFile(path, 'utf8').catch(() => '')).split('\n')) {
    const [, sign, id] = line.match(LINE) ?? []
    if (!id) continue
    if (sign === '?') intended.add(id)
    else intended.delete(id)
    if (sign === '') erased.add(id)
  }
  const add = (line: string) => appendFile(path, `${line}\n`, { mode: 0o600, flush: true })
  return {
    erased: [...erased],
    intended: [...intended],
    intend: (userId) => add(`?${userId}`),
    confirm: (userId) => add(userId),
    withdraw: (userId) => add(`-${userId}`),
  }
}
