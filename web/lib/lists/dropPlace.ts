type Span = { start: number; end: number }

/** Where among boxes of one list, from top to bottom, something with its middle at `y` belongs: before the first whose own middle is lower. */
export function indexAt(y: number, boxes: readonly Span[]): number {
  const at = boxes.findIndex((box) => y < (box.start + box.end) / 2)
  return at < 0 ? boxes.length : at
}

/** Which of several lists side by side `x` is over; between two, and beyond the ends, the nearest. */
export function nearestAt<T extends Span>(x: number, lists: readonly T[]): T | null {
  let nearest: T | null = null
  let least = Number.POSITIVE_INFINITY
  for (const list of lists) {
    const distance = x < list.start ? list.start - x : x > list.end ? x - list.end : 0
    if (distance < least) {
      nearest = list
      least = distance
    }
  }
  return nearest
}

const edge = 72
const fastest = 18

/** How far the page scrolls in one frame while something is held near its upper or lower edge; 0 in between. */
export function scrollStep(y: number, height: number): number {
  if (y < edge) return -Math.ceil(fastest * Math.min(1, (edge - y) / edge))
  if (y > height - edge) return Math.ceil(fastest * Math.min(1, (y - height + edge) / edge))
  return 0
}
