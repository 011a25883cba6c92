import type { CSSProperties, FocusEvent, RefObject } from 'react'
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

/**
 * One row to draw: which, how tall it is thought to be, and, for one kept outside the view, how far from the head of the list
 * it lies; null for the others, which simply follow each other.
 */
export type WindowedRow = { index: number; height: number; top: number | null }

/** Where a row outside the view is put; the others stand where they fall. */
export function rowStyle(top: number | null): CSSProperties | undefined {
  if (top === null) return undefined
  return { position: 'absolute', insetInline: 0, top: 0, transform: `translateY(${top}px)` }
}

const firstRows = 10

/**
 * Draws of a long list what is in view and a little beyond. Give the list `list`, `style` and `holdFocus`; give each row
 * `data-row` (its index), `data-key` and `rowStyle` of its top, and draw an empty one of its height where a row is not loaded. The row that has the focus stays in the page, so the keyboard is not
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

  // What was drawn is measured before it is painted. The rows follow each other by themselves, so nothing is drawn again;
  // rows above the view that turn out taller or shorter move nothing in it.
  useLayoutEffect(() => {
    const element = list.current
    if (!element) return
    const view = frame?.current?.getBoundingClientRect().top ?? 0
    let above = 0
    for (const row of element.children) {
      const index = row.getAttribute('data-row')
      if (index === null) continue
      const box = row.getBoundingClientRect()
      const by = heights.take(Number(index), box.height)
      if (by !== 0 && box.bottom < view) above += by
    }
    if (above !== 0) (frame?.current ?? window).scrollBy(0, above)
    const next = see.current()
    if (!isSameRange(next, latest.current.range)) setRange(next)
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
  const first = Math.max(0, range.first)
  const last = Math.min(range.last, count - 1)
  const rows: WindowedRow[] = []
  const add = (index: number, isKept: boolean) => {
    const top = tops[index] ?? 0
    rows.push({ index, height: (tops[index + 1] ?? top) - top, top: isKept ? Math.round(top) : null })
  }
  const kept = (focused.current ? [...pinned, focused.current] : pinned)
    .map(indexOf)
    .filter((index, at, all) => index >= 0 && index < count && all.indexOf(index) === at)
    .sort((one, other) => one - other)
  for (const index of kept) if (index < first) add(index, true)
  for (let index = first; index <= last; index++) add(index, false)
  for (const index of kept) if (index > last) add(index, true)
  const height = tops[count] ?? 0
  // Whole pixels, or text blurs.
  const style = { height: Math.round(height), paddingTop: Math.round(tops[Math.min(first, count)] ?? 0) }

  const holdFocus = {
    onFocus: (event: FocusEvent) => {
      focused.current = event.target.closest('[data-key]')?.getAttribute('data-key') ?? null
    },
    onBlur: (event: FocusEvent) => {
      if (!list.current?.contains(event.relatedTarget)) focused.current = null
    },
  }
  return { list, rows, range, style, holdFocus }
}

const isSameRange = (one: RowRange, other: RowRange) => one.first === other.first && one.last === other.last
