import type { ReactNode } from 'react'
import { useRef } from 'react'
import { rowAttributes, useWindowedRows } from '#web/lib/lists/useWindowedRows.ts'
import { classes } from '#web/ui/classes.ts'
import { frameClasses } from './frameClasses.ts'

type Props<Item> = {
  label: string
  items: readonly Item[]
  keyOf: (item: Item) => string
  estimate: number
  row: (item: Item) => ReactNode
  /** More can be asked for; asked shortly before the end comes into view. */
  onNearEnd?: (() => void) | undefined
  className?: string
}

const rowsAhead = 12

/** A list of its own height that draws what is in view, for logs in a dialog. */
export function WindowedList<Item>(props: Props<Item>) {
  const { label, items, keyOf, estimate, row, onNearEnd, className } = props
  const frame = useRef<HTMLDivElement>(null)
  const rows = useWindowedRows<HTMLUListElement>({
    count: items.length,
    estimate,
    frame,
    indexOf: (key) => items.findIndex((item) => keyOf(item) === key),
  })
  const isNear = rows.range.last + rowsAhead >= items.length
  return (
    <div
      ref={frame}
      onScroll={isNear ? onNearEnd : undefined}
      className={classes(frameClasses, 'max-h-[min(36rem,62dvh)]', className)}
    >
      <ul ref={rows.list} {...rows.holdFocus} aria-label={label} style={rows.style} className="relative">
        {rows.rows.map(({ index, top }) => {
          const item = items[index]
          return item === undefined ? null : (
            <li
              key={keyOf(item)}
              {...rowAttributes(keyOf(item), { index, top, count: onNearEnd ? -1 : items.length })}
              className={index > 0 ? 'border-t border-line' : undefined}
            >
              {row(item)}
            </li>
          )
        })}
      </ul>
    </div>
  )
}
