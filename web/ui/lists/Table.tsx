import type { ReactNode } from 'react'
import { classes } from '../classes.ts'

export type Column<Row> = {
  key: string
  /** The head; empty words need `label`, read aloud. */
  head: ReactNode
  label?: string
  cell: (row: Row) => ReactNode
  align?: 'left' | 'right'
  /** Left out below 768 px, where a row is two lines, or with 'lg' below 1024 px: pick the ones that can go. */
  isWideOnly?: boolean | 'lg'
  className?: string
}

type Props<Row> = {
  caption: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string
  onRowPress?: (row: Row) => void
  className?: string
}

/**
 * Hairline rows under 12 px heads, numbers in columns. On a phone the first column keeps the left, the last one
 * the right, and what stands between them moves to the second line.
 */
export function Table<Row>({ caption, columns, rows, rowKey, className }: Props<Row>) {
  return (
    <div className={classes('min-w-0 md:overflow-x-auto', className)}>
      <table className="w-full border-collapse text-left text-body-s max-md:block">
        <caption className="sr-only">{caption}</caption>
        <thead className="max-md:sr-only">
          <tr>
            {columns.map((column) => (
              <th
                key={column.key}
                scope="col"
                aria-label={column.label}
                className={classes(
                  'py-2 pr-3 text-micro font-medium whitespace-nowrap text-ink-3 first:pl-5 last:pr-5',
                  column.align === 'right' && 'text-right',
                  column.isWideOnly === 'lg' && 'max-lg:hidden',
                )}
              >
                {column.head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="max-md:block">
          {rows.map((row) => (
            <tr
              key={rowKey(row)}
              className="border-t border-line hover:bg-bg dark:hover:bg-raised max-md:grid max-md:grid-cols-[1fr_auto] max-md:items-center max-md:gap-x-3 max-md:gap-y-1.5 max-md:px-4 max-md:py-3.5"
            >
              {columns.map((column) => (
                <td
                  key={column.key}
                  className={classes(
                    'md:py-[11px] md:pr-3 md:first:pl-5 md:last:pr-5 max-md:p-0',
                    column.align === 'right' && 'text-right tnum',
                    column.isWideOnly && (column.isWideOnly === 'lg' ? 'max-lg:hidden' : 'max-md:hidden'),
                    column.className,
                  )}
                >
                  {column.cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
