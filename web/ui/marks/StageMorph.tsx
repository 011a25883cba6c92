import { classes } from '../classes.ts'
import type { Stage } from './StageMark.tsx'

/** A mark that moves from one shape to the next when the stage it is given changes (design language §5). */
export function StageMorph({
  stage,
  isHot = false,
  className,
}: {
  stage: Stage
  isHot?: boolean
  className?: string
}) {
  return (
    <span
      aria-hidden="true"
      data-stage={stage}
      className={classes('stage-morph inline-block shrink-0', isHot && 'text-heat', className ?? 'size-3')}
    />
  )
}
