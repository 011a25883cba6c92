/** Whether a label answers what was typed: a substring, in any case (K08). */
export function matchesPlace(label: string, typed: string): boolean {
  return label.toLowerCase().includes(typed.trim().toLowerCase())
}

/** The row an arrow key leads to among `count` of them, wrapping at both ends; -1 is no row yet (K08). */
export function stepPlace(at: number, by: 1 | -1, count: number): number {
  if (count === 0) return -1
  if (at < 0) return by === 1 ? 0 : count - 1
  return (at + by + count) % count
}
