import { Loading, Skeleton } from '#web/ui/states/Skeleton.tsx'

/** Two panels under a title that is already there. */
export function ScreenSkeleton() {
  return (
    <Loading>
      <Skeleton className="h-48 rounded-panel" />
      <Skeleton className="mt-3 h-40 rounded-panel" />
    </Loading>
  )
}
