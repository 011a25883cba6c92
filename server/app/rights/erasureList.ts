import { hash } from 'node:crypto'
import { appendFile, readFile } from 'node:fs/promises'
import { join } from 'node:path'

const LINE = /^([?-]?)([0-9a-f-]{36})$/
const ADDRESS = /^([?-]?)@([0-9a-f]{64}) (\S{20,40})$/

/** An address without an account, by its digest, and until when what is held about it was erased. */
export type ListedAddress = { readonly digest: string; readonly at: string }

export type ErasureList = {
  /** Whose account was erased: where it is there again, it goes again. */
  readonly erased: readonly string[]
  /** Whose erasure began and, as far as the list knows, did not end. */
  readonly intended: readonly string[]
  readonly addresses: readonly ListedAddress[]
  /** Addresses whose erasure began and, as far as the list knows, did not end. */
  readonly intendedAddresses: readonly ListedAddress[]
  intend(userId: string): Promise<void>
  confirm(userId: string): Promise<void>
  withdraw(userId: string): Promise<void>
  intendAddress(address: ListedAddress): Promise<void>
  confirmAddress(address: ListedAddress): Promise<void>
  withdrawAddress(address: ListedAddress): Promise<void>
}

/**
 * The list of erased people in the data folder, to which lines are only ever added: `?id` before an account is erased, `id` once
 * it is, `-id` where it was not after all. A line with a sign erases nobody. `@digest time` is an address without an account, of
 * which what is older than that goes again; it has the same signs.
 */
export async function openErasureList(dataDir: string): Promise<ErasureList> {
  const path = join(dataDir, 'erased-people.txt')
  const erased = new Set<string>()
  const intended = new Set<string>()
  const addresses = new Map<string, string>()
  const intendedAddresses = new Map<string, string>()
  for (const line of (await readFile(path, 'utf8').catch(() => '')).split('\n')) {
    const [, before, digest, at] = line.match(ADDRESS) ?? []
    if (digest && at) {
      if (before === '?') intendedAddresses.set(digest, at)
      else intendedAddresses.delete(digest)
      if (before === '') addresses.set(digest, at)
    }
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
    addresses: listed(addresses),
    intendedAddresses: listed(intendedAddresses),
    intend: (userId) => add(`?${userId}`),
    confirm: (userId) => add(userId),
    withdraw: (userId) => add(`-${userId}`),
    intendAddress: ({ digest, at }) => add(`?@${digest} ${at}`),
    confirmAddress: ({ digest, at }) => add(`@${digest} ${at}`),
    withdrawAddress: ({ digest, at }) => add(`-@${digest} ${at}`),
  }
}

/** An address as the list names it: never by itself. */
export const listedAddress = (address: string, at: Date): ListedAddress => ({
  digest: hash('sha256', address.toLowerCase()),
  at: at.toISOString(),
})

const listed = (lines: ReadonlyMap<string, string>): ListedAddress[] =>
  [...lines].map(([digest, at]) => ({ digest, at }))
