import { columnNames } from '#domain/board/texts.ts'
import type { CardStatus } from '#domain/board/types.ts'
import { classes } from '#web/ui/classes.ts'
import type { Stage } from '#web/ui/marks/StageMark.tsx'
import { StageMark } from '#web/ui/marks/StageMark.tsx'

/** Square: waiting. Octagon: in progress. Round: done. */
export const stages: Readonly<Record<CardStatus, Stage>> = {
  backlog: 'square',
  in_progress: 'octagon',
  completed: 'round',
}

type Props = { status: CardStatus; isDecision?: boolean; className?: string }

/** The mark of a status and its name, and whether it is a decision that stands there: in words where the card has room for them. */
export function CardStage({ status, isDecision = false, className }: Props) {
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
      {isDecision ? <span className="font-normal text-ink-3 @max-[13.5rem]:sr-only">Decision</span> : null}
    </span>
  )
}
