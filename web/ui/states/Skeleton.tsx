import type { ReactNode } from 'react'
import { classes } from '../classes.ts'

/** One block in the place and size of what will stand there. Give it a height and a width. */
export function Skeleton({ className }: { className: string }) {
  return <span aria-hidden="true" className={classes('block rounded-[4px] bg-well', className)} />
}

/** Holds skeletons back for 300 ms, so that a quick answer shows no flicker, and says aloud that it is loading. */
export function Loading({
  label = 'Loading',
  className,
  children,
}: {
  label?: string
  className?: string
  children: ReactNode
}) {
  return (
    <div role="status" className={className}>
      <span className="sr-only">{label}</span>
      <div className="skeleton-late">{children}</div>
    </div>
  )
}

/** Lines of text still to come. */
export function SkeletonLines({ lines = 3 }: { lines?: number }) {
  const widths = ['w-3/5', 'w-11/12', 'w-4/5', 'w-2/3', 'w-10/12']
  return (
    <span className="grid gap-2.5">
      {Array.from({ length: lines }, (_, at) => `line-${at}`).map((key, at) => (
        <Skeleton key={key} className={classes(at === 0 ? 'h-3.5' : 'h-2.5', widths[at % widths.length])} />
      ))}
    </span>
  )
}
