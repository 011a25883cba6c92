/**
 * Runs in the page: scrolls every list that `selector` finds to its end and back, 200 pixels in each frame, which is a fast fling, and
 * answers how many cards went by and how many rows the page held at most. Tags each frame, so that a trace can tell them
 * apart. It is sent to the browser as text, so it uses nothing from outside.
 */
export async function scrollThrough(selector: string): Promise<{ seen: number; rows: number }> {
  const step = 200
  const patience = 90
  const seen = new Set<string>()
  let rows = 0
  const nextFrame = () => new Promise<void>((resolve) => requestAnimationFrame(() => resolve()))

  const look = () => {
    rows = Math.max(rows, document.querySelectorAll('[data-row]').length)
    for (const row of document.querySelectorAll('[data-key]')) seen.add(row.getAttribute('data-key') ?? '')
  }

  async function go(list: Element, way: 1 | -1) {
    let still = 0
    while (still < patience) {
      await nextFrame()
      const before = list.scrollTop
      list.scrollTop = before + way * step
      const hasMoved = list.scrollTop !== before
      still = hasMoved ? 0 : still + 1
      performance.mark(hasMoved ? 'scrolled' : 'waited')
      if (hasMoved) setTimeout(look)
      else look()
    }
  }

  for (const list of document.querySelectorAll(selector)) {
    await go(list, 1)
    await go(list, -1)
  }
  return { seen: seen.size, rows }
}
