import type { ReactNode } from 'react'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { Loaded } from './Loaded.tsx'
import type { Asked } from './useHome.ts'

type Props<T> = {
  /** Everything the tile asked for. */
  parts: readonly Asked<unknown>[]
  data: T | undefined
  children: (data: T) => ReactNode
}

/** One tile: its answer, or blocks, or the word that it failed. */
export function TileLoaded<T>({ parts, data, children }: Props<T>) {
  const asked: Asked<T> = {
    data,
    isError: parts.some((part) => part.isError),
    isFetching: parts.some((part) => part.isFetching),
    refetch: () => Promise.all(parts.map((part) => part.refetch())),
  }
  return (
    <div className="grid min-h-[164px] bg-surface">
      <Loaded asked={asked} label="Loading" skeleton={<Skeleton className="h-28" />}>
        {children}
      </Loaded>
    </div>
  )
}
