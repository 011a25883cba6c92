import { columnNames } from '#domain/board/texts.ts'
import type { CardStatus } from '#domain/board/types.ts'
import { classes } from '#web/ui/classes.ts'
import type { Stage } from '#web/ui/StageMark.tsx'
import { StageMark } from '#web/ui/StageMark.tsx'

/** Square is waiting, octagon is being worked on, round is done. */
export const stages: Readonly<Record<CardStatus, Stage>> = {
  backlog: 'square',
  in_progress: 'octagon',
  completed: 'round',
}

/** The mark of a status and its name. */
export function CardStage({ status, className }: { status: CardStatus; className?: string }) {
  const isHot = status === 'in_progress'
  return (
    <span
      className={classes(
        'inline-flex items-center gap-2 text-caption whitespace-nowrap',
        isHot ? 'font-semibold text-heat-text' : 'text-ink-2',
        className,
      )}
    >
      <StageMark stage={stages[status]} isHot={isHot} />
      {columnNames[status]}
    </span>
  )
}
