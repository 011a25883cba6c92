const FRAMES = 20

/**
 * Puts a row a third down its list, and calls `onThere` once it stands there; answers what ends it. Rows that were never drawn have
 * guessed heights, so a row that is far is gone to at once and looked for again until it stays where it is.
 */
export function showRow(list: HTMLElement, row: HTMLElement, isAtOnce: boolean, onThere?: () => void) {
  const goal = () => row.offsetTop - list.clientHeight / 3
  if (!isAtOnce && Math.abs(goal() - list.scrollTop) < list.clientHeight) {
    list.scrollTo({ top: goal(), behavior: 'smooth' })
    onThere?.()
    return () => {}
  }
  let frame = 0
  let left = FRAMES
  let stays = 0
  const look = () => {
    const before = list.scrollTop
    list.scrollTo({ top: goal(), behavior: 'instant' })
    stays = Math.abs(list.scrollTop - before) < 1 ? stays + 1 : 0
    left -= 1
    if (stays < 3 && left > 0) frame = requestAnimationFrame(look)
    else onThere?.()
  }
  look()
  return () => cancelAnimationFrame(frame)
}

/** Scrolls what is around a list until the list, or at least its row, stands above the bar below it. */
export function showAbove(list: HTMLElement, row: HTMLElement, bar: HTMLElement | null): void {
  for (const part of [list, row]) {
    part.style.scrollMarginBottom = `${(bar?.offsetHeight ?? 0) + 8}px`
    part.scrollIntoView({ block: 'nearest', behavior: 'instant' })
    part.style.scrollMarginBottom = ''
  }
}
