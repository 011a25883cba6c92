import type { Range } from '@tanstack/react-virtual'
import { defaultRangeExtractor, useVirtualizer, useWindowVirtualizer } from '@tanstack/react-virtual'
import type { CSSProperties, FocusEvent, RefObject } from 'react'
import { useLayoutEffect, useRef, useState } from 'react'
import { usePrinting } from './usePrinting.ts'

type Options = {
  /** Rows the list stands for, those that are not loaded included. */
  count: number
  /** A guess at the height of a row, in pixels. */
  estimate: number
  /** Where a row with this key stands; below 0 where it does not. */
  indexOf: (key: string) => number
  /** What the rows scroll in; the page where it is not given. */
  frame?: RefObject<HTMLElement | null> | undefined
  /** Keys of rows that stay in the page wherever the view is: one that is being carried. */
  pinned?: readonly string[]
}

/**
 * One row to draw: which, how tall it is thought to be, and, for one kept outside the view, how far from the head of the list
 * it lies; null for the others, which simply follow each other.
 */
export type WindowedRow = { index: number; height: number; top: number | null }

/** The rows to draw, both ends counted; `last` is before `first` where there are none. */
export type RowRange = { first: number; last: number }

/** Where a row stands: its index, where it lies while it is kept outside the view, and how many rows there are, -1 while nobody knows. */
export type RowPlace = { index: number; top: number | null; count: number }

/** What the list finds a row by and a screen reader is told, and where it lies. */
export const rowAttributes = (key: string, { index, top, count }: RowPlace) => ({
  'data-row': index,
  'data-key': key,
  'aria-posinset': index + 1,
  'aria-setsize': count,
  style: rowStyle(top),
})

/** Where a row outside the view is put; the others stand where they fall. */
function rowStyle(top: number | null): CSSProperties | undefined {
  if (top === null) return undefined
  return { position: 'absolute', insetInline: 0, top: 0, transform: `translateY(${top}px)` }
}

const beyondPx = 320

/**
 * Draws of a long list what is in view and a little beyond, by TanStack Virtual. Give the list `list`, `style` and
 * `holdFocus`; give each row `rowAttributes`, and draw an empty one of its height where a row is not loaded. The row that has the focus stays in the page, so the keyboard is not lost with it. Printed, all are drawn.
 */
export function useWindowedRows<List extends HTMLElement>(options: Options) {
  const { count, estimate, frame, indexOf, pinned = [] } = options
  const list = useRef<List>(null)
  const focused = useRef<string | null>(null)
  const [margin, setMargin] = useState(0)
  const isPrinting = usePrinting()
  const keep = focused.current ? [...pinned, focused.current] : pinned
  const kept = keep.map(indexOf).filter((index) => index >= 0 && index < count)
  const view = useRef<Range>({ startIndex: 0, endIndex: -1, overscan: 0, count })
  const shared = {
    count,
    estimateSize: () => estimate,
    overscan: Math.ceil(beyondPx / estimate),
    scrollMargin: margin,
    indexAttribute: 'data-row',
    rangeExtractor: (range: Range) => {
      view.current = range
      return [...new Set([...defaultRangeExtractor(range), ...kept])].sort((one, other) => one - other)
    },
  }
  // Both are called, whichever scrolls, so that a list may change from one to the other.
  const inPage = useWindowVirtualizer<Element>({ ...shared, enabled: !frame })
  const inFrame = useVirtualizer<HTMLElement, Element>({
    ...shared,
    enabled: Boolean(frame),
    getScrollElement: () => frame?.current ?? null,
  })
  const virtual = frame ? inFrame : inPage

  // Rows are measured as they are drawn; what stands above the list moves it within what scrolls.
  useLayoutEffect(() => {
    const element = list.current
    if (!element || isPrinting) return
    virtual.measureElement(null)
    for (const row of element.children) if (row.hasAttribute('data-row')) virtual.measureElement(row)
    const box = frame?.current
    const scrolled = box ? box.scrollTop - box.getBoundingClientRect().top : window.scrollY
    setMargin(Math.round(element.getBoundingClientRect().top + scrolled))
  })

  const items = virtual.getVirtualItems()
  const { startIndex, endIndex, overscan } = view.current
  const first = Math.max(0, startIndex - overscan)
  const last = Math.min(count - 1, endIndex + overscan)
  const isInView = (index: number) => index >= first && index <= last
  const rows: WindowedRow[] = items.map(({ index, size, start }) => ({
    index,
    height: size,
    top: isInView(index) ? null : Math.round(start - margin),
  }))
  const head = items.find(({ index }) => isInView(index))
  // Whole pixels, or text blurs.
  const style = {
    height: Math.round(virtual.getTotalSize()),
    paddingTop: head ? Math.round(head.start - margin) : 0,
  }

  const holdFocus = {
    onFocus: (event: FocusEvent) => {
      focused.current = event.target.closest('[data-key]')?.getAttribute('data-key') ?? null
    },
    onBlur: (event: FocusEvent) => {
      if (!list.current?.contains(event.relatedTarget)) focused.current = null
    },
  }
  const range: RowRange = { first, last }
  if (isPrinting) {
    const all = Array.from({ length: count }, (_, index): WindowedRow => ({ index, height: 0, top: null }))
    return { list, rows: all, range, style: {}, holdFocus }
  }
  return { list, rows, range, style, holdFocus }
}
