import { generateKeyBetween, generateNKeysBetween } from 'fractional-indexing'
import { boardLimits } from '../limits.ts'

/** A rank is a key of fractional indexing in base 62; text order under the C collation is its order (4.12.15). */
export function isRank(text: string): boolean {
  if (!/^[A-Za-z][0-9A-Za-z]*$/.test(text)) return false
  try {
    generateKeyBetween(text, null)
    return true
  } catch {
    return false
  }
}

/** A rank strictly between two others; null stands for the end of the column. Throws where nothing lies between. */
export function rankBetween(before: string | null, after: string | null): string {
  for (const rank of [before, after]) {
    if (rank !== null && !isRank(rank)) throw new RangeError('not a rank')
  }
  // The library takes the two in either order.
  if (before !== null && after !== null && before >= after) throw new RangeError('ranks are not in order')
  return generateKeyBetween(before, after)
}

/** The rank of a card put at `index` of a column; cards of equal rank, made by two people at once, are stepped over. @aheadOfUse */
export function rankAt(column: readonly string[], index: number): string {
  const before = index > 0 ? (column[Math.min(index, column.length) - 1] ?? null) : null
  const after = column.slice(Math.max(index, 0)).find((rank) => before === null || rank > before) ?? null
  return rankBetween(before, after)
}

/** True when a rank has grown so long, from many moves to one place, that its column should be spaced anew. */
export function needsSpacing(rank: string): boolean {
  return rank.length > boardLimits.rankLength
}

/** Ranks for a whole column of `count` cards, evenly spaced and in order. */
export function evenRanks(count: number): readonly string[] {
  return generateNKeysBetween(null, null, count)
}
