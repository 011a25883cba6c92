import { boardLimits } from '../limits.ts'

// In ASCII order, so that text order under the C collation is the order of ranks.
const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
const base = digits.length
const headLength = 6
const heads = base ** headLength
// Three digits stay after a step, so ranks made at the ends are short and 119,000 of them fit before they grow.
const step = base ** 3

/** A rank is a fraction between 0 and 1 in base 62 without its point and without trailing zeros (4.12.15). */
export function isRank(text: string): boolean {
  return /^[0-9A-Za-z]*[1-9A-Za-z]$/.test(text)
}

/** A rank strictly between two others; null stands for the end of the column. Throws where nothing lies between. */
export function rankBetween(before: string | null, after: string | null): string {
  for (const rank of [before, after]) {
    if (rank !== null && !isRank(rank)) throw new RangeError('not a rank')
  }
  if (before !== null && after !== null && before >= after) throw new RangeError('ranks are not in order')
  if (before !== null && after === null) return later(before)
  if (after !== null && before === null) return earlier(after)
  return middle(before ?? '', after)
}

/** The rank of a card put at `index` of a column; cards of equal rank, made by two people at once, are stepped over. */
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
  return Array.from({ length: count }, (_, index) => toRank(Math.floor((heads * (index + 1)) / (count + 1))))
}

function later(rank: string): string {
  const head = headOf(rank) + step
  return head < heads ? toRank(head) : middle(rank, null)
}

function earlier(rank: string): string {
  const head = headOf(rank) - step
  return head > 0 ? toRank(head) : middle('', rank)
}

function headOf(rank: string): number {
  const padded = rank.slice(0, headLength).padEnd(headLength, '0')
  return [...padded].reduce((sum, digit) => sum * base + digits.indexOf(digit), 0)
}

function toRank(head: number): string {
  let text = ''
  for (let rest = head; text.length < headLength; rest = Math.floor(rest / base)) {
    text = digits.charAt(rest % base) + text
  }
  return text.replace(/0+$/, '')
}

/** The shortest fraction strictly between two, '' being 0 and null being 1. */
function middle(low: string, high: string | null): string {
  let prefix = ''
  for (let at = 0; ; at++) {
    const lowDigit = digits.indexOf(low.charAt(at) || '0')
    // Once the prefix lies below `high`, anything up to 1 may follow.
    const highDigit = high === null ? base : digits.indexOf(high.charAt(at) || '0')
    if (highDigit - lowDigit > 1) return prefix + digits.charAt(Math.floor((lowDigit + highDigit) / 2))
    prefix += digits.charAt(lowDigit)
    if (high !== null && highDigit > lowDigit) {
      if (high.length > at + 1) return prefix.slice(0, -1) + digits.charAt(highDigit)
      return prefix + middle(low.slice(at + 1), null)
    }
  }
}
