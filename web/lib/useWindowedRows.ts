import type { FocusEvent, RefObject } from 'react'
import { useEffect, useLayoutEffect, useReducer, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { RowRange } from './rowHeights.ts'
import { RowHeights } from './rowHeights.ts'

type Options = {
  /** Rows the list stands for, those that are not loaded included. */
  count: number
  /** A guess at the height of a row, in pixels. */
  estimate: number
  /** Where a row with this key stands; below 0 where it does not. */
  indexOf: (key: string) => number
  /** What the rows scroll in; the page where it is not given. */
  frame?: RefObject<HTMLElement | null> | undefined
  /** Pixels drawn beyond what is in view, above and below. */
  beyond?: number
  /** Keys of rows that stay in the page wherever the view is: one that is being carried. */
  pinned?: readonly string[]
}

/** One row to draw: which, and how far from the head of the list. */
export type WindowedRow = { index: number; top: number }

const firstRows = 10

/**
 * Draws of a long list what is in view and a little beyond. Give the list `list`, its height and `holdFocus`; give each row
 * `data-row` (its index), `data-key` and its top. The row that has the focus stays in the page, so the keyboard is not
 * lost with it; rows are measured as they are drawn.
 */
export function useWindowedRows<List extends HTMLElement>(options: Options) {
  const { count, frame, indexOf, beyond = 320, pinned = [] } = options
  const list = useRef<List>(null)
  const [heights] = useState(() => new RowHeights(options.estimate))
  const [range, setRange] = useState<RowRange>({ first: 0, last: firstRows - 1 })
  const [, redraw] = useReducer((turn: number) => turn + 1, 0)
  const focused = useRef<string | null>(null)
  const latest = useRef({ count, range })
  latest.current = { count, range }

  function look(): RowRange {
    const box = list.current?.getBoundingClientRect()
    if (!box) return latest.current.range
    const view = frame?.current?.getBoundingClientRect()
    const top = (view?.top ?? 0) - box.top
    const bottom = (view?.bottom ?? window.innerHeight) - box.top
    return heights.between(top - beyond, bottom + beyond, latest.current.count)
  }
  const see = useRef(look)
  see.current = look

  // What was drawn is measured before it is painted; rows above the view that turn out taller or shorter move nothing in it.
  useLayoutEffect(() => {
    const element = list.current
    if (!element) return
    const view = frame?.current?.getBoundingClientRect().top ?? 0
    let above = 0
    let hasChanged = false
    for (const row of element.children) {
      const index = Number(row.getAttribute('data-row') ?? -1)
      if (index < 0) continue
      const box = row.getBoundingClientRect()
      const by = heights.take(index, box.height)
      if (by === 0) continue
      hasChanged = true
      if (box.top + box.height < view) above += by
    }
    if (above !== 0) (frame?.current ?? window).scrollBy(0, above)
    const next = see.current()
    if (!isSameRange(next, latest.current.range)) setRange(next)
    else if (hasChanged) redraw()
  })

  useEffect(() => {
    const target = frame?.current ?? window
    const scrolled = () => {
      const next = see.current()
      // Drawn in the same frame as the scrolling, so that nobody sees an empty strip.
      if (!isSameRange(next, latest.current.range)) flushSync(() => setRange(next))
    }
    const widths = new ResizeObserver(() => redraw())
    if (list.current) widths.observe(list.current)
    if (frame?.current) widths.observe(frame.current)
    target.addEventListener('scroll', scrolled, { passive: true })
    window.addEventListener('resize', scrolled)
    return () => {
      widths.disconnect()
      target.removeEventListener('scroll', scrolled)
      window.removeEventListener('resize', scrolled)
    }
  }, [frame])

  const tops = heights.tops(count)
  const indexes = new Set<number>()
  for (let index = Math.max(0, range.first); index <= Math.min(range.last, count - 1); index++)
    indexes.add(index)
  for (const key of focused.current ? [...pinned, focused.current] : pinned) {
    const index = indexOf(key)
    if (index >= 0 && index < count) indexes.add(index)
  }
  const rows: WindowedRow[] = [...indexes]
    .sort((one, other) => one - other)
    .map((index) => ({ index, top: Math.round(tops[index] ?? 0) }))

  const holdFocus = {
    onFocus: (event: FocusEvent) => {
      focused.current = event.target.closest('[data-key]')?.getAttribute('data-key') ?? null
    },
    onBlur: (event: FocusEvent) => {
      if (!list.current?.contains(event.relatedTarget)) focused.current = null
    },
  }
  return { list, rows, range, height: Math.round(tops[count] ?? 0), holdFocus }
}

const isSameRange = (one: RowRange, other: RowRange) => one.first === other.first && one.last === other.last
