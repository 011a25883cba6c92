import { Loading, Skeleton } from '#web/ui/states/Skeleton.tsx'

/** The place of a page that is on its way. */
export function PageSkeleton() {
  return (
    <Loading className="pt-2">
      <Skeleton className="h-9 w-80 max-w-full" />
      <Skeleton className="mt-4 h-5 w-96 max-w-full" />
      <Skeleton className="mt-8 h-96 rounded-panel" />
    </Loading>
  )
}
