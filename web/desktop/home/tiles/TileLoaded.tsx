import type { ReactNode } from 'react'
import type { Asked } from '#web/ui/lists/Loaded.tsx'
import { Loaded } from '#web/ui/lists/Loaded.tsx'
import { Skeleton } from '#web/ui/states/Skeleton.tsx'

type Props<T> = {
  /** The tile's name, for as long as there is nothing else to carry it. */
  title: string
  /** Everything the tile asked for. */
  parts: readonly Asked<unknown>[]
  data: T | undefined
  children: (data: T) => ReactNode
}

/** One tile: its answer, or blocks, or the word that it failed. */
export function TileLoaded<T>({ title, parts, data, children }: Props<T>) {
  const asked: Asked<T> = {
    data,
    isError: parts.some((part) => part.isError),
    isFetching: parts.some((part) => part.isFetching),
    refetch: () => Promise.all(parts.map((part) => part.refetch())),
  }
  return (
    <div className="grid min-h-[164px] bg-surface">
      {data === undefined && asked.isError ? <h2 className="title-s px-4 pt-4 md:px-5">{title}</h2> : null}
      <Loaded of={asked} label="Loading" skeleton={<Skeleton className="h-28" />}>
        {children}
      </Loaded>
    </div>
  )
}
