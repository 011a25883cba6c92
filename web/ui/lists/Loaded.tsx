import type { ReactNode } from 'react'
import { SectionError } from '../states/SectionError.tsx'
import { Loading, SkeletonLines } from '../states/Skeleton.tsx'

/** An answer on its way, arrived, or failed: what a section needs to draw itself. */
export type Asked<Data> = {
  data: Data | undefined
  isError: boolean
  isFetching: boolean
  refetch: () => unknown
}

export type WaitingProps = {
  /** Read aloud while it loads. */
  label?: string | undefined
  skeleton?: ReactNode
  /** The sentence of a failure, and what may comfort about it. */
  failed?: string | undefined
  hint?: ReactNode
  /** The room around what stands in its place. */
  className?: string | undefined
}

type Props<Data> = { of: Asked<Data>; children: (data: Data) => ReactNode } & WaitingProps

/** One section: its answer, or blocks after 300 ms, or the word that it failed and a way to try again. */
export function Loaded<Data>(props: Props<Data>) {
  const { of: asked, label, skeleton, failed, hint, className = 'px-4 pt-4 pb-5 md:px-5', children } = props
  if (asked.data !== undefined) return children(asked.data)
  if (asked.isError) {
    return (
      <SectionError
        {...(failed ? { title: failed } : {})}
        className={className}
        isRetrying={asked.isFetching}
        onRetry={() => void asked.refetch()}
      >
        {hint}
      </SectionError>
    )
  }
  return (
    <Loading {...(label ? { label } : {})} className={className}>
      {skeleton ?? <SkeletonLines />}
    </Loading>
  )
}
