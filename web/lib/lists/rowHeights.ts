/** The rows to draw, both ends counted; `last` is before `first` where there are none. */
export type RowRange = { first: number; last: number }

/**
 * How tall the rows of a long list are: measured where one was drawn, guessed where not. A guess stays until the row is
 * measured, so that rows nobody has seen yet do not move those in view.
 */
export class RowHeights {
  readonly #heights: number[] = []
  readonly #estimate: number
  #tops = new Float64Array(1)
  #count = 0
  #measured = 0
  #sum = 0

  constructor(estimate: number) {
    this.#estimate = estimate
  }

  /** Takes a measured height, in pixels; answers how much taller the row is than it was thought to be. */
  take(index: number, height: number): number {
    const before = this.#heights[index] ?? this.#guess()
    this.#measured += 1
    this.#sum += height
    this.#heights[index] = height
    const by = height - before
    if (Math.abs(by) < 0.5) return 0
    this.#count = 0
    return by
  }

  /** Where each row begins; one more entry than rows, the last being where the list ends. */
  tops(count: number): Float64Array {
    if (this.#count === count && count > 0) return this.#tops
    if (this.#tops.length <= count) this.#tops = new Float64Array(Math.max(count + 1, this.#tops.length * 2))
    let at = 0
    for (let index = 0; index < count; index++) {
      this.#tops[index] = at
      this.#heights[index] ??= this.#guess()
      at += this.#heights[index] ?? 0
    }
    this.#tops[count] = at
    this.#count = count
    return this.#tops
  }

  /** The rows that lie between two heights of the list, in pixels from its top. */
  between(from: number, to: number, count: number): RowRange {
    const tops = this.tops(count)
    if (count === 0 || to <= 0 || from >= (tops[count] ?? 0)) {
      const near = from > 0 ? count : 0
      return { first: near, last: near - 1 }
    }
    return { first: rowAt(tops, Math.max(0, from), count), last: rowAt(tops, to, count) }
  }

  #guess(): number {
    return this.#measured < 8 ? this.#estimate : Math.round(this.#sum / this.#measured)
  }
}

/** The row that covers a height, by halving. */
function rowAt(tops: Float64Array, height: number, count: number): number {
  let low = 0
  let high = count - 1
  while (low < high) {
    const middle = (low + high + 1) >> 1
    if ((tops[middle] ?? 0) <= height) low = middle
    else high = middle - 1
  }
  return low
}
