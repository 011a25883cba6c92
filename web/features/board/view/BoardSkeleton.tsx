import { cardStatuses } from '#domain/board/types.ts'
import { classes } from '#web/ui/classes.ts'
import { Loading, Skeleton } from '#web/ui/states/Skeleton.tsx'

const heights = ['h-32', 'h-24', 'h-36']

/** Columns still to come, in the places they will take. */
export function BoardSkeleton({ isNarrow }: { isNarrow: boolean }) {
  return (
    <Loading label="Loading cards">
      <div className={classes('grid gap-x-5', !isNarrow && 'grid-cols-3')}>
        {cardStatuses.slice(0, isNarrow ? 1 : 3).map((status) => (
          <div key={status} className="grid content-start gap-2.5">
            {isNarrow ? null : <Skeleton className="mb-2 h-5 w-28" />}
            {heights.map((height) => (
              <Skeleton key={height} className={classes('rounded-[10px]', height)} />
            ))}
          </div>
        ))}
      </div>
    </Loading>
  )
}
