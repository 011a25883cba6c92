import type { ReactNode } from 'react'
import { SectionError } from '#web/ui/states/SectionError.tsx'
import { Loading } from '#web/ui/states/Skeleton.tsx'
import type { Asked } from './useHome.ts'

type Props<T> = {
  asked: Asked<T>
  /** Read aloud while it loads. */
  label: string
  skeleton: ReactNode
  children: (data: T) => ReactNode
}

/** One section of a home: its answer, or blocks after 300 ms, or the word that it failed and a way to try again. */
export function Loaded<T>({ asked, label, skeleton, children }: Props<T>) {
  if (asked.data !== undefined) return children(asked.data)
  if (asked.isError) {
    return (
      <SectionError
        className="px-4 pt-4 pb-5 md:px-5"
        isRetrying={asked.isFetching}
        onRetry={() => void asked.refetch()}
      />
    )
  }
  return (
    <Loading label={label} className="px-4 pt-4 pb-5 md:px-5">
      {skeleton}
    </Loading>
  )
}
