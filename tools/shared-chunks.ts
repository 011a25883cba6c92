// Decides which of our own modules that several screens share are served as one file. By default the bundler makes a chunk of every set of modules
// that the same screens load: half of 456 files were under a kilobyte, and a screen asked for 120 of them, six at a time. Its own merging ignores
// that a first load must not grow, so only libraries are left to it (docs/decisions/0017-the-first-load.md).
import { basename } from 'node:path'

/** What one more request costs, in characters of source: about a kilobyte once it is compressed. */
const REQUEST_COST = 6_000

export type SharedModule = {
  readonly id: string
  readonly size: number
  /** The entries that load it, by their numbers. */
  readonly entries: ReadonlySet<number>
  readonly imports: readonly string[]
}
type Chunk = {
  readonly modules: SharedModule[]
  size: number
  readonly entries: Set<number>
  readonly imports: Set<Chunk>
}
type WeightOf = (entry: number) => number

/**
 * The modules of each chunk, the largest first. Two chunks are merged where the requests that this saves outweigh the code that entries
 * then load without using it; `weightOf` says how much an entry counts. No merge makes a chunk import itself through another.
 */
export function gatherShared(
  modules: readonly SharedModule[],
  weightOf: WeightOf,
): readonly (readonly SharedModule[])[] {
  const chunks = bySameEntries(modules)
  for (;;) {
    const best = pairsOf(chunks, weightOf).find(
      ([one, other]) => !isBetween(one, other) && !isBetween(other, one),
    )
    if (!best) break
    merge(chunks, ...best)
  }
  return [...chunks].map((chunk) => chunk.modules.toSorted((one, other) => other.size - one.size))
}

/** The name of each module's chunk: that of its largest module, with a number where another chunk has it already. */
export function chunkNames(chunks: readonly (readonly SharedModule[])[]): Map<string, string> {
  const taken = new Map<string, number>()
  return new Map(
    chunks.flatMap((modules) => {
      const name = basename(modules[0]?.id ?? '').replace(/\..*$/, '')
      const number = (taken.get(name) ?? 0) + 1
      taken.set(name, number)
      return modules.map(({ id }) => [id, number > 1 ? `${name}-${number}` : name] as const)
    }),
  )
}

function bySameEntries(modules: readonly SharedModule[]): Set<Chunk> {
  const chunks = new Map<string, Chunk>()
  const chunkOf = new Map<string, Chunk>()
  for (const module of modules) {
    const key = [...module.entries].sort((one, other) => one - other).join()
    const chunk = chunks.get(key) ?? {
      modules: [],
      size: 0,
      entries: new Set(module.entries),
      imports: new Set(),
    }
    chunks.set(key, chunk)
    chunk.modules.push(module)
    chunk.size += module.size
    chunkOf.set(module.id, chunk)
  }
  for (const chunk of chunks.values())
    for (const id of chunk.modules.flatMap(({ imports }) => imports)) {
      const other = chunkOf.get(id)
      if (other && other !== chunk) chunk.imports.add(other)
    }
  return new Set(chunks.values())
}

/** Every two chunks that are worth merging, the best first. */
function pairsOf(chunks: ReadonlySet<Chunk>, weightOf: WeightOf): [Chunk, Chunk][] {
  const all = [...chunks]
  return all
    .flatMap((one, at) =>
      all.slice(at + 1).map((other) => ({ one, other, gain: gainOf(one, other, weightOf) })),
    )
    .filter(({ gain }) => gain > 0)
    .sort((one, other) => other.gain - one.gain)
    .map(({ one, other }) => [one, other])
}

function gainOf(one: Chunk, other: Chunk, weightOf: WeightOf): number {
  let gain = 0
  for (const entry of one.entries)
    gain += weightOf(entry) * (other.entries.has(entry) ? REQUEST_COST : -other.size)
  for (const entry of other.entries) if (!one.entries.has(entry)) gain -= weightOf(entry) * one.size
  return gain
}

/** Whether `from` imports `to` through a third chunk, which the merged one would import and be imported by. */
function isBetween(from: Chunk, to: Chunk): boolean {
  const seen = new Set<Chunk>()
  const open = [...from.imports].filter((each) => each !== to)
  for (let chunk = open.pop(); chunk; chunk = open.pop()) {
    if (chunk === to) return true
    if (seen.has(chunk)) continue
    seen.add(chunk)
    open.push(...chunk.imports)
  }
  return false
}

/** Moves the modules of `other` to `one`; what imported the one imports the other. */
function merge(chunks: Set<Chunk>, one: Chunk, other: Chunk): void {
  chunks.delete(other)
  one.modules.push(...other.modules)
  one.size += other.size
  for (const entry of other.entries) one.entries.add(entry)
  for (const each of other.imports) one.imports.add(each)
  for (const chunk of chunks) if (chunk.imports.delete(other)) chunk.imports.add(one)
  one.imports.delete(one)
  one.imports.delete(other)
}
